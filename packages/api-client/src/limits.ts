/** The numbers of the client, where the caller states no other: docs/reference/limits.md#the-client. */
export const API_CLIENT_LIMITS = {
  /** How often one request is sent altogether. */
  tries: 4,
  /** Milliseconds from the first try of a request in which the last one begins. */
  repeatMs: 60_000,
  /** Milliseconds before the second try where the answer does not say; each wait doubles. */
  firstWaitMs: 1_000,
  /** Answers that are kept with their entity tags. */
  keptAnswers: 100,
  /** Bytes of all kept answers together. */
  keptBytes: 16 * 1024 * 1024,
  /** Characters of what is no problem that its error shows. */
  excerptCharacters: 200,
} as const;
