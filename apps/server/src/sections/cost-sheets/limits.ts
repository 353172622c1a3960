/** Bytes of all cost sheets of one project together (docs/reference/prices.md#limits): a page answers them in full. */
export const MAX_BYTES_OF_SHEETS = 8 * 1024 * 1024;

/** Bytes of a body: a sheet with as many lines as it may have fits, with notes of 1,000 letters. */
export const MAX_SHEET_BODY = 2 * 1024 * 1024;
