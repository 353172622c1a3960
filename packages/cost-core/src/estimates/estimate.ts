import { guid, integer, list, nullable, object, text, word } from "@plumbline/model-core/declaring";

/** What an estimate says of a line beside its amount (docs/reference/prices.md#flags). */
export const LINE_FLAGS = ["other-currency", "stale-price", "no-price", "missing-element"] as const;
export type LineFlag = (typeof LINE_FLAGS)[number];

/** A line as it is estimated. */
export interface EstimatedLine {
  readonly id: string;
  /** An exact decimal in the currency of its price; null without a price. */
  readonly amount: string | null;
  /** Of its price, null without one. */
  readonly currency: string | null;
  readonly flags: readonly LineFlag[];
}

/** What is for one element: itself, and with all that is inside it. */
export interface ElementSum {
  readonly elementId: string;
  readonly amount: string;
  readonly total: string;
}

/** What a cost sheet comes to (docs/reference/prices.md#estimates). */
export interface Estimate {
  readonly currency: string;
  /** Of the lines with an amount in the currency. */
  readonly total: string;
  /** The day that it is made for, as `2026-11-24`. */
  readonly asOf: string;
  /** How many lines have a price in another currency. */
  readonly notInTotal: number;
  readonly lines: readonly EstimatedLine[];
  readonly byElement: readonly ElementSum[];
}

const EXACT = { about: "An exact decimal as text" };

export const ESTIMATED_LINE = object({
  id: guid(),
  amount: nullable(
    text({ about: "An exact decimal as text, in the currency of the price; null without one" }),
  ),
  currency: nullable(text({ about: "Of the price; null without one" })),
  flags: list(word(LINE_FLAGS)),
});

export const ELEMENT_SUM = object({
  elementId: guid(),
  amount: text({ about: "Of its own lines" }),
  total: text({ about: "With all that is inside it" }),
});

/** The same as it is answered. */
export const ESTIMATE = object({
  currency: text(),
  total: text(EXACT),
  asOf: text({ about: "The day that it is made for, as 2026-11-24" }),
  notInTotal: integer({ about: "Lines with a price in another currency" }),
  lines: list(ESTIMATED_LINE, { about: "In the order of the sheet" }),
  byElement: list(ELEMENT_SUM, { about: "In the order of IDs" }),
});
