import { object } from "../declaring/containers.js";
import type { ReadOf, SentOf } from "../declaring/node.js";
import { guid, label } from "../declaring/values.js";
import type { ChannelId } from "../guid.js";
import { STANDING } from "./standing.js";
import { NAME } from "./texts.js";

export const CHANNEL_KINDS = ["topic", "queue", "exchange"] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** See docs/reference/model.md. */
export const CHANNEL = object({ id: guid<ChannelId>(), name: NAME, kind: label(CHANNEL_KINDS), ...STANDING });
export type Channel = ReadOf<typeof CHANNEL>;
export type SentChannel = SentOf<typeof CHANNEL>;
