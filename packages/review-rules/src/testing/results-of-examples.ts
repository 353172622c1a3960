import { RESULTS, type ResultWord, type Rule } from "../records/rule.js";
import { judgementOf } from "./judgement-of.js";
import type { RuleExamples } from "./rule-examples.js";

/** What a rule gives for the example of each result; null where there is no example. */
export function resultsOfExamples(
  rule: Rule,
  examples: RuleExamples,
): Readonly<Record<string, ResultWord | null>> {
  return Object.fromEntries(
    RESULTS.map((result) => {
      const example = examples[result];
      return [
        result,
        example === undefined ? null : judgementOf(rule, example.state, example.subject).result,
      ];
    }),
  );
}

/** What they have to be: each result that the rule says it gives, and no other. */
export function resultsOfRule({ results }: Rule): Readonly<Record<string, ResultWord | null>> {
  return Object.fromEntries(RESULTS.map((result) => [result, results[result] === null ? null : result]));
}
