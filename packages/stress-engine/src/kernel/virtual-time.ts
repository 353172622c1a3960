/** Virtual time: whole nanoseconds from the start of a run. An hour is 3.6e12, far below 2^53. */

/**
 * What knows the present time. Durations are worked out where they are recorded, from a clock and the place of a
 * start: a fraction handed from function to function would be allocated each time.
 */
export interface Clock {
  readonly now: number;
}

export const NS_PER_MS = 1_000_000;
export const NS_PER_SECOND = 1_000_000_000;

/** Looked up once: a global is slow to reach from a sandbox. */
const { floor } = Math;

/** A duration that no run outlives; longer ones are cut to it so that sums stay exact. */
const LONGEST_NS = 4_000_000_000_000;

export function msToNs(ms: number): number {
  return Math.round(ms * NS_PER_MS);
}

/** A sampled duration, rounded once. */
export function roundNs(ns: number): number {
  return ns < LONGEST_NS ? floor(ns + 0.5) : LONGEST_NS;
}

export function nsToUs(ns: number): number {
  return Math.round(ns / 1_000);
}
