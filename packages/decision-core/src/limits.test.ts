import { describe, expect, it } from "@jest/globals";
import { DECISION_BODY_LIMITS } from "./decisions/documents/body-limits.js";
import { DECISION_LIMITS } from "./limits.js";

const ROWS: readonly (readonly [string, number, number])[] = [
  ["decisions of a project", DECISION_LIMITS.decisions, 2_000],
  ["alternatives", DECISION_LIMITS.alternatives, 50],
  ["affected IDs", DECISION_LIMITS.affectedIds, 200],
  ["findings that a decision settles", DECISION_LIMITS.settles, 200],
  ["characters of a text", DECISION_LIMITS.textCharacters, 20_000],
  ["characters of a rule ID", DECISION_LIMITS.ruleIdCharacters, 100],
  ["levels of a body", DECISION_BODY_LIMITS.levels, 16],
  ["issues of a refusal", DECISION_BODY_LIMITS.issues, 100],
];

describe("limits", () => {
  it.each(ROWS)("%s", (_, limit, number) => {
    expect(limit).toBe(number);
  });

  it("are all in the table", () => {
    expect(ROWS).toHaveLength([DECISION_LIMITS, DECISION_BODY_LIMITS].flatMap(Object.keys).length);
  });
});
