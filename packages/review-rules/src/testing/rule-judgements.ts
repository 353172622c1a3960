import { compareCodeUnits } from "@plumbline/model-core";
import type { Judgement } from "../records/judgement.js";
import type { Rule } from "../rules/rule.js";
import { RULES } from "../rules/rule-set.js";
import { contextOf } from "../state/review-context.js";
import type { ReviewedState } from "../state/reviewed-state.js";

/** What a rule says of a subject, with the rule. */
export interface RuleJudgement extends Judgement {
  readonly ruleId: string;
}

/** What rules say of a state. */
export function ruleJudgements(
  state: ReviewedState,
  rules: readonly Rule[] = RULES,
): readonly RuleJudgement[] {
  const context = contextOf(state);
  return rules.flatMap(({ id, evaluate }) =>
    evaluate(context).map((judgement) => ({ ruleId: id, ...judgement })),
  );
}

/** Names what is judged, by which rule. */
export function nameOf({ ruleId, subject: { kind, id } }: Pick<RuleJudgement, "ruleId" | "subject">): string {
  return `${ruleId} ${kind} ${id}`;
}

/** The same whatever the order of what has none. */
export function inOrder(judgements: readonly RuleJudgement[]): readonly unknown[] {
  return judgements
    .map(({ cites, items, ...judgement }) => ({
      name: nameOf(judgement),
      ...judgement,
      cites: sorted(cites.map(({ kind, id }) => `${kind} ${id}`)),
      items: sorted(items),
    }))
    .sort((left, right) => compareCodeUnits(left.name, right.name));
}

function sorted(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort(compareCodeUnits);
}
