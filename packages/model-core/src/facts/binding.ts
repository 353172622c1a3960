import { object } from "../declaring/containers.js";
import type { ReadOf, SentOf } from "../declaring/node.js";
import { orNull } from "../declaring/presence.js";
import { atMostCharacters, NOT_BLANK } from "../declaring/value-rules.js";
import { guid, text } from "../declaring/values.js";
import type { BindingId, ChannelId } from "../guid.js";
import { FACT_LIMITS } from "../limits.js";
import { STANDING } from "./standing.js";

/** See docs/reference/model.md. */
export const BINDING = object({
  id: guid<BindingId>(),
  sourceChannelId: guid<ChannelId>(),
  targetChannelId: guid<ChannelId>(),
  routingKey: orNull(text({ rules: [NOT_BLANK, atMostCharacters(FACT_LIMITS.routingKeyLength)] })),
  ...STANDING,
});
export type Binding = ReadOf<typeof BINDING>;
export type SentBinding = SentOf<typeof BINDING>;
