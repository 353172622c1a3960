import type { Issue } from "@plumbline/model-core";
import { budgetOf, fits } from "./budget.js";
import { mostThat } from "./most-that.js";

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

type ToTell = Omit<FailedTool["error"], "detail">;

const WHOLE_RESULT = budgetOf(null, () => 0);

/**
 * The error of the HTTP endpoint as a tool tells it; `detail` says all that is wrong in one text. What a result has no room
 * for is counted there.
 */
export function failedTool(error: ToTell): FailedTool {
  const hasRoom = (count: number): boolean => fits(JSON.stringify(withErrors(error, count)), WHOLE_RESULT);
  return withErrors(error, mostThat(error.errors.length, hasRoom));
}

function withErrors({ type, title, status, errors }: ToTell, count: number): FailedTool {
  const shown = errors.slice(0, count);
  const each = shown.map(({ field, message }) => (field === "" ? message : `${field} ${message}`));
  const more = count < errors.length ? [`${errors.length - count} more`] : [];
  const detail = errors.length === 0 ? title : [...each, ...more].join("; ");
  return { error: { type, title, detail, status, errors: shown } };
}
