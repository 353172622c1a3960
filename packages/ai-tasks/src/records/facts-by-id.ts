import { FACT_KINDS, type FactKind, LIST_OF_KIND, type Model } from "@plumbline/model-core";
import type { PresentFact, PresentFacts } from "./pinned-part.js";

/** The facts of a model by ID, with their kinds. */
export function factsById(model: Model): PresentFacts {
  const facts = new Map<string, PresentFact>();
  for (const kind of FACT_KINDS) {
    addFacts(facts, kind, model);
  }
  return facts;
}

function addFacts(facts: Map<string, PresentFact>, kind: FactKind, model: Model): void {
  for (const fact of model[LIST_OF_KIND[kind]]) {
    facts.set(fact.id, { kind, fact });
  }
}
