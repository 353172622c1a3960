import { FACT_KINDS, type FactStanding, LIST_OF_KIND } from "@plumbline/model-core";
import type { ReviewedState } from "../state/reviewed-state.js";
import type { StandingKind } from "./naive/naive-standing.js";

/** A fact of a state, by its kind and ID. */
export interface StandingFact {
  readonly kind: StandingKind;
  readonly id: string;
}

/** Ways of putting a fact in doubt. */
export const DOUBTS: readonly Partial<FactStanding>[] = [
  { factStatus: "inferred" },
  { factStatus: "unknown" },
  { stale: { sinceRevision: "def456", reason: "not-found" } },
];

/** Every fact of a state that has a label. */
export function standingFacts({ model }: ReviewedState): readonly StandingFact[] {
  return FACT_KINDS.filter((kind) => kind !== "schema").flatMap((kind) =>
    model[LIST_OF_KIND[kind]].map(({ id }) => ({ kind, id })),
  );
}

/** A state in which a fact stands otherwise. */
export function withStanding(
  state: ReviewedState,
  { kind, id }: StandingFact,
  standing: Partial<FactStanding>,
): ReviewedState {
  const list = LIST_OF_KIND[kind];
  const facts = state.model[list].map((fact) => (fact.id === id ? { ...fact, ...standing } : fact));
  return { ...state, model: { ...state.model, [list]: facts } };
}
