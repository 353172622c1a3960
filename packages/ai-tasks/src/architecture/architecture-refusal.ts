import type { Guid, Issue } from "@plumbline/model-core";
import type { ItemRefusalReason } from "./architecture-words.js";

/** Why one accepted item is not written. */
export interface RefusedItem {
  readonly id: Guid;
  readonly alias: string;
  readonly reason: ItemRefusalReason;
  readonly message: string;
}

/** Why something is not done with an architecture proposal (docs/reference/ai.md#deciding). */
export type ArchitectureRefusal = {
  readonly title: string;
  readonly errors: readonly Issue[];
} & (
  | { readonly code: "conflict" | "human_only" | "validation_error" }
  | { readonly code: "proposal_items_refused"; readonly items: readonly Omit<RefusedItem, "message">[] }
);

type Refused = { readonly ok: false; readonly refusal: ArchitectureRefusal };

/** A refusal that names no item, as a result. */
export function architectureRefused(
  code: "conflict" | "human_only" | "validation_error",
  title: string,
  errors: readonly Issue[] = [],
): Refused {
  return { ok: false, refusal: { code, title, errors } };
}

/** The refusal of a decision for items of it, as a result. */
export function itemsRefused(items: readonly RefusedItem[]): Refused {
  return {
    ok: false,
    refusal: {
      code: "proposal_items_refused",
      title: "Some of the accepted items cannot be written: nothing was",
      errors: items.map(({ id, message }) => ({ field: `item:${id}`, message })),
      items: items.map(({ id, alias, reason }) => ({ id, alias, reason })),
    },
  };
}
