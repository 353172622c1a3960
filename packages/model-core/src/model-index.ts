import { compareCodeUnits } from "./code-unit-order.js";
import type { Binding } from "./facts/binding.js";
import type { Channel } from "./facts/channel.js";
import type { Element } from "./facts/element.js";
import type { Message } from "./facts/message.js";
import type { Model } from "./facts/model.js";
import type { Operation } from "./facts/operation.js";
import type { Schema } from "./facts/schema.js";
import type { Subscription } from "./facts/subscription.js";

/** A model's facts by ID and by what they refer to. Keys are plain text, since documents may name anything. */
export interface ModelIndex {
  readonly model: Model;
  readonly elements: ReadonlyMap<string, Element>;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly messages: ReadonlyMap<string, Message>;
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly subscriptions: ReadonlyMap<string, Subscription>;
  readonly bindings: ReadonlyMap<string, Binding>;
  /** Lists are ordered by ID. */
  readonly operationsOfOwner: ReadonlyMap<string, readonly Operation[]>;
  readonly subscriptionsOfChannel: ReadonlyMap<string, readonly Subscription[]>;
  readonly subscriptionsOfConsumer: ReadonlyMap<string, readonly Subscription[]>;
  readonly bindingsOfSource: ReadonlyMap<string, readonly Binding[]>;
  readonly bindingsOfTarget: ReadonlyMap<string, readonly Binding[]>;
}

/** Indexes a model, to be asked many times. */
export function indexModel(model: Model): ModelIndex {
  return {
    model,
    elements: byId(model.elements),
    operations: byId(model.operations),
    messages: byId(model.messages),
    schemas: byId(model.schemas),
    channels: byId(model.channels),
    subscriptions: byId(model.subscriptions),
    bindings: byId(model.bindings),
    operationsOfOwner: grouped(model.operations, (operation) => operation.ownerId),
    subscriptionsOfChannel: grouped(model.subscriptions, (subscription) => subscription.channelId),
    subscriptionsOfConsumer: grouped(model.subscriptions, (subscription) => subscription.consumerId),
    bindingsOfSource: grouped(model.bindings, (binding) => binding.sourceChannelId),
    bindingsOfTarget: grouped(model.bindings, (binding) => binding.targetChannelId),
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
    const key = keyOf(fact);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [fact]);
    } else {
      group.push(fact);
    }
  }
  for (const group of groups.values()) {
    group.sort((left, right) => compareCodeUnits(left.id, right.id));
  }
  return groups;
}
