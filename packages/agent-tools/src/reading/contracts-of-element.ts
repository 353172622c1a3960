import type { Guid, Model } from "@plumbline/model-core";
import type { ContractKind } from "../tools/model-tools.js";

/**
 * What an element agreed on with others: operations it owns, messages it produces or consumes, its subscriptions and
 * their channels, bindings into and out of those, and the schemas of all that. Null when the model has no such element.
 */
export function contractsOfElement(model: Model, elementId: Guid): Pick<Model, ContractKind> | null {
  if (!model.elements.some(({ id }) => id === elementId)) {
    return null;
  }
  const operations = model.operations.filter(({ ownerId }) => ownerId === elementId);
  const messages = model.messages.filter(
    ({ producerId, consumerIds }) =>
      producerId === elementId || (consumerIds as readonly Guid[]).includes(elementId),
  );
  const subscriptions = model.subscriptions.filter(({ consumerId }) => consumerId === elementId);
  const channelIds = new Set<string>(
    subscriptions.flatMap(({ channelId, deadLetterChannelId }) => [
      channelId,
      deadLetterChannelId ?? channelId,
    ]),
  );
  const schemaIds = new Set<string | null>([
    ...operations.flatMap(({ requestSchemaId, responseSchemaId }) => [requestSchemaId, responseSchemaId]),
    ...messages.map(({ schemaId }) => schemaId),
  ]);
  return {
    operations,
    messages,
    subscriptions,
    channels: model.channels.filter(({ id }) => channelIds.has(id)),
    bindings: model.bindings.filter(
      ({ sourceChannelId, targetChannelId }) =>
        channelIds.has(sourceChannelId) || channelIds.has(targetChannelId),
    ),
    schemas: model.schemas.filter(({ id }) => schemaIds.has(id)),
  };
}
