import type { Model, ModelIndex } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { broughtByElements, namedByScenario } from "./brought-by.js";
import { factsInScope } from "./facts-in-scope.js";
import { reachedFrom } from "./reached-from.js";

/** Parts of a design that somebody asks for, by their IDs. */
export interface AskedParts {
  readonly factIds: ReadonlySet<string>;
  readonly scenarios: readonly { readonly document: ScenarioDocument }[];
}

/**
 * The facts that some parts of a design bring, whatever their truth label, as a brief does of those that are confirmed: an
 * element its operations, subscriptions and messages, a channel its subscriptions and bindings, a scenario what it names,
 * and each what it refers to.
 */
export function closureOf(index: ModelIndex, { factIds, scenarios }: AskedParts): Model {
  const { model } = index;
  const elements = model.elements.filter(({ id }) => factIds.has(id));
  const brought = [
    ...broughtByElements({ index, model }, elements),
    ...scenarios.flatMap(namedByScenario),
    ...[...factIds].flatMap((id) => besideFact(index, id)),
  ];
  const asked = new Set([...factIds, ...brought.map(({ id }) => id)]);
  return factsInScope(
    model,
    reachedFrom(index, asked, () => true),
    () => true,
  );
}

/** The subscriptions of a channel; the ends of what stands between others. */
function besideFact(index: ModelIndex, id: string): readonly { readonly id: string }[] {
  const { model, bindings, subscriptionsOfChannel, bindingsOfSource, bindingsOfTarget } = index;
  const named = [
    bindings.get(id) ?? [],
    bindingsOfSource.get(id) ?? [],
    bindingsOfTarget.get(id) ?? [],
  ].flat();
  const relationships = model.relationships.filter((one) => one.id === id);
  const ends = [
    ...named.flatMap(({ sourceChannelId, targetChannelId }) => [sourceChannelId, targetChannelId]),
    ...relationships.flatMap(({ fromId, toId }) => [fromId, toId]),
  ];
  return [...(subscriptionsOfChannel.get(id) ?? []), ...ends.map((end) => ({ id: end }))];
}
