import { present } from "@plumbline/model-core";
import {
  addDecimals,
  type Decimal,
  multiplyDecimals,
  parseDecimal,
  writeDecimal,
  ZERO,
} from "../decimals/decimal.js";
import type { CostLine } from "../documents/cost-sheet-request.js";
import { isStale } from "../prices/is-stale.js";
import type { PriceRecord } from "../prices/price-record.js";
import type { Estimate, EstimatedLine, LineFlag } from "./estimate.js";
import { type ElementTree, sumsOfElements } from "./sums-of-elements.js";

/** Everything that an estimate hangs on. */
export interface EstimateInput {
  readonly lines: readonly CostLine[];
  /** Those that lines name and the workspace has, by ID. */
  readonly prices: ReadonlyMap<string, Pick<PriceRecord, "unitPrice" | "currency" | "enteredAt">>;
  /** The elements that lines name and the model has, with all that holds them. */
  readonly elements: ElementTree;
  readonly currency: string;
  /** A day that the calendar has, as `2026-11-24`. */
  readonly asOf: string;
  readonly stalePriceAfterDays: number;
}

/** A line, what is said of it, and what of it counts. */
interface Counted {
  readonly line: EstimatedLine;
  readonly elementId: string | null;
  readonly counts: Decimal;
}

/** What a cost sheet comes to, digit for digit (docs/reference/prices.md#estimates). */
export function makeEstimate(input: EstimateInput): Estimate {
  const { currency, asOf, elements } = input;
  const counted = input.lines.map((line) => countedOf(line, input));
  const total = counted.map(({ counts }) => counts).reduce(addDecimals, ZERO);
  return {
    currency,
    total: writeDecimal(total),
    asOf,
    notInTotal: counted.filter(({ line }) => line.flags.includes("other-currency")).length,
    lines: counted.map(({ line }) => line),
    byElement: sumsOfElements(counted, elements),
  };
}

function countedOf(line: CostLine, input: EstimateInput): Counted {
  const { id, elementId, priceId } = line;
  const price = priceId === null ? undefined : input.prices.get(priceId);
  const unitPrice = price?.unitPrice ?? null;
  const amount = unitPrice === null ? null : amountOf(line, unitPrice);
  const flags = [...flagsOfPrice(price, input), ...flagsOfLine(line, unitPrice, input)];
  return {
    line: { id, amount: amount && writeDecimal(amount), currency: price?.currency ?? null, flags },
    elementId,
    counts: price?.currency === input.currency ? (amount ?? ZERO) : ZERO,
  };
}

/** Price times quantity times hours. */
function amountOf({ quantity, hoursPerMonth }: CostLine, unitPrice: string): Decimal {
  return [unitPrice, quantity, hoursPerMonth ?? "1"]
    .map((text) => present(parseDecimal(text)))
    .reduce(multiplyDecimals);
}

function flagsOfPrice(
  price: Pick<PriceRecord, "currency" | "enteredAt"> | undefined,
  { currency, asOf, stalePriceAfterDays }: EstimateInput,
): readonly LineFlag[] {
  if (price === undefined) {
    return [];
  }
  return [
    ...(price.currency === currency ? [] : (["other-currency"] as const)),
    ...(isStale(price.enteredAt, asOf, stalePriceAfterDays) ? (["stale-price"] as const) : []),
  ];
}

function flagsOfLine(
  { elementId }: CostLine,
  unitPrice: string | null,
  { elements }: EstimateInput,
): readonly LineFlag[] {
  return [
    ...(unitPrice === null ? (["no-price"] as const) : []),
    ...(elementId === null || elements.has(elementId) ? [] : (["missing-element"] as const)),
  ];
}
