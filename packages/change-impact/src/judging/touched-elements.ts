import type { ModelIndex } from "@plumbline/model-core";
import type { SourceComparison } from "../comparing/compare-snapshots.js";
import type { ImpactInput } from "../records/impact-input.js";
import type { Cause } from "./cause.js";
import { causesOfService } from "./causes-of-service.js";

/** What touches each element of a model, with nothing of one that nothing touches: what it is linked with itself, what it owns, its services. */
export function touchedElements(
  { head, serviceLinks }: ImpactInput,
  { comparison, index, facts }: ElementsAsked,
): ReadonlyMap<string, readonly Cause[]> {
  const touched = new Map<string, readonly Cause[]>();
  const add = (id: string, causes: readonly Cause[]): void => {
    // Links outlive what they lead to.
    if (index.elements.has(id)) {
      touched.set(id, [...(touched.get(id) ?? []), ...causes]);
    }
  };
  for (const [ownerId, factId] of ownedFacts(index)) {
    add(ownerId, facts.get(factId) ?? []);
  }
  for (const { elementId, serviceKey, repository } of serviceLinks) {
    add(elementId, repository === head.repository ? causesOfService(comparison, serviceKey) : []);
  }
  return touched;
}

interface ElementsAsked {
  readonly comparison: SourceComparison;
  readonly index: ModelIndex;
  readonly facts: ReadonlyMap<string, readonly Cause[]>;
}

/** Each element with itself and what it owns: operations, subscriptions, and messages that it produces. */
function ownedFacts({ model }: ModelIndex): readonly (readonly [owner: string, fact: string])[] {
  return [
    ...model.elements.map(({ id }) => [id, id] as const),
    ...model.operations.map(({ id, ownerId }) => [ownerId, id] as const),
    ...model.subscriptions.map(({ id, consumerId }) => [consumerId, id] as const),
    ...model.messages.map(({ id, producerId }) => [producerId, id] as const),
  ];
}
