import { expect, it } from "@jest/globals";
import type { Finding } from "@plumbline/review-rules";
import { openedAndClosed } from "./opened-and-closed.js";

function finding(subjectId: string, result: Finding["result"]): Finding {
  return {
    ...{ ruleId: "REL-001", ruleVersion: 1, category: "resilience", severity: "warning" },
    ...{ subjectKind: "element", subjectId, subjectName: null, result, reason: "", cites: [] },
    fingerprint: `${subjectId} ${result}`,
  };
}

it("what an edit does to findings is told by what wants an answer", () => {
  const told = openedAndClosed({
    added: [finding("a", "concern"), finding("b", "verified")],
    gone: [finding("c", "unknown"), finding("d", "not-applicable")],
    changed: [
      { before: finding("e", "verified"), after: finding("e", "unknown") },
      { before: finding("f", "concern"), after: finding("f", "verified") },
      { before: finding("g", "concern"), after: finding("g", "unknown") },
      { before: finding("h", "verified"), after: finding("h", "not-applicable") },
    ],
  });
  const ids = (findings: readonly Finding[]) => findings.map(({ subjectId }) => subjectId);
  expect(ids(told.opened)).toEqual(["a", "e"]);
  expect(ids(told.closed)).toEqual(["c", "f"]);
  expect(ids(told.moved)).toEqual(["g"]);
});
