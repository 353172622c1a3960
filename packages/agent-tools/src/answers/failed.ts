import type { Issue } from "@plumbline/model-core";

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

/** The error of the HTTP endpoint as a tool tells it; `detail` says all that is wrong in one text. */
export function failedTool(error: Omit<FailedTool["error"], "detail">): FailedTool {
  const { type, title, status, errors } = error;
  const each = errors.map(({ field, message }) => (field === "" ? message : `${field} ${message}`));
  return { error: { type, title, detail: each.length === 0 ? title : each.join("; "), status, errors } };
}
