import { readDecisionRequest, readQuestionRequest } from "@plumbline/decision-core";
import type { Result } from "@plumbline/model-core";
import type { BodyRefusal } from "@plumbline/model-core/declaring";
import {
  readEvidenceRequest,
  readObligationRequest,
  readPromiseRequest,
  readReviseRequest,
} from "@plumbline/promise-core";
import { ApiError } from "../../../platform/errors/api-error.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import type { ToolCall, ToolFinding } from "../tools/handled-tool.js";

type Reader = (text: string) => Result<unknown, BodyRefusal>;

/** The readers of the bodies that tools write, by what they state. */
const READERS = {
  promise: (text) => readPromiseRequest(text, "agent-token"),
  revision: readReviseRequest,
  obligation: readObligationRequest,
  evidence: readEvidenceRequest,
  decision: (text) => readDecisionRequest(text, "agent-token"),
  question: (text) => readQuestionRequest(text, "agent-token"),
} as const satisfies { readonly [What: string]: Reader };

/** Does what a tool does, or with `dryRun` says no more than that it keeps the rules of its body. */
export async function validated(
  what: keyof typeof READERS,
  { own, body }: { readonly own: { readonly dryRun: boolean }; readonly body: ToolCall["body"] },
  write: () => Promise<ToolFinding>,
): Promise<ToolFinding> {
  if (!own.dryRun) {
    return write();
  }
  const reader: Reader = READERS[what];
  return validAs(readBodyText(body, reader));
}

/** Says that a body keeps its rules, or is thrown as what its HTTP endpoint answers. */
export function validAs(read: Result<unknown, BodyRefusal>): ToolFinding {
  if (!read.ok) {
    const { code, title, errors } = read.refusal;
    throw new ApiError({ status: 400, type: code, title, errors });
  }
  return { data: { dryRun: true, valid: true }, notice: NOT_LOOKED_AT };
}

/** A dry run is of the body alone, and says so. */
const NOT_LOOKED_AT =
  "The body keeps its rules. Whether what it names is there, and whether it may change now, shows when it is written.";
