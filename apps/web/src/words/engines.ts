/** What is computed in the browser. */
export const ENGINES_WORDS = {
  tooLongTitle: "This takes too long to be computed here",
  tooLong: (seconds: number) =>
    `It was stopped after ${seconds.toLocaleString("en")} seconds. A schema whose checks never end does this. What else is computed here goes on; the service has limits of its own.`,
} as const;
