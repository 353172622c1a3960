import type { Model } from "@plumbline/model-core";

/** A fact as a test looks at it. */
// biome-ignore lint/suspicious/noExplicitAny: facts of every kind
type Loose = any;

/** A model read once more, as plainly as can be. */
export class NaiveReading {
  constructor(private readonly model: Model) {}

  party(id: string): object {
    for (const element of this.model.elements) {
      if (element.id === id) {
        return { id, name: element.name, kind: element.kind };
      }
    }
    return { id, name: null, kind: null };
  }

  message(message: Loose): object {
    const { producerId, consumerIds, ...rest } = message;
    return {
      ...rest,
      producer: this.party(producerId),
      consumerCount: consumerIds.length,
      consumers: consumerIds.map((id: string) => this.party(id)),
    };
  }

  outbound(id: string): readonly object[] {
    return this.#sorted("relationships", (fact) => fact.fromId === id).map((fact) => ({
      ...fact,
      to: this.party(fact.toId),
    }));
  }

  inbound(id: string): readonly object[] {
    return this.#sorted("relationships", (fact) => fact.toId === id).map((fact) => ({
      ...fact,
      from: this.party(fact.fromId),
    }));
  }

  produced(id: string): readonly object[] {
    return this.#sorted("messages", (fact) => fact.producerId === id).map((fact) => this.message(fact));
  }

  consumed(id: string): readonly object[] {
    return this.#sorted("messages", (fact) => fact.consumerIds.includes(id)).map((fact) =>
      this.message(fact),
    );
  }

  /** The contracts of one kind, of an element or of all, in the order of their IDs. */
  contracts(kind: keyof Model, elementId: string | null): readonly Loose[] {
    return this.#sorted(kind, (fact) => elementId === null || this.#isOf(kind, fact, elementId)).map(
      (fact) => {
        const { content: _, ...rest } = fact;
        return kind === "schemas" ? rest : fact;
      },
    );
  }

  #isOf(kind: keyof Model, fact: Loose, id: string): boolean {
    const has = (other: keyof Model, holds: (one: Loose) => boolean) =>
      (this.model[other] as Loose[]).some((one) => this.#isOf(other, one, id) && holds(one));
    const listensTo = (channel: string) =>
      has("subscriptions", (one) => one.channelId === channel || one.deadLetterChannelId === channel);
    switch (kind) {
      case "operations":
        return fact.ownerId === id;
      case "messages":
        return fact.producerId === id || fact.consumerIds.includes(id);
      case "subscriptions":
        return fact.consumerId === id;
      case "channels":
        return listensTo(fact.id);
      case "bindings":
        return listensTo(fact.sourceChannelId) || listensTo(fact.targetChannelId);
      default:
        return (
          has("operations", (one) => one.requestSchemaId === fact.id || one.responseSchemaId === fact.id) ||
          has("messages", (one) => one.schemaId === fact.id)
        );
    }
  }

  #sorted(kind: keyof Model, isWanted: (fact: Loose) => boolean): readonly Loose[] {
    const found = (this.model[kind] as readonly Loose[]).filter(isWanted);
    return [...found].sort((one, other) => (one.id < other.id ? -1 : 1));
  }
}
