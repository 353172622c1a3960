import type { Guid } from "@plumbline/model-core";

/** A finding of the review, named by its rule and its subject: a rule gives one for each subject. */
export interface NamedFinding {
  readonly ruleId: string;
  readonly subjectId: Guid;
}

/** The same as it was when a decision settled it. */
export interface SettledFinding extends NamedFinding {
  readonly fingerprint: string;
  readonly ruleVersion: number;
}

/** The same with what its rule found in a pinned state (docs/reference/decisions.md#acceptance). */
export interface FoundFinding extends SettledFinding {
  readonly result: "verified" | "concern" | "unknown" | "not-applicable";
}

/** Whether two name one finding. */
export function isSameFinding(left: NamedFinding, right: NamedFinding): boolean {
  return left.ruleId === right.ruleId && left.subjectId === right.subjectId;
}
