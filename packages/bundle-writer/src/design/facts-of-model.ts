import {
  type FactKind,
  type FactStanding,
  LIST_OF_KIND,
  type Model,
  nameOfFact,
} from "@plumbline/model-core";

/** The kinds of facts that carry a truth label, in the order they are told. */
export const STANDING_KINDS = [
  "element",
  "relationship",
  "message",
  "operation",
  "channel",
  "subscription",
  "binding",
] as const satisfies readonly FactKind[];
/** One of these kinds. */
export type StandingKind = (typeof STANDING_KINDS)[number];

/** A fact with its kind, as far as every kind has it. */
export interface FactOfModel extends FactStanding {
  readonly kind: StandingKind;
  readonly id: string;
  readonly name: string | null;
}

/** Every fact that carries a truth label, by kind. */
export function factsOfModel(model: Model): readonly FactOfModel[] {
  return STANDING_KINDS.flatMap((kind) =>
    model[LIST_OF_KIND[kind]].map((fact) => {
      const { id, factStatus, provenance, stale } = fact;
      return { kind, id, name: nameOfFact(fact), factStatus, provenance, stale };
    }),
  );
}

/** Whether a fact may be built on: declared, observed in source or measured, and not stale. */
export function isConfirmed({ factStatus, stale }: Pick<FactStanding, "factStatus" | "stale">): boolean {
  return stale === null && factStatus !== "inferred" && factStatus !== "unknown";
}
