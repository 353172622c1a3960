import { EXPLAIN_DELTA, EXPLAIN_REQUEST } from "@plumbline/ai-tasks";
import { declared, declaredClosed } from "../../../platform/openapi/declared.js";

export const ExplainRequestBody = declaredClosed("ExplainRequest", EXPLAIN_REQUEST, "sent");
export const ExplainDeltaResponse = declared("ExplainDeltaResponse", EXPLAIN_DELTA, "answered");
