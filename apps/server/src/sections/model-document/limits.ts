/** Imports and exports that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_DOCUMENTS = 64;

/** Projects whose last imports an instance of the service knows, so that the same one again reads no facts. */
export const KNOWN_PROJECTS = 1_000;

/** Documents that it knows of each: several may be imported into one project in turns. */
export const KNOWN_DOCUMENTS = 8;
