import type { ModelLists } from "../../../canvas/canvas-model.js";

/** The elements and channels that a fact is about, by the ID of the fact. */
export type PartsOfFacts = ReadonlyMap<string, readonly string[]>;

/** For each fact the boxes that show it: itself, what it connects, or what it belongs to. */
export function partsOfFacts(model: ModelLists): PartsOfFacts {
  const parts = new Map<string, readonly string[]>();
  for (const { id } of [...model.elements, ...model.channels]) {
    parts.set(id, [id]);
  }
  for (const { id, fromId, toId } of model.relationships) {
    parts.set(id, [fromId, toId]);
  }
  for (const { id, producerId, consumerIds } of model.messages) {
    parts.set(id, [producerId, ...consumerIds]);
  }
  for (const { id, ownerId } of model.operations) {
    parts.set(id, [ownerId]);
  }
  for (const { id, channelId, consumerId } of model.subscriptions) {
    parts.set(id, [channelId, consumerId]);
  }
  for (const { id, sourceChannelId, targetChannelId } of model.bindings) {
    parts.set(id, [sourceChannelId, targetChannelId]);
  }
  return addSchemas(parts, model);
}

/** A schema is about whoever sends or takes what it describes. */
function addSchemas(parts: Map<string, readonly string[]>, model: ModelLists): PartsOfFacts {
  const named = [
    ...model.messages.map(({ schemaId, id }) => [schemaId, id] as const),
    ...model.operations.flatMap(({ requestSchemaId, responseSchemaId, id }) => [
      [requestSchemaId, id] as const,
      [responseSchemaId, id] as const,
    ]),
  ];
  for (const [schemaId, by] of named) {
    if (schemaId !== null) {
      parts.set(schemaId, [...(parts.get(schemaId) ?? []), ...(parts.get(by) ?? [])]);
    }
  }
  return parts;
}

/** All boxes that facts are about. */
export function partsAbout(parts: PartsOfFacts, factIds: Iterable<string>): ReadonlySet<string> {
  return new Set([...factIds].flatMap((id) => parts.get(id) ?? []));
}
