/** The obligation that a path names, in words. */
export const OBLIGATION_KEY = {
  name: "obligationKey",
  description: "O<n>, as `key` of the obligation",
} as const;
