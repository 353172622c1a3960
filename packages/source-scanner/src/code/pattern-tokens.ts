import { SIGNATURE_TOKENS } from "./signature-tokens.js";

const TOKENS = Object.values(SIGNATURE_TOKENS)
  .flat()
  .map((token) => token.replace(".", "\\."));

const PATTERN_TOKEN = new RegExp(`[oO]utbox|OUTBOX|IntegrationEventLog|\\b(?:${TOKENS.join("|")})\\b`);

/** Whether a text has a word that a source pattern is known by. */
export function hasPatternToken(text: string): boolean {
  return PATTERN_TOKEN.test(text);
}
