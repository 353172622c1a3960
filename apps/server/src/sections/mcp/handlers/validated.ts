import { ApiError } from "../../../platform/errors/api-error.js";
import type { RefusedBody } from "../tools/body-readers.js";
import type { ToolCall, ToolFinding } from "../tools/handled-tool.js";

/** Does what a tool does, or with `dryRun` says no more than that it keeps the rules of its body. */
export async function validated(
  { own, refusal }: { readonly own: { readonly dryRun: boolean } } & Pick<ToolCall, "refusal">,
  write: () => Promise<ToolFinding>,
): Promise<ToolFinding> {
  return own.dryRun ? validAs(refusal()) : write();
}

/** Says that a body keeps its rules; throws what it breaks of them. */
export function validAs(refusal: RefusedBody | null): ToolFinding {
  if (refusal !== null) {
    const { title, errors } = refusal;
    throw new ApiError({ status: 400, type: "validation_error", title, errors });
  }
  return { data: { dryRun: true, valid: true }, notice: NOT_LOOKED_AT };
}

/** A dry run is of the body alone, and says so. */
const NOT_LOOKED_AT =
  "The body keeps its rules. Whether what it names is there, and whether it may change now, shows when it is written.";
