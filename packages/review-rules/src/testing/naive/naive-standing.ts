import { type FactKind, type FactStanding, LIST_OF_KIND } from "@plumbline/model-core";
import type { ReviewedState } from "../../state/reviewed-state.js";

/** A kind of fact that has a label. */
export type StandingKind = Exclude<FactKind, "schema">;

/** A fact by its ID, which the model may lack; a step may name none at all. */
export interface NamedFact {
  readonly kind: StandingKind;
  readonly id: string | null | undefined;
}

/**
 * "A fact counts as stated only when its label is `declared`, `observed-in-source` or `measured` and it is not stale; a
 * fact in doubt (`inferred`, `unknown`, stale, or an ID the model lacks) gives `unknown`."
 */
export function isStated(state: ReviewedState, { kind, id }: NamedFact): boolean {
  const facts: readonly (FactStanding & { readonly id: string })[] = state.model[LIST_OF_KIND[kind]];
  const fact = facts.find((one) => one.id === id);
  return (
    fact !== undefined &&
    fact.stale === null &&
    (fact.factStatus === "declared" ||
      fact.factStatus === "observed-in-source" ||
      fact.factStatus === "measured")
  );
}

export function allStated(state: ReviewedState, facts: readonly NamedFact[]): boolean {
  return facts.every((fact) => isStated(state, fact));
}
