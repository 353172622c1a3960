/** Conversions that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_CONVERSIONS = 64;
