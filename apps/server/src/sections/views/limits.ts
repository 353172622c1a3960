/** Views of one project (docs/reference/views.md#saving-a-view); over it a create answers 409. */
export const MAX_VIEWS = 500;

/** Bytes of all views of one project together, as JSON: they are answered in one list. */
export const MAX_BYTES_OF_VIEWS = 8 * 1024 * 1024;

/** Bytes of a body: a view with as many elements and places as it may have fits. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Drawings that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_DRAWINGS = 64;
