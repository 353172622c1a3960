import type { FactStanding, ModelIndex } from "@plumbline/model-core";

/** Which facts count: what another one refers to is not followed. */
export type Counts = (fact: FactStanding) => boolean;

/**
 * The IDs of some facts, and of all that those refer to, again and again: the owner of an operation, the element that
 * another is in, the producer and consumers of a message, the channels and consumer of a subscription, schemas.
 */
export function reachedFrom(
  index: ModelIndex,
  factIds: ReadonlySet<string>,
  counts: Counts,
): ReadonlySet<string> {
  const reached = new Set(factIds);
  for (const id of reached) {
    for (const next of referencesOf(index, id, counts)) {
      reached.add(next);
    }
  }
  return reached;
}

function referencesOf(index: ModelIndex, id: string, counts: Counts): readonly string[] {
  const held = <Fact extends FactStanding>(
    fact: Fact | undefined,
    referencesIn: (fact: Fact) => readonly (string | null)[],
  ): readonly (string | null)[] => (fact !== undefined && counts(fact) ? referencesIn(fact) : []);
  const references = [
    ...held(index.elements.get(id), ({ parentId }) => [parentId]),
    ...held(index.operations.get(id), (operation) => [
      operation.ownerId,
      operation.requestSchemaId,
      operation.responseSchemaId,
    ]),
    ...held(index.messages.get(id), (message) => [
      message.producerId,
      ...message.consumerIds,
      message.schemaId,
    ]),
    ...held(index.subscriptions.get(id), (subscription) => [
      subscription.channelId,
      subscription.consumerId,
      subscription.deadLetterChannelId,
    ]),
  ];
  return references.filter((reference) => reference !== null);
}
