/** Entries that one answer of an audit list holds (design: audit entry). */
export const MAX_ENTRIES = 500;
export const DEFAULT_ENTRIES = 100;
