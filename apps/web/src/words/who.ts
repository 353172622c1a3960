/** Who did something. */
export const WHO_WORDS = {
  agent: (id: string) => `Agent ${id}`,
  formerMember: "Somebody who left",
} as const;
