/** Impacts that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_IMPACTS = 16;
