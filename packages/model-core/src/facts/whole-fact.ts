import type { Fields, StatedOf } from "../declaring/node.js";
import { FACT_KINDS, FACTS, type FactKind, type FactOfKind, LIST_OF_KIND, type Model } from "./model.js";

/** What has to be stated of a fact of each kind, and what may be. */
export type StatedOfKind = { readonly [Kind in FactKind]: StatedOf<(typeof FACTS)[Kind]["fields"]> };

/** A fact of which this is stated: what may be left out is as a document is read that leaves it out. */
export function wholeFact<Kind extends FactKind>(kind: Kind, stated: StatedOfKind[Kind]): FactOfKind[Kind] {
  const fields = Object.entries(FACTS[kind].fields as Fields).map(([name, { missing }]) => {
    const unstated = missing === "refused" ? undefined : missing.is;
    return [name, name in stated ? stated[name as keyof typeof stated] : unstated];
  });
  return Object.fromEntries(fields) as FactOfKind[Kind];
}

/** What is stated of the facts of a model. */
export type StatedModel = {
  readonly [Kind in FactKind as (typeof LIST_OF_KIND)[Kind]]: readonly StatedOfKind[Kind][];
};

/** The model of which this is stated. */
export function wholeModel(stated: StatedModel): Model {
  const lists = FACT_KINDS.map((kind) => {
    const facts: readonly StatedOfKind[typeof kind][] = stated[LIST_OF_KIND[kind]];
    return [LIST_OF_KIND[kind], facts.map((fact) => wholeFact(kind, fact))];
  });
  return Object.fromEntries(lists) as Model;
}
