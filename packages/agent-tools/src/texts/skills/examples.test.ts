import { describe, expect, it } from "@jest/globals";
import { readDecisionRequest } from "@plumbline/decision-core";
import { readObligationRequest, readPromiseRequest } from "@plumbline/promise-core";
import { RULES } from "@plumbline/review-rules";
import { CHECK_EXAMPLE, DECISION_EXAMPLE, PROMISE_EXAMPLE, TEST_EXAMPLE } from "./examples.js";

describe("an example of a skill", () => {
  it.each([
    ["promise", PROMISE_EXAMPLE, (text: string) => readPromiseRequest(text, "agent-token")],
    ["check", CHECK_EXAMPLE, readObligationRequest],
    ["test", TEST_EXAMPLE, readObligationRequest],
    ["decision", DECISION_EXAMPLE, (text: string) => readDecisionRequest(text, "agent-token")],
  ])("of a %s is taken by its reader", (_, example, reader) => {
    expect(reader(JSON.stringify(example))).toMatchObject({ ok: true });
  });

  it("names a rule that there is", () => {
    expect(RULES.map(({ id }) => id)).toContain(DECISION_EXAMPLE.settles[0]?.ruleId);
  });
});
