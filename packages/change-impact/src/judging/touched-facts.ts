import type { FactKind } from "@plumbline/model-core";
import type { FactChange } from "../comparing/compare-facts.js";
import type { SourceComparison } from "../comparing/compare-snapshots.js";
import type { ImpactInput } from "../records/impact-input.js";
import type { Cause } from "./cause.js";
import { causeOfFact } from "./cause-of-change.js";

/** What became of the facts of a model, by their IDs, of what they are linked with in the source. */
export function touchedFacts(
  { head, evidenceLinks, model }: ImpactInput,
  { facts }: SourceComparison,
): ReadonlyMap<string, readonly Cause[]> {
  const changes = new Map<string, FactChange>(facts.map((change) => [change.fact.factKey, change]));
  const known = factsOf(model);
  const touched = new Map<string, Cause[]>();
  for (const { repository, factKey, factKind, factId } of evidenceLinks) {
    const change = repository === head.repository ? changes.get(factKey) : undefined;
    if (change !== undefined && known.has(`${factKind} ${factId}`)) {
      touched.set(factId, [...(touched.get(factId) ?? []), causeOfFact(change)]);
    }
  }
  return touched;
}

/** Of what is no more in the model, nothing is told. */
function factsOf(model: ImpactInput["model"]): ReadonlySet<string> {
  const lists: readonly (readonly [FactKind, readonly { readonly id: string }[]])[] = [
    ["element", model.elements],
    ["relationship", model.relationships],
    ["message", model.messages],
    ["schema", model.schemas],
    ["operation", model.operations],
    ["channel", model.channels],
    ["subscription", model.subscriptions],
    ["binding", model.bindings],
  ];
  return new Set(lists.flatMap(([kind, facts]) => facts.map(({ id }) => `${kind} ${id}`)));
}
