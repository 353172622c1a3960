import type { Actor } from "./actor.js";
import type { Recipe } from "./recipe.js";

export const TEST_PLAN_KINDS = ["contract-test", "integration-test", "failure-test"] as const;

export const OBLIGATION_SOURCES = ["generated", "manual", "agent"] as const;
export type ObligationSource = (typeof OBLIGATION_SOURCES)[number];

/** How an obligation gets a result. */
export const EXECUTIONS = ["deterministic", "external-evidence", "none"] as const;
export type Execution = (typeof EXECUTIONS)[number];

/** What an obligation states. */
export interface StatedObligation {
  readonly kind: string;
  readonly title: string;
  readonly recipe: Recipe;
}

/** An obligation of a revision (docs/reference/promises.md#obligations). */
export interface Obligation extends StatedObligation {
  /** `O<n>`: never used again within its promise. */
  readonly key: string;
  readonly source: ObligationSource;
  /** Of one that came with this draft; null for one copied from an approved revision. */
  readonly addedBy: Actor | null;
  /** Of one changed in this draft. */
  readonly lastChangedBy: Actor | null;
}
