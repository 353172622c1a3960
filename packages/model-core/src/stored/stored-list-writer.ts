import type { FactKind } from "../facts/model.js";
import { present } from "../present.js";
import { Pieces } from "./pieces.js";
import { rewrittenFact } from "./rewritten-fact.js";
import { beginsWithId, placeOfId } from "./stored-fact-order.js";
import type { ListForm } from "./stored-form.js";
import { StoredTextWriter } from "./stored-text-writer.js";
import { WrittenFacts } from "./written-facts.js";

/**
 * Writes the facts of one list while they come, each behind what parts it from another. In memory of its own they lie one behind the
 * other, whatever comes between them for other lists.
 */
export class StoredListWriter {
  readonly #kind: FactKind;
  readonly #form: ListForm;
  readonly #out = new Pieces();
  readonly #writer: StoredTextWriter;
  readonly #facts: WrittenFacts;

  constructor(kind: FactKind, form: ListForm, isYaml: boolean) {
    this.#kind = kind;
    this.#form = form;
    this.#writer = new StoredTextWriter(this.#out, isYaml);
    this.#facts = new WrittenFacts(form.between.length + placeOfId(form.entry));
  }

  get isEmpty(): boolean {
    return this.#facts.isEmpty;
  }

  /** Adds a fact, which is the UTF-8 JSON text that it is stored as; throws when that is no fact of its kind. */
  add(fact: Uint8Array): void {
    const { entry, between: behind } = this.#form;
    const text = beginsWithId(fact) ? fact : rewrittenFact(this.#kind, fact);
    const written =
      this.#writer.write(entry, text, { behind }) ||
      this.#writer.write(entry, rewrittenFact(this.#kind, text), { manner: "rewritten", behind });
    if (written === 0) {
      throw new Error(`The text of a stored ${this.#kind} is no fact`);
    }
    const { bytes, length } = this.#out;
    this.#facts.add(bytes, length - written, length);
  }

  /** The list, which is not empty, in parts one after the other. */
  parts(): readonly Uint8Array<ArrayBuffer>[] {
    const { open, between, close } = this.#form;
    const [first, ...others] = this.#facts.parts();
    return [open, present(first).subarray(between.length), ...others, close];
  }
}
