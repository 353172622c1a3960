import { list, object } from "../declaring/containers.js";
import type { ReadOf, SentOf } from "../declaring/node.js";
import { orElseAlsoNull, orNull } from "../declaring/presence.js";
import { guid } from "../declaring/values.js";
import type { ElementId, MessageId, SchemaId } from "../guid.js";
import { STANDING } from "./standing.js";
import { DESCRIPTION, NAME, TAGS } from "./texts.js";

/** See docs/reference/model.md#messages. */
export const MESSAGE = object({
  id: guid<MessageId>(),
  name: NAME,
  description: DESCRIPTION,
  producerId: guid<ElementId>(),
  consumerIds: orElseAlsoNull(list(guid<ElementId>(), { repeats: "left-out" }), []),
  schemaId: orNull(guid<SchemaId>()),
  tags: TAGS,
  ...STANDING,
});
export type Message = ReadOf<typeof MESSAGE>;
export type SentMessage = SentOf<typeof MESSAGE>;
