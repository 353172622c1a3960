import type { SentSubscription } from "../facts/subscription.js";
import type { Issue } from "../issue.js";

/** The dead letters of a subscription go to another channel than its own (spec 1, section 2.7). */
export function deadLetterChannelIsAnother(subscription: SentSubscription): Issue | null {
  return subscription.deadLetterChannelId === subscription.channelId
    ? { field: "deadLetterChannelId", message: "must name another channel than channelId" }
    : null;
}
