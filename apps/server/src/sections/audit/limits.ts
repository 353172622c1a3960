/** Entries that one answer of an audit list holds (docs/reference/audit.md#entries). */
export const MAX_ENTRIES = 500;
export const DEFAULT_ENTRIES = 100;
