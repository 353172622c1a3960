import { object } from "../declaring/containers.js";
import type { ReadOf, SentOf } from "../declaring/node.js";
import { orNull } from "../declaring/presence.js";
import { guid } from "../declaring/values.js";
import type { ChannelId, ElementId, SubscriptionId } from "../guid.js";
import { RETRY } from "./retry.js";
import { STANDING } from "./standing.js";

/** See docs/reference/model.md. */
export const SUBSCRIPTION = object({
  id: guid<SubscriptionId>(),
  channelId: guid<ChannelId>(),
  consumerId: guid<ElementId>(),
  retry: orNull(RETRY),
  deadLetterChannelId: orNull(guid<ChannelId>()),
  ...STANDING,
});
export type Subscription = ReadOf<typeof SUBSCRIPTION>;
export type SentSubscription = SentOf<typeof SUBSCRIPTION>;
