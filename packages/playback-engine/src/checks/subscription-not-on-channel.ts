import type { Check } from "./check.js";
import { quoted } from "./quoted.js";

/** Each handler names a subscription that the published channel or its bindings, whatever their keys, reach. */
export const subscriptionNotOnChannel: Check = {
  code: "subscription-not-on-channel",
  step: ({ step }, { index, reach }) => {
    if (step?.type !== "publish" || typeof step.channel !== "string" || !index.channels.has(step.channel)) {
      return [];
    }
    const { channels } = reach.of(step.channel);
    return Object.keys(step.handlers ?? {})
      .filter((id) => {
        const subscription = index.subscriptions.get(id);
        return subscription !== undefined && !channels.has(subscription.channelId);
      })
      .map((id) => `handlers: ${quoted(id)} is not reached from the channel`);
  },
};
