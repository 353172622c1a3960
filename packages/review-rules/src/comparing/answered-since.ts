import { sameValue } from "@plumbline/model-core";
import type { AnsweredFinding } from "../records/answer.js";
import { findingKey } from "../records/finding-key.js";

/** Findings of both states whose answer is another in the later one, as they are there. */
export function answeredSince(
  before: readonly AnsweredFinding[],
  after: readonly AnsweredFinding[],
): readonly AnsweredFinding[] {
  const then = new Map(before.map((finding) => [findingKey(finding), finding]));
  return after.filter((finding) => {
    const old = then.get(findingKey(finding));
    return old !== undefined && !sameValue(old.disposition, finding.disposition);
  });
}
