import type {
  Binding,
  Channel,
  Element,
  Message,
  Model,
  Operation,
  Schema,
  Subscription,
} from "@plumbline/model-core";
import { compareCodeUnits } from "@plumbline/model-core";

/** A model's facts by ID. Keys are plain text, since a scenario may name anything. */
export interface ModelIndex {
  readonly elements: ReadonlyMap<string, Element>;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly messages: ReadonlyMap<string, Message>;
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly subscriptions: ReadonlyMap<string, Subscription>;
  readonly bindings: ReadonlyMap<string, Binding>;
  /** Of a channel, by ID. */
  readonly subscriptionsOf: ReadonlyMap<string, readonly Subscription[]>;
  /** Of a source channel, by ID. */
  readonly bindingsFrom: ReadonlyMap<string, readonly Binding[]>;
}

export function indexModel(model: Model): ModelIndex {
  return {
    elements: byId(model.elements),
    operations: byId(model.operations),
    messages: byId(model.messages),
    schemas: byId(model.schemas),
    channels: byId(model.channels),
    subscriptions: byId(model.subscriptions),
    bindings: byId(model.bindings),
    subscriptionsOf: grouped(model.subscriptions, (subscription) => subscription.channelId),
    bindingsFrom: grouped(model.bindings, (binding) => binding.sourceChannelId),
  };
}

function byId<Fact extends { readonly id: string }>(facts: readonly Fact[]): ReadonlyMap<string, Fact> {
  const map = new Map<string, Fact>();
  for (const fact of facts) {
    map.set(fact.id, fact);
  }
  return map;
}

function grouped<Fact extends { readonly id: string }>(
  facts: readonly Fact[],
  keyOf: (fact: Fact) => string,
): ReadonlyMap<string, readonly Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const group = groups.get(keyOf(fact));
    if (group === undefined) {
      groups.set(keyOf(fact), [fact]);
    } else {
      group.push(fact);
    }
  }
  for (const group of groups.values()) {
    group.sort((left, right) => compareCodeUnits(left.id, right.id));
  }
  return groups;
}
