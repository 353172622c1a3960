import type { Schemas } from "@plumbline/api-client";
import { FACT_KINDS, type FactKind, LIST_OF_KIND } from "@plumbline/model-core";

export type ModelLists = Schemas["ModelListsResponse"];
export type AnyFact = ModelLists[(typeof LIST_OF_KIND)[FactKind]][number];

/** One thing of a model. */
export interface PartFact {
  readonly kind: FactKind;
  readonly fact: AnyFact;
}

/** The kind that an address names; null where it is none. */
export function kindOfText(text: string): FactKind | null {
  return FACT_KINDS.find((kind) => kind === text) ?? null;
}

/** A fact of a model by its ID; null where there is none of that kind. */
export function partIn(model: ModelLists, kind: FactKind, id: string): PartFact | null {
  const facts: readonly AnyFact[] = model[LIST_OF_KIND[kind]];
  const fact = facts.find((one) => one.id === id);
  return fact === undefined ? null : { kind, fact };
}

/** Every fact of a model, kind by kind. */
export function partsOf(model: ModelLists): readonly PartFact[] {
  return FACT_KINDS.flatMap((kind) => {
    const facts: readonly AnyFact[] = model[LIST_OF_KIND[kind]];
    return facts.map((fact) => ({ kind, fact }));
  });
}

/** The fields of a fact by their names. */
export function fieldsOf(fact: AnyFact): Readonly<Record<string, unknown>> {
  return { ...fact };
}
