import type { SentSubscription } from "../facts/subscription.js";
import type { Issue } from "../issue.js";

/**
 * The dead letters of a subscription go to another channel than its own
 * (docs/reference/model.md#subscriptions).
 */
export function deadLetterChannelIsAnother(subscription: SentSubscription): Issue | null {
  return subscription.deadLetterChannelId === subscription.channelId
    ? { field: "deadLetterChannelId", message: "must name another channel than channelId" }
    : null;
}
