/**
 * Files that may be longer than the limit, each with the reason.
 * @type {Readonly<Record<string, string>>}
 */
export const LARGE_FILES = {};
