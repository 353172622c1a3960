import { compareCodeUnits, type Subscription } from "@plumbline/model-core";
import type { Cited } from "../records/cited.js";
import { isStated, type ReviewContext } from "../state/review-context.js";
import {
  comesByStatedFacts,
  type MessagesAtChannel,
  messagesAtChannel,
  wayOf,
} from "./messages-at-channel.js";

/** An element that publishes to a channel or consumes it, with the facts that say so. */
export interface Party {
  readonly elementId: string;
  readonly facts: readonly Cited[];
}

/** Who publishes to a channel and who consumes it, as playback routes what is published. */
export interface PartiesOfChannel {
  /** Of all publish steps, each once, in order. */
  readonly publisherIds: readonly string[];
  /** By stated facts alone; consumers are ordered by subscription. */
  readonly statedPublishers: readonly Party[];
  readonly statedConsumers: readonly Party[];
  /** Every fact that is read. */
  readonly facts: readonly Cited[];
}

export function partiesOfChannel(
  context: ReviewContext,
  channel: Cited,
  subscriptions: readonly Subscription[],
): PartiesOfChannel {
  const coming = messagesAtChannel(context, channel.id);
  const publisherIds = sorted(coming.messages.flatMap(({ publisherIds: ids }) => ids));
  const consumers = subscriptions.map(consumerOf);
  const isKnown = isStated(context, channel);
  const areStated = ({ facts }: Party): boolean => isKnown && facts.every((fact) => isStated(context, fact));
  return {
    publisherIds: publisherIds.filter((id) => id !== ""),
    statedPublishers: publishersOf(coming, channel.id).filter(areStated),
    statedConsumers: consumers.filter(areStated),
    facts: [
      channel,
      ...consumers.flatMap(({ facts }) => facts),
      ...publisherIds.map((id): Cited => ({ kind: "element", id })),
      ...coming.ways,
    ],
  };
}

function consumerOf({ id, consumerId }: Subscription): Party {
  return {
    elementId: consumerId,
    facts: [
      { kind: "subscription", id },
      { kind: "element", id: consumerId },
    ],
  };
}

/** Each publisher that stated facts bring a message of, by the first such message. */
function publishersOf({ messages }: MessagesAtChannel, channelId: string): readonly Party[] {
  const parties = new Map<string, Party>();
  for (const message of messages.filter((sent) => comesByStatedFacts(sent, channelId))) {
    for (const elementId of message.publisherIds.filter((id) => !parties.has(id))) {
      const facts: readonly Cited[] = [{ kind: "element", id: elementId }, ...wayOf(message, channelId)];
      parties.set(elementId, { elementId, facts });
    }
  }
  return [...parties.values()].sort((left, right) => compareCodeUnits(left.elementId, right.elementId));
}

function sorted(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].sort(compareCodeUnits);
}
