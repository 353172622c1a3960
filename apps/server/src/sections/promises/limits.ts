/** Bytes of a body that states a promise or an obligation: more than any that keeps the limits of its texts takes. */
export const MAX_PROMISE_BODY = 1024 * 1024;

/** Bytes of a body that says no more than which revision is meant, or what was seen elsewhere. */
export const MAX_SMALL_BODY = 128 * 1024;

/** Reads and writes of promises that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_PROMISES = 256;

/** Checks that may wait for a thread. */
export const WAITING_CHECKS = 256;

/** Runs and evidence of one caller in a minute, counted over all processes. */
export const RUNS_A_MINUTE = 120;

/** Characters of a text that lists look for. */
export const MAX_SEARCH = 200;
