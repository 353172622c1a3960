/**
 * Revisions of one project (docs/reference/branches-and-revisions.md#revisions); over it a create answers
 * 409.
 */
export const MAX_REVISIONS = 1000;

/** Readings of whole models that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_READINGS = 64;
