import type { AnswerRequest, AnswerStatus, Finding, RuleId } from "./review-records.js";

/** What somebody says about findings. */
export interface GivenWords {
  readonly status: AnswerStatus;
  readonly reason: string;
  readonly decisionId: string | null;
}

/** The answers that are sent for findings: all say the same. */
export function answersOf(
  findings: readonly Finding[],
  { status, reason, decisionId }: GivenWords,
): readonly AnswerRequest[] {
  return findings.map((finding) => ({
    ...named(finding),
    status,
    reason: reason.trim() === "" ? null : reason,
    decisionId: status === "accepted-by-decision" ? decisionId : null,
  }));
}

/** The answers that bring back what findings had before. */
export function answersBefore(findings: readonly Finding[]): readonly AnswerRequest[] {
  return findings.map((finding) => ({
    ...named(finding),
    status: finding.disposition?.status ?? "open",
    reason: finding.disposition?.reason ?? null,
    decisionId: finding.disposition?.decisionId ?? null,
  }));
}

/** Findings that got another answer than the one that they were left with. */
export function answeredSince(left: readonly Finding[], now: readonly Finding[]): readonly Finding[] {
  const given = new Map(now.map((finding) => [nameOf(finding), givenTo(finding)]));
  return left.filter((finding) => (given.get(nameOf(finding)) ?? givenTo(finding)) !== givenTo(finding));
}

function nameOf({ ruleId, subjectId }: Finding): string {
  return `${ruleId} ${subjectId}`;
}

function givenTo({ disposition }: Finding): string {
  const { by, status, reason, decisionId } = disposition ?? {};
  return JSON.stringify([by, status, reason, decisionId]);
}

// The rules of the service are words of its own; those of a finding are always among them.
function named({ ruleId, subjectId }: Finding): Pick<AnswerRequest, "ruleId" | "subjectId"> {
  return { ruleId: ruleId as RuleId, subjectId };
}

/** The finding that a refusal of several answers is about: it names it as `answers[3]`. */
export function refusedFinding(
  findings: readonly Finding[],
  errors: readonly { readonly field: string }[],
): Finding | undefined {
  const place = errors.map(({ field }) => /^answers\[(\d+)\]/.exec(field)?.[1]).find(Boolean);
  return place === undefined ? undefined : findings[Number(place)];
}

/** Which answers a finding may get at all; the service looks at the rest. */
export function possibleAnswers(finding: Finding): ReadonlySet<AnswerStatus> {
  const possible = new Set<AnswerStatus>();
  if (finding.disposition !== null) {
    possible.add("open");
  }
  if (finding.result === "concern" || finding.result === "unknown") {
    possible.add("accepted-by-decision");
    if (finding.severity !== "blocking") {
      possible.add("wont-fix");
    }
  }
  return possible;
}
