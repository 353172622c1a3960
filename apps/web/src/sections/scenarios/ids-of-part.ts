import type { ModelLists } from "../../api/model-query.js";

type Lists = Pick<ModelLists, "elements" | "operations" | "messages" | "subscriptions">;

/** What a scenario names where a part takes part in it: the part, what is inside it, and what belongs to those. */
export function idsOfPart(model: Lists, partId: string): ReadonlySet<string> {
  const ids = withInside(model.elements, partId);
  const owned = [
    ...model.operations.filter(({ ownerId }) => ids.has(ownerId)),
    ...model.subscriptions.filter(({ consumerId, channelId }) => ids.has(consumerId) || ids.has(channelId)),
    ...model.messages.filter(
      ({ producerId, consumerIds }) => ids.has(producerId) || consumerIds.some((one) => ids.has(one)),
    ),
  ];
  return new Set([...ids, ...owned.map(({ id }) => id)]);
}

function withInside(elements: Lists["elements"], partId: string): Set<string> {
  const ids = new Set([partId]);
  const open = [partId];
  for (const parent of open) {
    for (const { id, parentId } of elements) {
      if (parentId === parent && !ids.has(id)) {
        ids.add(id);
        open.push(id);
      }
    }
  }
  return ids;
}
