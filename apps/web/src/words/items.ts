/** Items that a person accepts or rejects, whoever proposed them. */
export const ITEM_WORDS = {
  now: "Now",
  then: "Accepted",
  nothing: "nothing",
  moreFields: (count: number) => (count === 1 ? "and 1 more field" : `and ${count} more fields`),
} as const;
