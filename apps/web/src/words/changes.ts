/** What became of something. */
export const CHANGE_WORDS = {
  added: "added",
  changed: "changed",
  removed: "removed",
} as const;
