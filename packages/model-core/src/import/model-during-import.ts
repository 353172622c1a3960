import type { ModelDocument } from "../document/model-document.js";
import type { Binding } from "../facts/binding.js";
import type { Channel } from "../facts/channel.js";
import type { Element } from "../facts/element.js";
import { FACT_KINDS, type FactKind, type FactOfKind, type Model } from "../facts/model.js";
import type { BindingId } from "../guid.js";
import {
  type ChannelRoles,
  type ModelLookup,
  rolesOfChannels,
  routeOf,
  routesOf,
} from "../rules/model-lookup.js";

/**
 * The model as it becomes while the entries of a document are read into it. Bindings that the document
 * holds are judged when they are read; those it does not hold stand from the start.
 */
export class ModelDuringImport implements ModelLookup {
  readonly kinds = { get: (id: string): FactKind | undefined => this.#kindOf(id) };
  readonly elements: Map<string, Element>;
  readonly channels: Map<string, Channel>;
  readonly schemas: Set<string>;
  readonly routes: Map<string, BindingId>;
  readonly rolesOfChannels: ReadonlyMap<string, ChannelRoles>;
  readonly #present: { readonly [Kind in FactKind]: ReadonlyMap<string, FactOfKind[Kind]> };

  constructor(present: Model, document: ModelDocument) {
    const read = new Set<string>(document.bindings.map(({ id }) => id));
    const others = present.bindings.filter(({ id }) => !read.has(id));
    this.#present = {
      element: byId(present.elements),
      relationship: byId(present.relationships),
      message: byId(present.messages),
      channel: byId(present.channels),
      operation: byId(present.operations),
      subscription: byId(present.subscriptions),
      binding: byId(present.bindings),
      schema: byId(present.schemas),
    };
    this.elements = new Map(this.#present.element);
    this.channels = new Map(this.#present.channel);
    this.schemas = new Set(this.#present.schema.keys());
    this.routes = routesOf(others);
    this.rolesOfChannels = rolesOfChannels(others);
  }

  /** The fact that an entry updates. */
  present<Kind extends FactKind>(kind: Kind, id: string): FactOfKind[Kind] | undefined {
    return this.#present[kind].get(id);
  }

  /** Only a new ID is asked for, so most imports ask seldom. */
  #kindOf(id: string): FactKind | undefined {
    return FACT_KINDS.find((kind) => this.#present[kind].has(id));
  }

  /** Takes a fact that keeps every rule. */
  put<Kind extends FactKind>(kind: Kind, fact: FactOfKind[Kind]): void {
    if (kind === "element") {
      this.elements.set(fact.id, fact as Element);
    } else if (kind === "channel") {
      this.channels.set(fact.id, fact as Channel);
    } else if (kind === "schema") {
      this.schemas.add(fact.id);
    } else if (kind === "binding") {
      const binding = fact as Binding;
      this.routes.set(routeOf(binding), binding.id);
    }
  }
}

function byId<Fact extends { readonly id: string }>(facts: readonly Fact[]): ReadonlyMap<string, Fact> {
  return new Map(facts.map((fact) => [fact.id, fact]));
}
