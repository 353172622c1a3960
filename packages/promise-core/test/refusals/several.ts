/** How many faults at once, and how often: bodies of promises have more fields than others. */
export const SEVERAL = [
  [2, 40],
  [4, 20],
] as const;
