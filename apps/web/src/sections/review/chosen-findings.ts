import type { Finding } from "./review-records.js";
import type { AnswerState, ReviewSearch } from "./review-search.js";

/** What tells a finding from all others, whatever it says: its rule and its subject. */
export function keyOfFinding({ ruleId, subjectId }: Pick<Finding, "ruleId" | "subjectId">): string {
  return `${ruleId}:${subjectId}`;
}

/** Which answers are asked for: what waits, unless somebody asks for one subject or says otherwise. */
export function askedAnswer(search: ReviewSearch): AnswerState {
  return search.answer ?? (search.subjectId === undefined && search.result === undefined ? "waiting" : "any");
}

/** Whether a finding waits for somebody: it is a concern or unknown, and no answer to it counts. */
export function isWaiting({ result, settled }: Pick<Finding, "result" | "settled">): boolean {
  return (result === "concern" || result === "unknown") && !settled;
}

/** The findings that an address asks for, in the order of the review. */
export function chosenFindings(findings: readonly Finding[], search: ReviewSearch): readonly Finding[] {
  const sought = (search.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const answer = askedAnswer(search);
  return findings.filter(
    (finding) =>
      isAsked(search.rule, finding.ruleId) &&
      isAsked(search.category, finding.category) &&
      isAsked(search.result, finding.result) &&
      isAsked(search.severity, finding.severity) &&
      isAsked(search.subjectId, finding.subjectId) &&
      hasAnswer(finding, answer) &&
      hasWords(finding, sought),
  );
}

function isAsked(asked: string | undefined, is: string): boolean {
  return asked === undefined || asked === is;
}

function hasAnswer(finding: Finding, answer: AnswerState): boolean {
  switch (answer) {
    case "waiting":
      return isWaiting(finding);
    case "answered":
      return finding.settled;
    case "again":
      return finding.needsReReview;
    case "any":
      return true;
  }
}

function hasWords({ ruleId, subjectName, reason }: Finding, sought: readonly string[]): boolean {
  const said = `${ruleId} ${subjectName ?? ""} ${reason}`.toLowerCase();
  return sought.every((word) => said.includes(word));
}
