/**
 * Open branches of one project (docs/reference/branches-and-revisions.md#branches); over it a create answers
 * 409.
 */
export const MAX_OPEN_BRANCHES = 100;

/** Merges that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_MERGES = 64;
