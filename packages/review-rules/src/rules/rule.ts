import type { ResultWord } from "../records/finding-words.js";
import type { Judgement } from "../records/judgement.js";
import type { RuleRecord } from "../records/rule-record.js";
import type { ReviewContext } from "../state/review-context.js";

/** A rule: a function of the reviewed state, with what its page says of it. */
export interface Rule extends RuleRecord {
  /** When it gives each result, in words; null where it never does. */
  readonly results: { readonly [Result in ResultWord]: string | null };
  /** Which severity its findings have, in words. */
  readonly severity: string;
  /** One judgement for each subject, in any order. */
  readonly evaluate: (context: ReviewContext) => readonly Judgement[];
}
