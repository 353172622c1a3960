/** Bytes of the texts of all prices of one workspace together (docs/reference/prices.md#limits); one more is 409. */
export const MAX_BYTES_OF_PRICES = 32 * 1024 * 1024;

/** Bytes of the body of a price: one with the longest texts fits. */
export const MAX_PRICE_BODY = 128 * 1024;

/** Milliseconds of a search in the price catalogue, or of an import, however many pages it reads. */
export const CATALOGUE_MS = 10_000;

/** Bytes of an answer of the price catalogue, unpacked. */
export const CATALOGUE_BYTES = 2 * 1024 * 1024;

/** Pages of the catalogue that an import reads of one meter. */
export const CATALOGUE_PAGES_OF_METER = 5;

/** Questions to the catalogue at the same moment, in one process; one more is 429 `busy`. */
export const CATALOGUE_QUESTIONS_AT_ONCE = 16;

/** The same of one workspace. */
export const CATALOGUE_QUESTIONS_OF_WORKSPACE = 4;
