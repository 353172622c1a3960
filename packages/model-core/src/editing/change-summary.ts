import { FACT_KINDS, type FactKind, type FactOfKind, LIST_OF_KIND } from "../facts/model.js";
import { nameOfFact } from "../name-of-fact.js";
import type { PlannedChanges } from "./change-plan.js";

const CHANGES = ["added", "changed", "removed"] as const;

/**
 * One line for the history: `2 elements and 1 binding added, 1 channel removed`; a fact that changes alone
 * is named: `1 element changed: Orders`. Empty for no change.
 */
export function changeSummary(changes: PlannedChanges): string {
  const facts = FACT_KINDS.flatMap((kind) =>
    CHANGES.flatMap((change): readonly FactOfKind[FactKind][] => changes[LIST_OF_KIND[kind]][change]),
  );
  const [first] = facts;
  const name = facts.length === 1 && first !== undefined ? nameOfFact(first) : null;
  return name === null ? counted(changes) : `${counted(changes)}: ${name}`;
}

function counted(changes: PlannedChanges): string {
  return CHANGES.flatMap((change) => {
    const counts = FACT_KINDS.flatMap((kind) => {
      const count = changes[LIST_OF_KIND[kind]][change].length;
      return count === 0 ? [] : [`${count} ${count === 1 ? kind : LIST_OF_KIND[kind]}`];
    });
    return counts.length === 0 ? [] : [`${inOneLine(counts)} ${change}`];
  }).join(", ");
}

function inOneLine(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
