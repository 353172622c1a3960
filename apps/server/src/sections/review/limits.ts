/** Bytes of a body that answers findings: more than 200 answers that keep the limits of their texts take. */
export const MAX_ANSWERS_BODY = 16 * 1024 * 1024;

/** Bytes of a body that answers one finding, or keeps a review. */
export const MAX_SMALL_BODY = 128 * 1024;

/** Reviews that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_REVIEWS = 128;

/** Bytes of answers with findings that a process keeps for who asks again, and seconds for which it does. */
export const KEPT_REVIEW_BYTES = 64 * 1024 * 1024;
export const KEPT_REVIEW_SECONDS = 30;
