/** Source imports that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_IMPORTS = 64;

/** Bytes of a body that decides items of an import: all that a snapshot may propose can be named, and given a fact. */
export const MAX_IMPORT_DECISION_BODY = 4 * 1024 * 1024;

/** Characters of the items of an import as JSON; what proposes more cannot be imported. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;
