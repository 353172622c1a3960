import type { CountedTokens, ExpectedCall } from "./cost-of-call.js";

/** A call that came to an answer. */
export interface AnsweredCall extends ExpectedCall {
  readonly text: string;
}

/**
 * What a vendor counted, as far as it can be: what was sent is a token at least, and none is less than a byte; an answer that says
 * something is a token, and no more than were asked for. Anything else counts as not said, so that no slip of a vendor ends a
 * budget, or passes it by (docs/reference/ai.md#budget).
 */
export function believedTokens(
  tokens: CountedTokens | null,
  { bytes, maxOutputTokens, text }: AnsweredCall,
): CountedTokens | null {
  if (tokens === null) {
    return null;
  }
  const { input, output } = tokens;
  const leastOutput = text === "" ? 0 : 1;
  const isPossible = input >= 1 && input <= bytes && output >= leastOutput && output <= maxOutputTokens;
  return isPossible ? tokens : null;
}
