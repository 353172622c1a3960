import type { FactKind, FactOfKind, Model, SentOfKind } from "../facts/model.js";
import type { Issue } from "../issue.js";
import { issuesInWords } from "../issues-in-words.js";
import { idNamesOneThing } from "../rules/id-names-one-thing.js";
import { lookupOf } from "../rules/model-lookup.js";
import { brokenRules } from "../rules/rules-of-kind.js";

/**
 * The facts that break a rule in the union of two models that keep them all: one conflict for each. Only
 * what a side changed can: the rest stands in both models with all it refers to.
 */
export function brokenUnion(
  union: Model,
  changed: readonly { readonly kind: FactKind; readonly fact: FactOfKind[FactKind] }[],
): readonly Issue[] {
  if (changed.length === 0) {
    return [];
  }
  const lookup = lookupOf(union);
  return changed.flatMap(({ kind, fact }) => {
    const taken = idNamesOneThing(kind, fact.id, lookup);
    const broken = brokenRules<FactKind>(kind, fact as unknown as SentOfKind[FactKind], lookup);
    const issues = taken === null ? broken : [taken, ...broken];
    return issues.length === 0 ? [] : [{ field: `${kind}:${fact.id}`, message: issuesInWords(issues) }];
  });
}
