import type { Tone } from "../../../design/badge.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import type { PatternFinding } from "../source-records.js";

/** How far a pattern is there: a part of it, or what is there only under conditions, is never all of it. */
export function patternStanding({
  established,
  unconditional,
}: Pick<PatternFinding, "established" | "unconditional">): { readonly name: string; readonly tone: Tone } {
  if (!established) {
    return { name: words.candidate, tone: "plain" };
  }
  return unconditional
    ? { name: words.established, tone: "good" }
    : { name: words.conditional, tone: "warn" };
}
