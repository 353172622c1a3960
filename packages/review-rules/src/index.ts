// What is weak in a design, by fixed rules.
export type { Cite, Finding } from "./records/finding.js";
export type {
  Category,
  Cited,
  CitedKind,
  Judgement,
  ResultWord,
  Rule,
  RuleRecord,
  Severity,
} from "./records/rule.js";
export { CATEGORIES, RESULTS, SEVERITIES } from "./records/rule.js";
export { RULE_SET_VERSION, RULES } from "./rules/rule-set.js";
export type { ReviewedPromise, ReviewedScenario, ReviewedState } from "./state/reviewed-state.js";
