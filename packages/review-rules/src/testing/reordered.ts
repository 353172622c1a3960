import type { ReviewedState } from "../state/reviewed-state.js";

/** A state with its lists in another order. */
export function reordered({ model, scenarios, promises }: ReviewedState, seed: number): ReviewedState {
  return {
    model: {
      elements: shuffled(model.elements, seed),
      relationships: shuffled(model.relationships, seed),
      messages: shuffled(model.messages, seed),
      schemas: shuffled(model.schemas, seed),
      operations: shuffled(model.operations, seed),
      channels: shuffled(model.channels, seed),
      subscriptions: shuffled(model.subscriptions, seed),
      bindings: shuffled(model.bindings, seed),
    },
    scenarios: shuffled(scenarios, seed),
    promises: shuffled(promises, seed),
  };
}

const PRIME = 97;

function shuffled<Value>(values: readonly Value[], seed: number): readonly Value[] {
  const step = 1 + (seed % (PRIME - 1));
  return values
    .map((value, place) => ({ value, key: ((place + 1) * step) % PRIME }))
    .sort((left, right) => left.key - right.key)
    .map(({ value }) => value);
}
