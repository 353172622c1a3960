import type { Result } from "@plumbline/model-core";
import { guid, nullable, type ObjectRule, object, type ReadOf } from "@plumbline/model-core/declaring";
import { type RequestRefusal, readRequest } from "./read-request.js";
import { BRANCH, REQUEST, SELECTION } from "./request-values.js";

const SOMETHING_IS_ASKED: ObjectRule<{
  readonly request: string | null;
  readonly reviseScenarioId: string | null;
}> = {
  at: "end",
  check({ read, given, breaksRule }) {
    if (given["request"] === null && read.reviseScenarioId === null) {
      breaksRule("request", "must not be null where no scenario is revised");
    }
  },
};

/** The body that asks an AI for a flow (docs/reference/ai.md#asking-for-a-flow). */
export const CREATE_FLOW_REQUEST = object(
  {
    request: REQUEST,
    branchId: BRANCH,
    reviseScenarioId: nullable(guid({ about: "The scenario that the flow is to take the place of" })),
    selection: SELECTION,
  },
  { rules: [SOMETHING_IS_ASKED] },
);
export type CreateFlowRequest = ReadOf<typeof CREATE_FLOW_REQUEST>;

/** Reads that body; what it names is not looked up. */
export function readCreateFlowRequest(text: string): Result<CreateFlowRequest, RequestRefusal> {
  return readRequest({ node: CREATE_FLOW_REQUEST, name: "request" }, text);
}
