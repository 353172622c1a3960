import type { Guid, Result } from "@plumbline/model-core";
import { anyJson, guid, mapOf, nullable, object } from "@plumbline/model-core/declaring";
import { readSubmittedFlow } from "../flow/check-flow.js";
import { FLOW_OUTPUT, type FlowOutput } from "../flow/flow-output.js";
import type { AnswerError } from "../tasks/checked-answer.js";
import { type RequestRefusal, readRequest } from "./read-request.js";
import { REQUEST } from "./request-values.js";
import { refusedOutput, whyNoOutput } from "./submitted-output.js";

const FIELDS = {
  request: REQUEST,
  reviseScenarioId: nullable(guid({ about: "The scenario that the flow is to take the place of" })),
};

/** The body that submits a flow (docs/reference/ai.md#submitting-a-flow), as it is told. */
export const SUBMIT_FLOW_REQUEST = object({ ...FIELDS, flow: FLOW_OUTPUT });

/** As a tool for agents takes it: the form of a flow is long, and stands in the OpenAPI document. */
export const SUBMIT_FLOW_CALL = object({
  ...FIELDS,
  flow: mapOf(anyJson(), { about: "FlowOutput of /api/openapi.json; refusals point into it" }),
});

/** As it is read first: faults of the flow are told with pointers into it. */
const WITH_ANY_FLOW = object({ ...FIELDS, flow: anyJson() });

export interface SubmitFlowRequest {
  readonly request: string | null;
  readonly reviseScenarioId: Guid | null;
  readonly flow: FlowOutput;
}

/** A flow is no deeper than its own fields; what is deeper is refused before. */
const LEVELS = 64;

/** Reads that body; what its `refs` name is not looked up. */
export function readSubmitFlowRequest(text: string): Result<SubmitFlowRequest, RequestRefusal> {
  const read = readRequest({ node: WITH_ANY_FLOW, name: "submission" }, text, LEVELS);
  if (!read.ok) {
    return read;
  }
  const { flow, ...rest } = read.value;
  const wrong = whyNoOutput(flow);
  if (wrong !== null) {
    return refusedFlow([wrong]);
  }
  const checked = readSubmittedFlow(flow);
  return checked.ok ? { ok: true, value: { ...rest, flow: checked.value } } : refusedFlow(checked.errors);
}

/** The refusal of a flow that was submitted: the fields are pointers into it. */
export function refusedFlow(errors: readonly AnswerError[]): ReturnType<typeof refusedOutput> {
  return refusedOutput("flow", errors);
}
