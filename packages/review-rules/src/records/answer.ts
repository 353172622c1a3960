import type { Finding } from "./finding.js";

export const ANSWER_STATUSES = ["open", "wont-fix", "accepted-by-decision"] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

/** A finding by its rule and its subject. */
export interface FindingName {
  readonly ruleId: string;
  readonly subjectId: string;
}

/** What somebody answered a finding as it was then. */
export interface FindingAnswer extends FindingName {
  readonly status: AnswerStatus;
  readonly reason: string | null;
  /** Of `accepted-by-decision`. */
  readonly decisionId: string | null;
  readonly by: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly ruleVersion: number;
  readonly fingerprint: string;
}

/** A finding as a decision settled it. */
export interface SettledFinding extends FindingName {
  readonly ruleVersion: number;
  readonly fingerprint: string;
}

/** A decision in force: accepted, and superseded by no accepted one. */
export interface SettlingDecision {
  readonly id: string;
  readonly settles: readonly SettledFinding[];
  readonly decidedBy: string;
  /** ISO 8601 in UTC. */
  readonly decidedAt: string;
}

/** The answer to a finding as it is shown. */
export type Disposition = Omit<FindingAnswer, "ruleId" | "subjectId">;

/** A finding with its answer (docs/reference/review.md#answers). */
export interface AnsweredFinding extends Finding {
  /** Its answer counts: a `wont-fix` or an acceptance of the finding as it is now. */
  readonly settled: boolean;
  /** It was answered when it was another, or of another version of its rule. */
  readonly needsReReview: boolean;
  /** Null of an open one. */
  readonly disposition: Disposition | null;
}

/** How many findings stand how; the results are counted whatever the answers. */
export interface FindingCounts {
  /** Concerns of severity `blocking` that nothing settles. */
  readonly blocking: number;
  readonly concerns: number;
  readonly unknown: number;
  readonly verified: number;
  readonly notApplicable: number;
  readonly settled: number;
  readonly needsReReview: number;
}
