/** Every limit this package enforces, once. */
export const IMPACT_LIMITS = {
  /** Paths in no service that are named. */
  unattributed: 200,
  /** Reasons of one entry; the strongest stay. */
  reasons: 50,
  /** Characters of the Markdown, which code hosts take as a comment. */
  markdown: 60_000,
  /** Reasons of one entry that the Markdown tells. */
  toldReasons: 5,
  /** Other places that one result of the SARIF log names. */
  relatedPlaces: 10,
} as const;
