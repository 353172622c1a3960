import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { compareCodeUnits } from "./code-unit-order.js";
import { indexModel } from "./model-index.js";
import { arbitraryModel } from "./testing/arbitrary-model.js";

/** The facts of a list that refer to an ID, by ID. */
function referring<Fact extends { readonly id: string }>(
  facts: readonly Fact[],
  refersTo: (fact: Fact) => boolean,
): readonly Fact[] | undefined {
  const found = facts.filter(refersTo).sort((left, right) => compareCodeUnits(left.id, right.id));
  return found.length === 0 ? undefined : found;
}

describe("the index of a model", () => {
  it("has each fact under its ID, and under what it refers to, by ID", () => {
    fc.assert(
      fc.property(arbitraryModel, (model) => {
        const index = indexModel(model);
        for (const operation of model.operations) {
          expect(index.operations.get(operation.id)).toBe(operation);
        }
        for (const { id } of model.elements) {
          expect(index.operationsOfOwner.get(id)).toEqual(
            referring(model.operations, ({ ownerId }) => ownerId === id),
          );
          expect(index.subscriptionsOfConsumer.get(id)).toEqual(
            referring(model.subscriptions, ({ consumerId }) => consumerId === id),
          );
        }
        for (const { id } of model.channels) {
          expect(index.subscriptionsOfChannel.get(id)).toEqual(
            referring(model.subscriptions, ({ channelId }) => channelId === id),
          );
          expect(index.bindingsOfSource.get(id)).toEqual(
            referring(model.bindings, ({ sourceChannelId }) => sourceChannelId === id),
          );
          expect(index.bindingsOfTarget.get(id)).toEqual(
            referring(model.bindings, ({ targetChannelId }) => targetChannelId === id),
          );
        }
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});
