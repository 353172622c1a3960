import type { CallName } from "./calls.js";

const LONGEST_MS = 5_000;

/** Calls that may take longer: a stress run looks at its own clock first, a bundle may be large. */
const LONGER: Partial<Readonly<Record<CallName, number>>> = {
  stress: 30_000,
  drawPlaced: 30_000,
  verifyBundle: 60_000,
  reviewEdit: 8_000,
};

/** How long a call may take once it began, in milliseconds. */
export function longestOfCall(name: CallName): number {
  return LONGER[name] ?? LONGEST_MS;
}
