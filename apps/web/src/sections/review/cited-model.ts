import type { ModelLists } from "../../api/model-query.js";
import type { Cite } from "./review-records.js";

/** The part of a model that a finding rests on: what it cites, and the ends of what it cites between parts. */
export function citedModel(model: ModelLists, cites: readonly Pick<Cite, "id">[]): ModelLists {
  const cited = new Set(cites.map(({ id }) => id));
  const isCited = ({ id }: { readonly id: string }): boolean => cited.has(id);
  const operations = model.operations.filter(isCited);
  const messages = model.messages.filter(isCited);
  const relationships = model.relationships.filter(isCited);
  const subscriptions = model.subscriptions.filter(isCited);
  const bindings = model.bindings.filter(isCited);
  const parts = new Set<string | null>([
    ...cited,
    ...operations.map(({ ownerId }) => ownerId),
    ...messages.map(({ producerId }) => producerId),
    ...relationships.flatMap(({ fromId, toId }) => [fromId, toId]),
    ...subscriptions.flatMap((one) => [one.consumerId, one.channelId, one.deadLetterChannelId]),
    ...bindings.flatMap(({ sourceChannelId, targetChannelId }) => [sourceChannelId, targetChannelId]),
  ]);
  const elements = model.elements.filter(({ id }) => parts.has(id));
  return {
    elements: elements.map((element) =>
      parts.has(element.parentId) ? element : { ...element, parentId: null },
    ),
    channels: model.channels.filter(({ id }) => parts.has(id)),
    operations,
    messages,
    relationships,
    subscriptions,
    bindings,
    schemas: [],
  };
}

/** The elements of a model that hold others: opened, all of it is seen. */
export function holdersOf({ elements }: ModelLists): readonly string[] {
  return [...new Set(elements.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])))];
}
