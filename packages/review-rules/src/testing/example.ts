import type { Cited } from "../records/cited.js";
import type { ResultWord } from "../records/finding-words.js";
import type { ReviewedState } from "../state/reviewed-state.js";

/** A small state of which a rule gives some result, for its page. */
export interface Example {
  /** What there is, in a sentence. */
  readonly says: string;
  readonly state: ReviewedState;
  readonly subject: Cited;
}

/** One for each result that a rule gives. */
export type Examples = { readonly [Result in ResultWord]?: Example };
