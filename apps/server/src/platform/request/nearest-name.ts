import { closestMatch } from "leven";

/** Letters that may differ: a slip of the finger, not another word. */
const MOST_SLIPS = 3;
/** Of a longer name nobody meant one of ours. */
const MOST_CHARACTERS = 64;

/** Which of these names somebody may have meant by another one; letter case is no difference. Null for none. */
export function nearestName(written: string, names: readonly string[]): string | null {
  if (written.length > MOST_CHARACTERS) {
    return null;
  }
  const lower = names.map((name) => name.toLowerCase());
  // As many slips as make another word of it show nothing.
  const maxDistance = Math.min(MOST_SLIPS, Math.floor(written.length / 2));
  const found = closestMatch(written.toLowerCase(), lower, { maxDistance });
  return found === undefined ? null : (names[lower.indexOf(found)] ?? null);
}
