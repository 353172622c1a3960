import { expect, it } from "@jest/globals";
import { firstDifference } from "./first-difference.js";
import type { NaiveFinding } from "./naive/naive-finding.js";
import type { RuleJudgement } from "./rule-judgements.js";

function naive(said: Partial<NaiveFinding> = {}): NaiveFinding {
  return {
    ruleId: "REL-001",
    subjectKind: "subscription",
    subjectId: "a",
    result: "concern",
    severity: "warning",
    ...said,
  };
}

function judged(said: Partial<RuleJudgement> = {}): RuleJudgement {
  const subject = { kind: "subscription", id: "a" } as const;
  const texts = { reason: "It is lost", cites: [subject], items: [] };
  return { ruleId: "REL-001", subject, result: "concern", severity: "warning", ...texts, ...said };
}

it.each<readonly [string, readonly RuleJudgement[], readonly NaiveFinding[], string | null]>([
  ["equal findings", [judged()], [naive()], null],
  ["rules that are not there yet", [], [naive({ ruleId: "REL-002" })], null],
  [
    "another result",
    [judged({ result: "verified" })],
    [naive()],
    "naive: REL-001 subscription a is concern, warning; rule: REL-001 subscription a is verified, warning",
  ],
  [
    "another severity",
    [judged({ severity: "note" })],
    [naive()],
    "naive: REL-001 subscription a is concern, warning; rule: REL-001 subscription a is concern, note",
  ],
  ["nothing", [], [naive()], "naive: REL-001 subscription a is concern, warning; rule: nothing more"],
  [
    "a subject judged twice",
    [judged(), judged()],
    [naive()],
    "naive: nothing more; rule: REL-001 subscription a is concern, warning",
  ],
])("tells the first difference of %s", (_, judgements, findings, expected) => {
  expect(firstDifference(judgements, findings, ["REL-001"])).toBe(expected);
});
