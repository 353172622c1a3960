import type { FindingName } from "./answer.js";

/** The rule and the subject of a finding, which no other finding of a state has, as one text. */
export function findingKey({ ruleId, subjectId }: FindingName): string {
  return `${ruleId} ${subjectId}`;
}
