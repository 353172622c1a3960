/** The facts of a model that connect two of its elements or channels, as lines of a picture. */

import type { FactStanding, ModelIndex } from "@plumbline/model-core";
import { oneLine, oneLineOrNull } from "../text/one-line.js";
import { entryChannel } from "./entry-channel.js";
import type { EdgeKind } from "./picture.js";
import type { Mark } from "./standing.js";
import { marksOfFact } from "./standing.js";

/** One fact: it connects `from` with `to`, elements or channels. */
export interface Connection {
  /** The relationship, message, binding or subscription that it is. */
  readonly factId: string;
  readonly from: string;
  readonly to: string;
  readonly kind: EdgeKind;
  /** One line; null when the fact has nothing to say but that it is there. */
  readonly label: string | null;
  readonly marks: readonly Mark[];
}

/** Relationships and messages straight from producer to consumer: what connects systems. */
export function directConnections(index: ModelIndex): readonly Connection[] {
  const connections = relationships(index);
  for (const message of index.model.messages) {
    for (const consumerId of message.consumerIds) {
      connections.push(asMessage(message.producerId, consumerId, oneLine(message.name), message));
    }
  }
  return connections;
}

/**
 * Relationships, and messages through the channels that carry them: from the producer into the one channel
 * that leads to the consumer, along bindings, subscriptions and dead-letter channels. A message whose way
 * the model does not tell goes straight to its consumer.
 */
export function channelledConnections(index: ModelIndex): readonly Connection[] {
  const connections = relationships(index);
  for (const message of index.model.messages) {
    for (const consumerId of message.consumerIds) {
      const channelId = entryChannel(index, { messageName: message.name, consumerId });
      connections.push(
        asMessage(message.producerId, channelId ?? consumerId, oneLine(message.name), message),
      );
    }
  }
  for (const binding of index.model.bindings) {
    connections.push(
      asMessage(binding.sourceChannelId, binding.targetChannelId, binding.routingKey, binding),
    );
  }
  for (const subscription of index.model.subscriptions) {
    connections.push(asMessage(subscription.channelId, subscription.consumerId, null, subscription));
    if (subscription.deadLetterChannelId !== null) {
      connections.push(
        asMessage(subscription.channelId, subscription.deadLetterChannelId, "dead letters", subscription),
      );
    }
  }
  return connections;
}

function relationships(index: ModelIndex): Connection[] {
  return index.model.relationships.map((relationship) => ({
    factId: relationship.id,
    from: relationship.fromId,
    to: relationship.toId,
    kind: "relationship",
    label: withTechnology(relationship.label, relationship.technology),
    marks: marksOfFact(relationship),
  }));
}

type MessageFact = FactStanding & { readonly id: string };

function asMessage(from: string, to: string, label: string | null, fact: MessageFact): Connection {
  return {
    factId: fact.id,
    from,
    to,
    kind: "message",
    label: oneLineOrNull(label),
    marks: marksOfFact(fact),
  };
}

function withTechnology(label: string | null, technology: string | null): string | null {
  const said = oneLineOrNull(label);
  const by = oneLineOrNull(technology);
  if (by === null) {
    return said;
  }
  return said === null ? `[${by}]` : `${said} [${by}]`;
}
