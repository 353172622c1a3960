import type { Model } from "@plumbline/model-core";
import { inIdOrder } from "../../in-id-order.js";
import type { Counts } from "./reached-from.js";

/** The facts that are reached, whether they count or not, and what stands between those that do; by ID. */
export function factsInScope(model: Model, reached: ReadonlySet<string>, counts: Counts): Model {
  const reachedOf = <Fact extends { readonly id: string }>(facts: readonly Fact[]): readonly Fact[] =>
    inIdOrder(facts.filter(({ id }) => reached.has(id)));
  const elements = reachedOf(model.elements);
  const channels = reachedOf(model.channels);
  const areEnds = endsAmong([...elements, ...channels].filter(counts));
  return {
    elements,
    relationships: inIdOrder(model.relationships.filter(({ fromId, toId }) => areEnds(fromId, toId))),
    messages: reachedOf(model.messages),
    schemas: reachedOf(model.schemas),
    operations: reachedOf(model.operations),
    channels,
    subscriptions: reachedOf(model.subscriptions),
    bindings: inIdOrder(
      model.bindings.filter(({ sourceChannelId, targetChannelId }) =>
        areEnds(sourceChannelId, targetChannelId),
      ),
    ),
  };
}

function endsAmong(facts: readonly { readonly id: string }[]): (from: string, to: string) => boolean {
  const ids = new Set(facts.map(({ id }) => id));
  return (from, to) => ids.has(from) && ids.has(to);
}
