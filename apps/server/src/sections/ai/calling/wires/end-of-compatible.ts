import type { AnswerEnd } from "../call-outcome.js";

const CUT = /length|max_tokens|limit/i;
const NO_END = /error|abort|cancel|fail|tool|function|timeout|time_limit/i;

const HELD_BACK = /filter|safety|block/i;

/**
 * Servers of this protocol have words of their own for the end of an answer, `eos` and `eos_token` among them: an answer is
 * judged by what it says, unless its end says that it is none.
 */
export function endOfCompatible(word: string): AnswerEnd {
  if (NO_END.test(word)) {
    return "broken";
  }
  if (HELD_BACK.test(word)) {
    return "filtered";
  }
  return CUT.test(word) ? "cut" : "whole";
}
