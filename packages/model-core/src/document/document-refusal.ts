import type { Issue } from "../issue.js";

/** The code of a refusal of a model document (docs/reference/model-documents.md#refusals). */
export type DocumentRefusalCode = "invalid_export" | "import_too_large";

/** Why a document is refused as a whole. */
export interface DocumentRefusal {
  readonly code: DocumentRefusalCode;
  /** The first reason. */
  readonly title: string;
  readonly errors: readonly Issue[];
}

/** The refusal that lists issues; its title names the first. */
export function documentRefusal(code: DocumentRefusalCode, errors: readonly Issue[]): DocumentRefusal {
  const first = errors[0];
  const title = first === undefined || first.field === "" ? `The document ${first?.message}` : inWords(first);
  return { code, title, errors };
}

function inWords({ field, message }: Issue): string {
  return `${field}: ${message}`;
}
