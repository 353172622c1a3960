import { compareCodeUnits } from "../code-unit-order.js";
import { FACT_KINDS, type Model } from "../facts/model.js";
import { type FactInModel, factsOf, fieldsThatName, referencesOf } from "./references.js";

/**
 * What goes when facts are deleted with all that refers to them: every fact that names one of them in any
 * field, also one that may be null or is a list, and every fact that names one of those. Facts in `kept`
 * stay. By kind and ID; linear in the size of the model.
 */
export function referringFacts(
  model: Model,
  deleted: readonly FactInModel[],
  kept: { has(id: string): boolean },
): readonly FactInModel[] {
  const referrers = referrersById(model);
  const gone = new Set<string>(deleted.map(({ fact }) => fact.id));
  const found: FactInModel[] = [];
  const open = [...deleted];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const referring of referrers.get(next.fact.id) ?? []) {
      if (!gone.has(referring.fact.id) && !kept.has(referring.fact.id) && names(referring, next)) {
        gone.add(referring.fact.id);
        found.push(referring);
        open.push(referring);
      }
    }
  }
  return found.sort(byKindAndId);
}

function names(referring: FactInModel, { kind, fact }: FactInModel): boolean {
  return fieldsThatName(referring, new Map([[fact.id, kind]])).length > 0;
}

function referrersById(model: Model): ReadonlyMap<string, readonly FactInModel[]> {
  const referrers = new Map<string, FactInModel[]>();
  for (const found of factsOf(model)) {
    for (const id of referencesOf(found)) {
      const list = referrers.get(id);
      if (list === undefined) {
        referrers.set(id, [found]);
      } else {
        list.push(found);
      }
    }
  }
  return referrers;
}

/** The order of kinds, then of IDs. */
function byKindAndId(left: FactInModel, right: FactInModel): number {
  return (
    FACT_KINDS.indexOf(left.kind) - FACT_KINDS.indexOf(right.kind) ||
    compareCodeUnits(left.fact.id, right.fact.id)
  );
}
