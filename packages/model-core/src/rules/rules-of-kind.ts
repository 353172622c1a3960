import { issuesAt, type Judge, judgeOf, TAKES_ALL } from "../declaring/value-issues.js";
import { FACT_KINDS, FACTS, type FactKind, type SentOfKind } from "../facts/model.js";
import type { Issue } from "../issue.js";
import type { ModelLookup } from "./model-lookup.js";
import { RELATIONS_OF_KIND } from "./relations-of-kind.js";
import type { Rule } from "./rule.js";

/** What is judged of a field: its value alone, then with the rest. */
interface RulesOfField {
  readonly field: string;
  readonly judge: Judge;
  readonly relations: readonly Rule<unknown>[];
}

const RULES_OF_KIND = new Map(FACT_KINDS.map((kind) => [kind, rulesOf(kind)]));

function rulesOf(kind: FactKind): readonly RulesOfField[] {
  const relations = RELATIONS_OF_KIND[kind] as { readonly [field: string]: readonly Rule<unknown>[] };
  return Object.entries(FACTS[kind].fields)
    .map(([field, node]) => ({ field, judge: judgeOf(node), relations: relations[field] ?? [] }))
    .filter(({ judge, relations: { length } }) => judge !== TAKES_ALL || length > 0);
}

/**
 * The rules a fact breaks in a model, in the order of its fields (docs/reference/model.md): labels,
 * references, parents, ranges, text limits, routes. Empty when it keeps them all.
 */
export function brokenRules<Kind extends FactKind>(
  kind: Kind,
  fact: SentOfKind[Kind],
  model: ModelLookup,
): readonly Issue[] {
  const issues: Issue[] = [];
  for (const { field, judge, relations } of RULES_OF_KIND.get(kind) ?? []) {
    issues.push(...issuesAt(field, judge(fact[field as keyof SentOfKind[Kind]])));
    for (const relation of relations) {
      const broken = relation(fact, model);
      if (broken !== null) {
        issues.push(...[broken].flat());
      }
    }
  }
  return issues;
}
