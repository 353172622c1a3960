import { object } from "../declaring/containers.js";
import type { ReadOf, SentOf } from "../declaring/node.js";
import { orElse, orNull } from "../declaring/presence.js";
import { from } from "../declaring/value-rules.js";
import { guid, integer, label } from "../declaring/values.js";
import type { ElementId, OperationId, SchemaId } from "../guid.js";
import { FACT_LIMITS } from "../limits.js";
import { RETRY } from "./retry.js";
import { STANDING } from "./standing.js";
import { NAME } from "./texts.js";

export const TRANSPORTS = ["http", "grpc", "command"] as const;
export type Transport = (typeof TRANSPORTS)[number];

const NO_TIMEOUT = 0;

/** See docs/reference/model.md. */
export const OPERATION = object({
  id: guid<OperationId>(),
  ownerId: guid<ElementId>(),
  name: NAME,
  transport: label(TRANSPORTS),
  requestSchemaId: orNull(guid<SchemaId>()),
  responseSchemaId: orNull(guid<SchemaId>()),
  timeoutMs: orElse(
    integer({ rules: [from(0, FACT_LIMITS.maxTimeoutMs)], about: "Milliseconds; 0 declares no timeout" }),
    NO_TIMEOUT,
  ),
  retry: orNull(RETRY),
  ...STANDING,
});
export type Operation = ReadOf<typeof OPERATION>;
export type SentOperation = SentOf<typeof OPERATION>;
