/** Bytes of a body that states a decision: all but one whose every text is as long as it may be fits. */
export const MAX_DECISION_BODY = 1024 * 1024;

/** Bytes of a body that accepts or rejects one: the longest reason fits. */
export const MAX_VERDICT_BODY = 256 * 1024;

/** Bytes of the decisions of one page, as they are stored; a page with more ends before its limit. */
export const MAX_PAGE_BYTES = 8 * 1024 * 1024;

/** Bytes of the text of all decisions; more answers 422 `answer_too_large`. */
export const MAX_DECISIONS_TEXT = 128 * 1024 * 1024;

/** Reads and writes of decisions that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_DECISIONS = 256;
