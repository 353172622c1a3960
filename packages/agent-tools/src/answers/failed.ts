import { type Issue, utf8Length } from "@plumbline/model-core";
import { TOOL_LIMITS } from "../limits.js";

/** Why a tool failed (docs/reference/tools.md#errors). */
export interface FailedTool {
  readonly error: {
    readonly type: string;
    readonly title: string;
    readonly detail: string;
    readonly status: number;
    readonly errors: readonly Issue[];
  };
}

/**
 * The error of the HTTP endpoint as a tool tells it; `detail` says all that is wrong in one text. Of what is too much for
 * an answer the first faults are told.
 */
export function failedTool(error: Omit<FailedTool["error"], "detail">): FailedTool {
  const { type, title, status, errors } = error;
  const each = errors.map(({ field, message }) => (field === "" ? message : `${field} ${message}`));
  const detail = each.length === 0 ? title : each.join("; ");
  const failed = { error: { type, title, detail, status, errors } };
  const isShort = utf8Length(JSON.stringify(failed)) <= TOOL_LIMITS.resultBytes;
  return isShort || errors.length <= 1
    ? failed
    : failedTool({ ...error, errors: errors.slice(0, Math.floor(errors.length / 2)) });
}
