import type { ElementKind, Model } from "@plumbline/model-core";
import { present } from "@plumbline/model-core";

/** The names of a model's facts by ID. */
export class FactNames {
  readonly #names = new Map<string, string>();
  readonly #kinds = new Map<string, ElementKind>();

  constructor(model: Model) {
    for (const fact of [...model.elements, ...model.operations, ...model.channels]) {
      this.#names.set(fact.id, fact.name);
    }
    for (const { id, kind } of model.elements) {
      this.#kinds.set(id, kind);
    }
    for (const { id, channelId, consumerId } of model.subscriptions) {
      this.#names.set(id, `${this.of(channelId)} → ${this.of(consumerId)}`);
    }
  }

  /** The ID itself when nothing has a name under it. */
  of(id: string): string {
    return this.#names.get(id) ?? id;
  }

  /** The kind of an element. */
  kindOf(id: string): ElementKind {
    return present(this.#kinds.get(id));
  }
}
