import type { Binding } from "@plumbline/model-core";
import { passesBinding } from "@plumbline/playback-engine";
import { REVIEW_LIMITS } from "../limits.js";
import { oncePerReview, type ReviewContext } from "../state/review-context.js";
import { factsInDoubt } from "./facts-in-doubt.js";
import { factsOfWalk, lengthOfWays, type MessageWalk, statedWalkFrom, walkFrom } from "./message-walk.js";
import { type Publication, publications } from "./publications.js";

/** What is published to one channel with one routing key, with where bindings that pass it bring it. */
export interface SentMessage extends Publication {
  readonly walk: MessageWalk;
  /** By stated facts alone. */
  readonly statedWalk: MessageWalk;
}

/** The messages of all scenarios, by where they come. */
export interface SentMessages {
  /** By the ID of each channel that one comes to, the one it is published to among them. */
  readonly comingTo: ReadonlyMap<string, readonly SentMessage[]>;
  /** There are more messages and bindings than a review compares: some messages are left out. */
  readonly isCut: boolean;
}

export const sentMessages = oncePerReview((context): SentMessages => {
  const comingTo = new Map<string, SentMessage[]>();
  let left: number = REVIEW_LIMITS.routingWork;
  for (const publication of publications(context)) {
    if (left > 0) {
      const sent = sentMessage(context, publication, (work) => {
        left -= work;
      });
      left -= STEP * lengthOfWays(sent.walk);
      noteArrivals(comingTo, sent);
    }
  }
  return { comingTo, isCut: left <= 0 };
});

function noteArrivals(comingTo: Map<string, SentMessage[]>, sent: SentMessage): void {
  for (const channelId of sent.walk.arrivals.keys()) {
    const before = comingTo.get(channelId);
    if (before === undefined) {
      comingTo.set(channelId, [sent]);
    } else {
      before.push(sent);
    }
  }
}

function sentMessage(
  context: ReviewContext,
  publication: Publication,
  charge: (work: number) => void,
): SentMessage {
  const { channelId, routingKey } = publication;
  const passes = ({ routingKey: pattern }: Binding): boolean => {
    charge(STEP + wordsOf(pattern) * wordsOf(routingKey));
    return passesBinding({ pattern, routingKey });
  };
  const walk = walkFrom(context, channelId, passes);
  const isInDoubt = factsInDoubt(context, factsOfWalk(walk)).length > 0;
  return { ...publication, walk, statedWalk: isInDoubt ? statedWalkFrom(context, channelId, passes) : walk };
}

/** What it costs to meet a binding or to go back by one, as many times as comparing two words. */
const STEP = 10;

function wordsOf(text: string | null): number {
  return text === null ? 0 : text.split(".").length;
}
