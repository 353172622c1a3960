import type {
  AnsweredFinding,
  Disposition,
  FindingAnswer,
  FindingCounts,
  FindingName,
  SettledFinding,
  SettlingDecision,
} from "../records/answer.js";
import type { Finding } from "../records/finding.js";
import { findingKey } from "../records/finding-key.js";

/** What is known of the answers of a project. */
export interface Answers {
  /** The newest of each finding. */
  readonly given: readonly FindingAnswer[];
  readonly inForce: readonly SettlingDecision[];
}

/** Findings with their answers (docs/reference/review.md#answers). */
export function answeredFindings(findings: readonly Finding[], answers: Answers): readonly AnsweredFinding[] {
  const dispositionOf = dispositionsOf(answers);
  return findings.map((finding) => answered(finding, dispositionOf(finding)));
}

/** One finding with the answer it has in force; null leaves it open. */
export function answered(finding: Finding, disposition: Disposition | null): AnsweredFinding {
  const isOfThis =
    disposition !== null &&
    disposition.fingerprint === finding.fingerprint &&
    disposition.ruleVersion === finding.ruleVersion;
  return { ...finding, settled: isOfThis, needsReReview: disposition !== null && !isOfThis, disposition };
}

/**
 * The answer in force of each finding: a decision in force that names it comes first; a `wont-fix` stands until another
 * answer; an acceptance whose decision is no longer in force is none.
 */
export function dispositionsOf({ given, inForce }: Answers): (name: FindingName) => Disposition | null {
  const newest = new Map(given.map((answer) => [findingKey(answer), answer]));
  const accepted = acceptances(inForce);
  return (name) => {
    const answer = newest.get(findingKey(name)) ?? null;
    const acceptance = accepted.get(findingKey(name));
    if (acceptance !== undefined) {
      return dispositionBy(acceptance, answer);
    }
    return answer?.status === "wont-fix" ? dispositionAs(answer) : null;
  };
}

interface Acceptance {
  readonly decision: SettlingDecision;
  readonly settled: SettledFinding;
}

function acceptances(inForce: readonly SettlingDecision[]): ReadonlyMap<string, Acceptance> {
  return new Map(
    inForce.flatMap((decision) =>
      decision.settles.map((settled) => [findingKey(settled), { decision, settled }] as const),
    ),
  );
}

/** Who gave an answer with a decision is told with it; a finding that the decision named by itself has those who decided. */
function dispositionBy({ decision, settled }: Acceptance, answer: FindingAnswer | null): Disposition {
  if (answer?.status === "accepted-by-decision" && answer.decisionId === decision.id) {
    return dispositionAs(answer);
  }
  return {
    status: "accepted-by-decision",
    reason: null,
    decisionId: decision.id,
    by: decision.decidedBy,
    at: decision.decidedAt,
    ruleVersion: settled.ruleVersion,
    fingerprint: settled.fingerprint,
  };
}

function dispositionAs({ ruleId: _, subjectId: __, ...disposition }: FindingAnswer): Disposition {
  return disposition;
}

/** Of the whole list, whatever is filtered out of it. */
export function countFindings(findings: readonly AnsweredFinding[]): FindingCounts {
  const counts = {
    blocking: 0,
    concerns: 0,
    unknown: 0,
    verified: 0,
    notApplicable: 0,
    settled: 0,
    needsReReview: 0,
  };
  for (const finding of findings) {
    counts[COUNTED_AS[finding.result]] += 1;
    counts.blocking += isBlocking(finding) ? 1 : 0;
    counts.settled += finding.settled ? 1 : 0;
    counts.needsReReview += finding.needsReReview ? 1 : 0;
  }
  return counts;
}

const COUNTED_AS = {
  concern: "concerns",
  unknown: "unknown",
  verified: "verified",
  "not-applicable": "notApplicable",
} as const;

/** Whether a finding blocks Build Ready: a `wont-fix` never takes a blocker away. */
export function isBlocking({ severity, result, settled, disposition }: AnsweredFinding): boolean {
  const isAccepted = settled && disposition?.status === "accepted-by-decision";
  return severity === "blocking" && result === "concern" && !isAccepted;
}
