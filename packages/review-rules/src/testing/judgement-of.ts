import { partKey } from "../reading/part-key.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import type { Rule } from "../rules/rule.js";
import { contextOf } from "../state/review-context.js";
import type { ReviewedState } from "../state/reviewed-state.js";
import { judged } from "./judged.js";

/** The one judgement of a subject. Of cites that repeat, the first is kept. */
export function judgementOf(rule: Rule, state: ReviewedState, subject: Cited): Judgement {
  const judgement = judged(rule, state, subject);
  const cites = new Map(judgement.cites.map((cite) => [partKey(cite), cite]));
  return { ...judgement, cites: [...cites.values()] };
}

/** Whom a rule judges in a state, in its order. */
export function subjectsOf(rule: Rule, state: ReviewedState): readonly Cited[] {
  return rule.evaluate(contextOf(state)).map(({ subject }) => subject);
}
