import { compareCodeUnits } from "@plumbline/model-core";
import { quoted } from "@plumbline/playback-engine";
import type { SelfCheckCounts } from "../manifest/self-check.js";

/** Names that were expected and names that were found. */
export interface NameDifference {
  readonly expected: number;
  readonly parsed: number;
  /** What no file holds; ordered. A name that is held less often than expected stands as often as it lacks. */
  readonly missing: readonly string[];
  /** What only a file holds; ordered. */
  readonly unexpected: readonly string[];
}

export function differenceOf(expected: readonly string[], parsed: readonly string[]): NameDifference {
  return {
    expected: expected.length,
    parsed: parsed.length,
    missing: without(expected, parsed),
    unexpected: without(parsed, expected),
  };
}

export function countsOf({ expected, parsed, missing, unexpected }: NameDifference): SelfCheckCounts {
  return { expected, parsed, missing: missing.length, unexpected: unexpected.length };
}

/** Names that a note holds; more are counted. */
const NAMED = 5;

/** A note for what is missing and one for what is unexpected, if there is any. */
export function differenceInWords(kind: string, { missing, unexpected }: NameDifference): readonly string[] {
  return Object.entries({ missing, unexpected })
    .filter(([, names]) => names.length > 0)
    .map(([word, names]) => `${kind} ${word}: ${inShort(names)}`);
}

function inShort(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
  return `${names.slice(0, NAMED).map(quoted).join(", ")}${more}`;
}

function without(names: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const other of others) {
    left.set(other, (left.get(other) ?? 0) + 1);
  }
  return names.filter((name) => !taken(left, name)).sort(compareCodeUnits);
}

function taken(left: Map<string, number>, name: string): boolean {
  const times = left.get(name) ?? 0;
  left.set(name, times - 1);
  return times > 0;
}
