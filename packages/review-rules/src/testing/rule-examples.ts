import type { Cited, ResultWord } from "../records/rule.js";
import type { ReviewedState } from "../state/reviewed-state.js";

/** The smallest state that gives a result. */
export interface RuleExample {
  /** What is so in it. */
  readonly says: string;
  readonly state: ReviewedState;
  readonly subject: Cited;
}

/** One for each result that a rule can give. */
export type RuleExamples = { readonly [Result in ResultWord]?: RuleExample };
