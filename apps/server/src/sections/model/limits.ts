/** Readings of whole models that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_READINGS = 64;
/** Characters that a filter of a list may have; no name or tag is longer. */
export const MAX_FILTER = 200;
