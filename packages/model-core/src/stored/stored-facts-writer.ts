import type { FactKind } from "../facts/model.js";
import { present } from "../present.js";
import { KIND_OF_LIST } from "./forms-of-lists.js";
import { Pieces } from "./pieces.js";
import { rewrittenFact } from "./rewritten-fact.js";
import { beginsWithId, compareIds, placeOfId } from "./stored-fact-order.js";
import type { ListForm, ObjectForm } from "./stored-form.js";
import { StoredTextWriter } from "./stored-text-writer.js";

/** A list, with its facts as they were written. */
interface WrittenList {
  readonly form: ListForm;
  readonly placeOfId: number;
  readonly facts: Uint8Array[];
}

const ENCODER = new TextEncoder();
const EMPTY = ENCODER.encode("[]");

/** Writes the facts of a model in a form while they come, in any order. */
export class StoredFactsWriter {
  readonly #form: ObjectForm;
  readonly #writer: StoredTextWriter;
  readonly #lists = new Map<FactKind, WrittenList>();

  constructor(form: ObjectForm, isYaml: boolean) {
    this.#form = form;
    this.#writer = new StoredTextWriter(new Pieces(), isYaml);
    for (const { name, form: list } of form.fields) {
      const kind = KIND_OF_LIST.get(name);
      if (kind !== undefined && list.type === "list") {
        this.#lists.set(kind, { form: list, placeOfId: placeOfId(list.entry), facts: [] });
      }
    }
  }

  /** Adds a fact, which is the UTF-8 JSON text that it is stored as; throws when that is no fact of its kind. */
  add(kind: FactKind, fact: Uint8Array): void {
    const { form, facts } = present(this.#lists.get(kind));
    const text = beginsWithId(fact) ? fact : rewrittenFact(kind, fact);
    const written =
      this.#writer.write(form.entry, text) ??
      this.#writer.write(form.entry, rewrittenFact(kind, text), "rewritten");
    if (written === null) {
      throw new Error(`The text of a stored ${kind} is no fact`);
    }
    facts.push(written);
  }

  /** The whole in parts: what is no list is given. */
  protected parts(head: Readonly<Record<string, unknown>> = {}): Uint8Array[] {
    const parts: Uint8Array[] = [];
    for (const [index, { name, first, next, form }] of this.#form.fields.entries()) {
      parts.push(index === 0 ? first : next);
      const list = this.#lists.get(KIND_OF_LIST.get(name) as FactKind);
      if (list !== undefined && list.facts.length > 0) {
        pushList(parts, list);
      } else {
        const text = list === undefined ? ENCODER.encode(JSON.stringify(head[name])) : EMPTY;
        parts.push(present(this.#writer.write(form, text, "rewritten")));
      }
    }
    parts.push(this.#form.close);
    return parts;
  }
}

function pushList(parts: Uint8Array[], { form, placeOfId: place, facts }: WrittenList): void {
  let before = form.open;
  for (const fact of facts.sort((left, right) => compareIds(left, right, place))) {
    parts.push(before, fact);
    before = form.between;
  }
  parts.push(form.close);
}
