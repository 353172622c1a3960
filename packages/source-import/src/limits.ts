/** Every limit this package enforces, once. */
export const SOURCE_IMPORT_LIMITS = {
  /** Places that one item names. */
  sources: 20,
} as const;
