import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../platform/database/statements.js";
import type { RefusalNamed } from "../../platform/errors/refusals.js";

export interface FindingOfState {
  readonly ruleId: string;
  readonly subjectId: string;
  readonly result: "verified" | "concern" | "unknown" | "not-applicable";
  readonly fingerprint: string;
  readonly ruleVersion: number;
}

/** The findings of a pinned state: of main, an open branch or a revision. Call it in a transaction that sees one moment. */
export async function readFindings(
  _reader: Reader,
  _projectId: Guid,
  _wanted: { readonly branchId: Guid | null; readonly revisionId: Guid | null },
): Promise<
  | { readonly outcome: "findings"; readonly findings: readonly FindingOfState[] }
  | RefusalNamed<"no-project" | "no-revision" | "no-open-branch">
> {
  return { outcome: "findings", findings: [] };
}
