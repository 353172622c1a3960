import { expect, it } from "@jest/globals";
import { present } from "@plumbline/model-core";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { reviewState } from "./reviewing/review-state.js";
import type { Rule } from "./rules/rule.js";
import { RULES } from "./rules/rule-set.js";
import type { Example } from "./testing/example.js";
import { ALL_EXAMPLES } from "./testing/examples/all-examples.js";
import { stateInShort } from "./testing/in-short.js";

// The pages of the rules show these examples: `npm run docs` writes them from the file.

const FILE = new URL("../golden/examples.json", import.meta.url);

it("every rule has its examples", () => {
  expect(Object.keys(ALL_EXAMPLES)).toEqual(RULES.map(({ id }) => id));
});

it("what rules say of their examples is that of the golden file", () => {
  expectGolden(FILE, goldenJson(RULES.map((rule) => ({ ruleId: rule.id, examples: examplesOf(rule) }))));
});

/** In their own order: a sentence may refer to the example before it. */
function examplesOf(rule: Rule): readonly object[] {
  return Object.values(present(ALL_EXAMPLES[rule.id])).map((example) => shown(rule, example));
}

function shown({ id }: Rule, { says, state, subject }: Example): object {
  const found = reviewState(state).find(
    (finding) => finding.ruleId === id && finding.subjectId === subject.id,
  );
  const { subjectKind, subjectName, result, severity, reason } = present(found);
  return { says, state: stateInShort(state), subjectKind, subjectName, result, severity, reason };
}
