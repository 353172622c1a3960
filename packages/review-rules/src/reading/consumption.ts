import type { Subscription } from "@plumbline/model-core";
import type { Cited } from "../records/cited.js";
import { isStated, type ReviewContext } from "../state/review-context.js";
import { factsOfWalk, statedWalkFrom, walkFrom, wayTo } from "./message-walk.js";

/** By what a channel is consumed: the way to a subscription, which it ends with, and the channel that it is on. */
export interface Consumption {
  readonly way: readonly Cited[];
  readonly channelId: string;
}

/** What was looked at behind a channel. */
export interface LookedAt {
  readonly facts: readonly Cited[];
  /** There is more behind the channel than any message is brought through. */
  readonly isCut: boolean;
}

/** How what comes to a channel can come to a subscription by stated facts, whatever the routing keys; null if it cannot. */
export function statedConsumption(context: ReviewContext, channelId: string): Consumption | null {
  const walk = statedWalkFrom(context, channelId, () => true);
  for (const id of walk.arrivals.keys()) {
    const found = subscriptionsOn(context, id).find((on) =>
      isStated(context, { kind: "subscription", id: on.id }),
    );
    if (found !== undefined) {
      return { way: [...wayTo(walk, id), { kind: "subscription", id: found.id }], channelId: id };
    }
  }
  return null;
}

/** The channel, the bindings and channels behind it, and the subscriptions on them. */
export function lookedAtBehind(context: ReviewContext, channelId: string): LookedAt {
  const walk = walkFrom(context, channelId, () => true);
  const subscriptions = [...walk.arrivals.keys()].flatMap((id) => subscriptionsOn(context, id));
  return {
    facts: [...factsOfWalk(walk), ...subscriptions.map(({ id }): Cited => ({ kind: "subscription", id }))],
    isCut: walk.isCut,
  };
}

function subscriptionsOn({ index }: ReviewContext, channelId: string): readonly Subscription[] {
  return index.subscriptionsOfChannel.get(channelId) ?? [];
}
