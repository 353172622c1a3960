import type { Cited } from "../records/cited.js";
import { isStated, type ReviewContext } from "../state/review-context.js";

/** Which of some facts do not count as stated, each once, in the order they are given. */
export function factsInDoubt(context: ReviewContext, facts: readonly Cited[]): readonly Cited[] {
  const doubtful = new Map<string, Cited>();
  for (const fact of facts) {
    if (!isStated(context, fact)) {
      doubtful.set(`${fact.kind} ${fact.id}`, fact);
    }
  }
  return [...doubtful.values()];
}
