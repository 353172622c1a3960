import { compareCodeUnits } from "@plumbline/model-core";
import type { Cited } from "../records/cited.js";
import { oncePerReview, type ReviewContext } from "../state/review-context.js";
import { factsInDoubt } from "./facts-in-doubt.js";
import { wayTo } from "./message-walk.js";
import { type SentMessage, sentMessages } from "./sent-messages.js";

/** What comes to a channel by publish steps, as playback routes it. */
export interface MessagesAtChannel {
  readonly messages: readonly SentMessage[];
  /** The routing keys that they state, each once, in order. */
  readonly keys: readonly string[];
  /** The channels and bindings of a way of each, by stated facts where there is one; the channel among them. */
  readonly ways: readonly Cited[];
  /** Which of them are in doubt: then a message has no way of stated facts. */
  readonly doubts: readonly Cited[];
}

/** Worked out once for each channel, since more than one rule asks. */
export function messagesAtChannel(context: ReviewContext, channelId: string): MessagesAtChannel {
  const known = knownChannels(context);
  const messages = known.get(channelId) ?? messagesComingTo(context, channelId);
  known.set(channelId, messages);
  return messages;
}

const knownChannels = oncePerReview(() => new Map<string, MessagesAtChannel>());

function messagesComingTo(context: ReviewContext, channelId: string): MessagesAtChannel {
  const messages = sentMessages(context).comingTo.get(channelId) ?? [];
  const keys = new Set(messages.flatMap(({ routingKey }) => routingKey ?? []));
  const ways = new Map<string, Cited>();
  for (const fact of messages.flatMap((sent) => wayOf(sent, channelId))) {
    ways.set(`${fact.kind} ${fact.id}`, fact);
  }
  return {
    messages,
    keys: [...keys].sort(compareCodeUnits),
    ways: [...ways.values()],
    doubts: factsInDoubt(context, [...ways.values()]),
  };
}

/** Whether stated facts alone bring a message to a channel. */
export function comesByStatedFacts({ statedWalk }: SentMessage, channelId: string): boolean {
  return statedWalk.arrivals.has(channelId);
}

/** The channels and bindings that bring a message to a channel, by stated facts where they can. */
export function wayOf(sent: SentMessage, channelId: string): readonly Cited[] {
  return wayTo(comesByStatedFacts(sent, channelId) ? sent.statedWalk : sent.walk, channelId);
}
