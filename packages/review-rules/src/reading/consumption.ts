import type { Subscription } from "@plumbline/model-core";
import type { Cited } from "../records/cited.js";
import { isStated, type ReviewContext } from "../state/review-context.js";
import { factsOfWalk, type MessageWalk, statedWalkFrom, walkFrom, wayTo } from "./message-walk.js";

/** Whether what comes to a channel can come to a subscription, whatever the routing keys. */
export interface Consumption {
  /** A way of stated facts to a stated subscription, with the channel it is on; null when there is none. */
  readonly stated: { readonly way: readonly Cited[]; readonly channelId: string } | null;
  /** Every fact that is read. */
  readonly facts: readonly Cited[];
  /** There is more behind the channel than any message is brought through. */
  readonly isCut: boolean;
}

export function consumptionOf(context: ReviewContext, channelId: string): Consumption {
  const walk = walkFrom(context, channelId, () => true);
  const subscriptions = [...walk.arrivals.keys()].flatMap((id) => subscriptionsOn(context, id));
  return {
    stated: statedConsumption(context, channelId),
    facts: [...factsOfWalk(walk), ...subscriptions.map(({ id }): Cited => ({ kind: "subscription", id }))],
    isCut: walk.isCut,
  };
}

function statedConsumption(context: ReviewContext, channelId: string): Consumption["stated"] {
  const walk = statedWalkFrom(context, channelId, () => true);
  const found = firstSubscription(context, walk);
  return found === null
    ? null
    : {
        way: [...wayTo(walk, found.channelId), { kind: "subscription", id: found.id }],
        channelId: found.channelId,
      };
}

function firstSubscription(context: ReviewContext, { arrivals }: MessageWalk): Subscription | null {
  for (const id of arrivals.keys()) {
    const found = subscriptionsOn(context, id).find((on) =>
      isStated(context, { kind: "subscription", id: on.id }),
    );
    if (found !== undefined) {
      return found;
    }
  }
  return null;
}

function subscriptionsOn({ index }: ReviewContext, channelId: string): readonly Subscription[] {
  return index.subscriptionsOfChannel.get(channelId) ?? [];
}
