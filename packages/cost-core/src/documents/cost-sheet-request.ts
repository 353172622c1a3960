import type { Guid, Result } from "@plumbline/model-core";
import { guid, list, type ObjectRule, object, orNull, type ReadOf } from "@plumbline/model-core/declaring";
import { COST_LIMITS } from "../limits.js";
import { amount, line, prose } from "./body-values.js";
import { type CostRefusal, readExactBody } from "./read-exact-body.js";

export const COST_LINE = object({
  id: orNull(guid({ about: "Of the line; the service makes one where there is none" })),
  elementId: orNull(guid({ about: "The part of the model that it is for" })),
  priceId: orNull(guid({ about: "Of the price list of the workspace" })),
  quantity: amount("How many units; an exact decimal, as number or text"),
  hoursPerMonth: orNull(amount("What the quantity is multiplied by; null is 1")),
  note: orNull(prose(COST_LIMITS.noteCharacters)),
});

/** What was read of the lines so far; null stands for what is no line, an empty text for what is no ID. */
type LinesRead = {
  readonly lines: readonly ({ readonly id: string | null } | null)[];
};

const LINES_HAVE_IDS_OF_THEIR_OWN: ObjectRule<LinesRead> = {
  at: "lines",
  check({ read, breaksRule }) {
    const seen = new Set<string>();
    for (const [at, line] of read.lines.entries()) {
      const id = line?.id || null;
      if (id !== null && seen.has(id)) {
        breaksRule(["lines", at, "id"], "is the ID of a line before it");
      } else if (id !== null) {
        seen.add(id);
      }
    }
  },
};

/** The body of a cost sheet (docs/reference/prices.md#cost-sheets). */
export const COST_SHEET_REQUEST = object(
  {
    id: orNull(guid({ about: "Of a new sheet; the service makes one where there is none" })),
    name: line(),
    lines: list(COST_LINE, { most: COST_LIMITS.lines }),
  },
  { rules: [LINES_HAVE_IDS_OF_THEIR_OWN] },
);

/** A cost sheet as it was sent: some IDs may still have to be made. */
export type CostSheetRequest = ReadOf<typeof COST_SHEET_REQUEST>;

/** A line of a cost sheet, whose amounts are exact decimals in the one way to write them. */
export interface CostLine extends Omit<CostSheetRequest["lines"][number], "id"> {
  readonly id: Guid;
}

/** A cost sheet as it is kept. */
export interface CostSheet {
  readonly id: Guid;
  readonly name: string;
  readonly lines: readonly CostLine[];
}

const BODY = {
  node: COST_SHEET_REQUEST,
  name: "cost sheet",
  amounts: ["quantity", "hoursPerMonth"],
};

/** Reads the body of a cost sheet from its raw text. */
export function readCostSheetRequest(text: string): Result<CostSheetRequest, CostRefusal> {
  return readExactBody(BODY, text);
}
