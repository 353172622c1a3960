import type { FactKind } from "../facts/model.js";
import { present } from "../present.js";
import { KIND_OF_LIST } from "./forms-of-lists.js";
import { Pieces } from "./pieces.js";
import type { ObjectForm, StoredForm } from "./stored-form.js";
import { StoredListWriter } from "./stored-list-writer.js";
import { StoredTextWriter } from "./stored-text-writer.js";

const ENCODER = new TextEncoder();
const EMPTY = ENCODER.encode("[]");

/** Writes the facts of a model in a form while they come, in any order. */
export class StoredFactsWriter {
  readonly #form: ObjectForm;
  readonly #out = new Pieces();
  readonly #writer: StoredTextWriter;
  readonly #lists = new Map<FactKind, StoredListWriter>();

  constructor(form: ObjectForm, isYaml: boolean) {
    this.#form = form;
    this.#writer = new StoredTextWriter(this.#out, isYaml);
    for (const { name, form: list } of form.fields) {
      const kind = KIND_OF_LIST.get(name);
      if (kind !== undefined && list.type === "list") {
        this.#lists.set(kind, new StoredListWriter(kind, list, isYaml));
      }
    }
  }

  /** Adds a fact, which is the UTF-8 JSON text that it is stored as; throws when that is no fact of its kind. */
  add(kind: FactKind, fact: Uint8Array): void {
    present(this.#lists.get(kind)).add(fact);
  }

  /** The whole in parts: what is no list is given. */
  protected parts(head: Readonly<Record<string, unknown>> = {}): Uint8Array<ArrayBuffer>[] {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (const [index, { name, first, next, form }] of this.#form.fields.entries()) {
      parts.push(index === 0 ? first : next);
      const list = this.#lists.get(KIND_OF_LIST.get(name) as FactKind);
      if (list !== undefined && !list.isEmpty) {
        parts.push(...list.parts());
      } else {
        const text = list === undefined ? ENCODER.encode(JSON.stringify(head[name])) : EMPTY;
        parts.push(this.#written(form, text));
      }
    }
    parts.push(this.#form.close);
    return parts;
  }

  #written(form: StoredForm, text: Uint8Array): Uint8Array<ArrayBuffer> {
    const written = this.#writer.write(form, text, { manner: "rewritten" });
    if (written === 0) {
      throw new Error("What a document says of itself has no form");
    }
    return this.#out.since(this.#out.length - written);
  }
}
