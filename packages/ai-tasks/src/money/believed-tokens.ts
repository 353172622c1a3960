import type { CountedTokens, ExpectedCall } from "./cost-of-call.js";

/**
 * What a vendor counted, as far as it can be: no token is less than a byte of what was sent, and no answer longer than it was
 * asked for. Anything else counts as not said, so that no slip of a vendor ends a budget (docs/reference/ai.md#budget).
 */
export function believedTokens(
  tokens: CountedTokens | null,
  { bytes, maxOutputTokens }: ExpectedCall,
): CountedTokens | null {
  return tokens !== null && tokens.input <= bytes && tokens.output <= maxOutputTokens ? tokens : null;
}
