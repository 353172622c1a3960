import type { Result } from "@plumbline/model-core";
import { boolean, guid, object, orElseAlsoNull, orNull, type ReadOf } from "@plumbline/model-core/declaring";
import { SAVE_LIMITS } from "@plumbline/playback-engine";
import { line } from "../outputs/output-values.js";
import { type RequestRefusal, readOptionalRequest } from "./read-request.js";

/** The body that accepts a flow proposal (docs/reference/ai.md#accepting-a-flow); all of it may be missing. */
export const ACCEPT_FLOW_REQUEST = object({
  scenarioId: orNull(guid({ about: "Of the new scenario; null where one is revised" })),
  name: orNull(line(SAVE_LIMITS.nameCharacters, "Of the scenario; null takes that of the flow")),
  acceptStale: orElseAlsoNull(boolean({ about: "Takes parts that changed as they are by now" }), false),
});
export type AcceptFlowRequest = ReadOf<typeof ACCEPT_FLOW_REQUEST>;

/** Reads that body, or none. */
export function readAcceptFlowRequest(text: string): Result<AcceptFlowRequest, RequestRefusal> {
  return readOptionalRequest({ node: ACCEPT_FLOW_REQUEST, name: "acceptance" }, text);
}
