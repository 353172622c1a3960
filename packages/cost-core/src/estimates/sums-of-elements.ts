import { compareCodeUnits } from "@plumbline/model-core";
import { addDecimals, type Decimal, writeDecimal, ZERO } from "../decimals/decimal.js";
import type { ElementSum } from "./estimate.js";

/** Elements by ID, each with what holds it. */
export type ElementTree = ReadonlyMap<string, { readonly parentId: string | null }>;

interface ForElement {
  readonly elementId: string | null;
  readonly counts: Decimal;
}

type Sums = Map<string, { amount: Decimal; total: Decimal }>;

/** What is for each element that lines name, and for what holds it, in the order of IDs. */
export function sumsOfElements(lines: readonly ForElement[], elements: ElementTree): readonly ElementSum[] {
  const sums: Sums = new Map();
  for (const { elementId, counts } of lines) {
    if (elementId !== null) {
      addTo(sums, elementId, counts, counts);
      for (const holder of holdersOf(elementId, elements)) {
        addTo(sums, holder, ZERO, counts);
      }
    }
  }
  return [...sums]
    .sort(([left], [right]) => compareCodeUnits(left, right))
    .map(([elementId, { amount, total }]) => ({
      elementId,
      amount: writeDecimal(amount),
      total: writeDecimal(total),
    }));
}

function addTo(sums: Sums, id: string, amount: Decimal, total: Decimal): void {
  const before = sums.get(id) ?? { amount: ZERO, total: ZERO };
  sums.set(id, { amount: addDecimals(before.amount, amount), total: addDecimals(before.total, total) });
}

/** What holds an element, from the inside to the outside; each once, also where a tree is none. */
function holdersOf(id: string, elements: ElementTree): ReadonlySet<string> {
  const holders = new Set<string>();
  let next = elements.get(id)?.parentId ?? null;
  while (next !== null && next !== id && !holders.has(next)) {
    holders.add(next);
    next = elements.get(next)?.parentId ?? null;
  }
  return holders;
}
