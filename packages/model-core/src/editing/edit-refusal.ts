import type { Issue, Result } from "../issue.js";

/** Why an edit writes nothing, in the order in which one hides the others. */
export const EDIT_REFUSALS = ["invalid_body", "not_found", "validation_error", "conflict", "in_use"] as const;
export type EditRefusalCode = (typeof EDIT_REFUSALS)[number];

/** Why an edit writes nothing. */
export interface EditRefusal {
  readonly code: EditRefusalCode;
  /** What is wrong; of broken rules, the first. */
  readonly title: string;
  /** All of them at once; `field` is a path of the body, or `<kind>:<id>` of what refers to a deleted fact. */
  readonly errors: readonly Issue[];
}

const TITLES: { readonly [Code in EditRefusalCode]: string } = {
  invalid_body: "The body is not what this request takes",
  not_found: "There is no such fact in the model",
  validation_error: "The change breaks rules of the model",
  conflict: "The ID is in use",
  in_use: "Other things refer to what would be deleted",
};

/** The refusal of an edit, as a result. */
export function refuseEdit(
  code: EditRefusalCode,
  errors: readonly Issue[],
): Extract<Result<never, EditRefusal>, { readonly ok: false }> {
  return { ok: false, refusal: { code, title: titleOf(code, errors), errors } };
}

function titleOf(code: EditRefusalCode, [first]: readonly Issue[]): string {
  if (first === undefined || (code !== "invalid_body" && code !== "validation_error")) {
    return TITLES[code];
  }
  return `${first.field === "" ? "The body" : `${first.field}:`} ${first.message}`;
}
