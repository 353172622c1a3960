import { present } from "@plumbline/model-core";
import { partKey } from "../reading/part-key.js";
import type { Cited, Judgement, Rule } from "../records/rule.js";
import { contextOf } from "../state/review-context.js";
import type { ReviewedState } from "../state/reviewed-state.js";

/** What a rule says of one subject of a state; it has to say it once. Of cites that repeat, the first is kept. */
export function judgementOf(rule: Rule, state: ReviewedState, { kind, id }: Cited): Judgement {
  const said = rule
    .evaluate(contextOf(state))
    .filter(({ subject }) => subject.kind === kind && subject.id === id);
  if (said.length > 1) {
    throw new Error(`${rule.id} judges the ${kind} ${id} more than once`);
  }
  const judgement = present(said[0]);
  const cites = new Map(judgement.cites.map((cite) => [partKey(cite), cite]));
  return { ...judgement, cites: [...cites.values()] };
}

/** Whom a rule judges in a state, in its order. */
export function subjectsOf(rule: Rule, state: ReviewedState): readonly Cited[] {
  return rule.evaluate(contextOf(state)).map(({ subject }) => subject);
}
