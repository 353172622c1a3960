import type { Cited } from "./cited.js";
import type { ResultWord, Severity } from "./finding-words.js";

/** What a rule says of one subject. */
export interface Judgement {
  readonly subject: Cited;
  readonly result: ResultWord;
  readonly severity: Severity;
  /** A sentence; it ends without a full stop where it goes on in no other. */
  readonly reason: string;
  /** Every fact that the result rests on, the subject among them; order and repeats do not matter. */
  readonly cites: readonly Cited[];
  /** What the reason counts, or names only the first of: the fingerprint holds each. */
  readonly items: readonly string[];
}
