import { bodyOf, type JsonObject, type Tool } from "@plumbline/agent-tools";
import {
  ARCHITECTURE_CALL,
  readArchitectureSubmission,
  readSubmitFlowRequest,
  SUBMIT_FLOW_CALL,
} from "@plumbline/ai-tasks";
import { BRIEF_REQUEST, readBriefRequest } from "@plumbline/bundle-writer";
import {
  DECISION_REQUEST,
  QUESTION_REQUEST,
  readDecisionRequest,
  readQuestionRequest,
} from "@plumbline/decision-core";
import type { Issue, Result } from "@plumbline/model-core";
import {
  EVIDENCE_REQUEST,
  OBLIGATION_REQUEST,
  PROMISE_REQUEST,
  REVISE_REQUEST,
  readEvidenceRequest,
  readObligationRequest,
  readPromiseRequest,
  readReviseRequest,
} from "@plumbline/promise-core";

/** What is wrong with a body, as its HTTP endpoint says it. */
export interface RefusedBody {
  readonly title: string;
  readonly errors: readonly Issue[];
}

type Reader = (text: string) => Result<unknown, RefusedBody>;

/** The readers of the bodies that tools take; that of a run hangs on the kind of its obligation. */
const READERS: ReadonlyMap<Tool["body"], Reader> = new Map<Tool["body"], Reader>([
  [PROMISE_REQUEST, (text) => readPromiseRequest(text, "agent-token")],
  [REVISE_REQUEST, readReviseRequest],
  [OBLIGATION_REQUEST, readObligationRequest],
  [EVIDENCE_REQUEST, readEvidenceRequest],
  [DECISION_REQUEST, (text) => readDecisionRequest(text, "agent-token")],
  [QUESTION_REQUEST, (text) => readQuestionRequest(text, "agent-token")],
  [SUBMIT_FLOW_CALL, readSubmitFlowRequest],
  [ARCHITECTURE_CALL, readArchitectureSubmission],
  [BRIEF_REQUEST, readBriefRequest],
]);

/** What is wrong with the body of a call, as far as it shows from the body alone; null where nothing is. */
export function refusalOfBody(tool: Tool, sent: JsonObject): RefusedBody | null {
  const reader = READERS.get(tool.body);
  const read = reader?.(JSON.stringify(bodyOf(tool, sent)));
  return read === undefined || read.ok ? null : read.refusal;
}
