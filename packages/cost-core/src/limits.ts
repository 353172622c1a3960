/** How much prices and cost sheets hold (docs/reference/prices.md#limits). */
export const COST_LIMITS = {
  /** Prices of a workspace. */
  prices: 10_000,
  /** Characters of a provider, region, SKU, unit or name. */
  textCharacters: 200,
  descriptionCharacters: 10_000,
  noteCharacters: 1_000,
  /** Digits of an amount before its point. */
  wholeDigits: 15,
  /** Digits of an amount after its point. */
  decimals: 12,
  /** Cost sheets of a project. */
  sheets: 100,
  lines: 1_000,
} as const;

/** How far bodies about prices and cost sheets are read (docs/reference/prices.md#limits). */
export const COST_BODY_LIMITS = {
  /** Lists and objects in one another. */
  levels: 16,
  /** Issues of one refusal. */
  issues: 100,
} as const;

/** How far answers of a price catalogue are read (docs/reference/prices.md#the-catalogue). */
export const CATALOGUE_LIMITS = {
  levels: 16,
  /** Characters of a text of an item. */
  textCharacters: 200,
  /** Items that the catalogue may be told to skip. */
  skip: 999_999_999,
} as const;
