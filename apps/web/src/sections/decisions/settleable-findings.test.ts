import { expect, it } from "@jest/globals";
import type { OpenFinding } from "./decision-queries.js";
import { settleableFindings } from "./settleable-findings.js";

function aFinding(changed: Partial<OpenFinding>): OpenFinding {
  return {
    ruleId: "REL-001",
    subjectId: "1",
    subjectName: "orders",
    result: "concern",
    severity: "warning",
    reason: "It has one attempt.",
    settledBy: null,
    ...changed,
  };
}

const FINDINGS = [
  aFinding({ subjectId: "open" }),
  aFinding({ subjectId: "verified", result: "verified" }),
  aFinding({ subjectId: "settled", settledBy: "earlier" }),
  aFinding({ subjectId: "picked" }),
  aFinding({ subjectId: "other", subjectName: "payments" }),
];
const PICKED = [{ ruleId: "REL-001", subjectId: "picked" }];

function offered(supersedes: string | null, text = ""): readonly string[] {
  return settleableFindings(FINDINGS, { picked: PICKED, supersedes, text }).map(({ subjectId }) => subjectId);
}

it("offers what no other decision settles, and what that settles whose place is taken", () => {
  expect(offered(null)).toEqual(["open", "other"]);
  expect(offered("earlier")).toEqual(["open", "settled", "other"]);
  expect(offered(null, "payments")).toEqual(["other"]);
});
