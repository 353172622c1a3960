import type { CitedKind } from "../../records/cited.js";
import type { ResultWord, Severity } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";

/** What the contract alone says of one subject. */
export interface NaiveFinding {
  readonly ruleId: string;
  readonly subjectKind: CitedKind;
  readonly subjectId: string;
  readonly result: ResultWord;
  readonly severity: Severity;
}

export type NaiveRule = (state: ReviewedState) => readonly NaiveFinding[];
