import {
  type Element,
  FACT_KINDS,
  type FactKind,
  type FactOfKind,
  LIST_OF_KIND,
  type Model,
  nameOfFact,
} from "@plumbline/model-core";
import type { ItemFields } from "../records/import-item.js";

/** A fact of the model as it is matched with source. */
export interface PresentFact {
  readonly kind: FactKind;
  readonly fact: ItemFields & { readonly id: string };
  readonly name: string;
  /** What has to be equal beside the name; several where a component stands for the application around it. */
  readonly places: readonly string[];
}

/** The facts of a model by kind and ID, each with its places. */
export class PresentFacts {
  readonly #elements: ReadonlyMap<string, Element>;
  readonly #ofKind: { readonly [Kind in FactKind]: ReadonlyMap<string, PresentFact> };

  constructor(model: Model) {
    this.#elements = new Map(model.elements.map((element) => [element.id, element]));
    const maps = FACT_KINDS.map((kind) => {
      const facts: readonly FactOfKind[FactKind][] = model[LIST_OF_KIND[kind]];
      return [kind, new Map(facts.map((fact) => [fact.id, this.#present(kind, fact)]))];
    });
    this.#ofKind = Object.fromEntries(maps);
  }

  get(kind: FactKind, id: string): PresentFact | null {
    return this.#ofKind[kind].get(id) ?? null;
  }

  element(id: string): Element | null {
    return this.#elements.get(id) ?? null;
  }

  all(kind: FactKind): Iterable<PresentFact> {
    return this.#ofKind[kind].values();
  }

  #present(kind: FactKind, fact: FactOfKind[FactKind]): PresentFact {
    return {
      kind,
      fact: fact as unknown as PresentFact["fact"],
      name: nameOfFact(fact) ?? "",
      places: this.#places(kind, fact),
    };
  }

  #places(kind: FactKind, fact: FactOfKind[FactKind]): readonly string[] {
    const of = <Kind extends FactKind>(): FactOfKind[Kind] => fact as FactOfKind[Kind];
    switch (kind) {
      case "element":
        return [placeOf.element(of<"element">())];
      case "relationship":
        return of<"relationship">().kind === "structural" ? [placeOf.ends(of<"relationship">())] : [];
      case "message":
        return this.#owners(of<"message">().producerId);
      case "channel":
        return [of<"channel">().kind];
      case "operation":
        return this.#owners(of<"operation">().ownerId).map((ownerId) =>
          placeOf.operation({ ...of<"operation">(), ownerId }),
        );
      case "subscription":
        return this.#owners(of<"subscription">().consumerId).map((consumerId) =>
          placeOf.subscription({ ...of<"subscription">(), consumerId }),
        );
      case "binding":
        return [placeOf.binding(of<"binding">())];
      case "schema":
        return [""];
    }
  }

  /** A component acts for the application that it is in. */
  #owners(id: string): readonly string[] {
    const element = this.#elements.get(id);
    return element?.kind === "component" && element.parentId !== null ? [id, element.parentId] : [id];
  }
}

/** What has to be equal beside the name, of facts of a model and of what source says alike. */
export const placeOf = {
  element: ({ kind, parentId }: { readonly kind: string; readonly parentId: string | null }) =>
    `${kind} ${parentId}`,
  ends: ({ fromId, toId }: { readonly fromId: string; readonly toId: string }) => `${fromId} ${toId}`,
  operation: ({ transport, ownerId }: { readonly transport: string; readonly ownerId: string }) =>
    `${transport} ${ownerId}`,
  subscription: ({ channelId, consumerId }: { readonly channelId: string; readonly consumerId: string }) =>
    `${channelId} ${consumerId}`,
  binding: (binding: {
    readonly sourceChannelId: string;
    readonly targetChannelId: string;
    readonly routingKey: string | null;
  }) => `${binding.sourceChannelId} ${binding.targetChannelId} ${binding.routingKey ?? ""}`,
} as const;
