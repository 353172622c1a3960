import type { Clock } from "../index.js";

/** A clock that moves when somebody sleeps, and says how long they did. */
export function steppedClock(): Clock & { readonly slept: readonly number[] } {
  const slept: number[] = [];
  let now = 0;
  return {
    slept,
    now: () => now,
    sleep: async (milliseconds, signal) => {
      signal.throwIfAborted();
      slept.push(milliseconds);
      now += milliseconds;
    },
  };
}
