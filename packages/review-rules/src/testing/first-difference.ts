import type { NaiveFinding } from "./naive/naive-finding.js";
import type { RuleJudgement } from "./rule-judgements.js";

/** The first finding that only one of two readings of some rules has; null when there is none. */
export function firstDifference(
  judgements: readonly RuleJudgement[],
  naive: readonly NaiveFinding[],
  ruleIds: readonly string[],
): string | null {
  const found = judgements.map(({ ruleId, subject, result, severity }) =>
    inWords({ ruleId, subjectKind: subject.kind, subjectId: subject.id, result, severity }),
  );
  const expected = naive.filter(({ ruleId }) => ruleIds.includes(ruleId)).map(inWords);
  const [missing] = expected.filter((words) => !found.includes(words));
  const [added] = found.filter((words, place) => !expected.includes(words) || found.indexOf(words) !== place);
  if (missing === undefined && added === undefined) {
    return null;
  }
  return `naive: ${missing ?? "nothing more"}; rule: ${added ?? "nothing more"}`;
}

function inWords({ ruleId, subjectKind, subjectId, result, severity }: NaiveFinding): string {
  return `${ruleId} ${subjectKind} ${subjectId} is ${result}, ${severity}`;
}
