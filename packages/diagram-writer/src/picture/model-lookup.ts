import type {
  Binding,
  Channel,
  Element,
  Message,
  Model,
  Operation,
  Subscription,
} from "@plumbline/model-core";

/** A model by ID and by reference, made once for a drawing. */
export interface ModelLookup {
  readonly model: Model;
  readonly elements: ReadonlyMap<string, Element>;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly messages: ReadonlyMap<string, Message>;
  readonly operationsOfOwner: ReadonlyMap<string, readonly Operation[]>;
  readonly subscriptionsOfChannel: ReadonlyMap<string, readonly Subscription[]>;
  readonly subscriptionsOfConsumer: ReadonlyMap<string, readonly Subscription[]>;
  readonly bindingsOfSource: ReadonlyMap<string, readonly Binding[]>;
  readonly bindingsOfTarget: ReadonlyMap<string, readonly Binding[]>;
}

/** More levels than any model has: a parent that is its own ancestor ends here. */
const LEVELS = 4;

export function modelLookup(model: Model): ModelLookup {
  return {
    model,
    elements: byId(model.elements),
    channels: byId(model.channels),
    operations: byId(model.operations),
    messages: byId(model.messages),
    operationsOfOwner: groupedBy(model.operations, (operation) => operation.ownerId),
    subscriptionsOfChannel: groupedBy(model.subscriptions, (subscription) => subscription.channelId),
    subscriptionsOfConsumer: groupedBy(model.subscriptions, (subscription) => subscription.consumerId),
    bindingsOfSource: groupedBy(model.bindings, (binding) => binding.sourceChannelId),
    bindingsOfTarget: groupedBy(model.bindings, (binding) => binding.targetChannelId),
  };
}

/** The element and what contains it, innermost first. */
export function lineage(lookup: ModelLookup, id: string): readonly Element[] {
  const line: Element[] = [];
  let element = lookup.elements.get(id);
  while (element !== undefined && line.length < LEVELS) {
    line.push(element);
    element = element.parentId === null ? undefined : lookup.elements.get(element.parentId);
  }
  return line;
}

function byId<Fact extends { readonly id: string }>(facts: readonly Fact[]): ReadonlyMap<string, Fact> {
  return new Map(facts.map((fact) => [fact.id, fact]));
}

function groupedBy<Fact extends { readonly id: string }>(
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
    group.sort((left, right) => (left.id < right.id ? -1 : left.id > right.id ? 1 : 0));
  }
  return groups;
}
