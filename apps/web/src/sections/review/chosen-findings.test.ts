import { describe, expect, it } from "@jest/globals";
import { chosenFindings } from "./chosen-findings.js";
import type { ReviewSearch } from "./review-search.js";
import { aFinding } from "./testing/a-finding.js";

const FINDINGS = [
  aFinding({ subjectId: "1", reason: "Billing loses what fails" }),
  aFinding({ subjectId: "2", settled: true }),
  aFinding({ subjectId: "3", result: "unknown", needsReReview: true }),
  aFinding({ subjectId: "4", result: "verified" }),
  aFinding({ subjectId: "5", ruleId: "CON-001", category: "contracts", severity: "blocking" }),
];
const chosen = (search: ReviewSearch) => chosenFindings(FINDINGS, search).map(({ subjectId }) => subjectId);

describe("the findings of an address", () => {
  it("are those that wait for somebody, where it says nothing", () => {
    expect(chosen({})).toEqual(["1", "3", "5"]);
  });

  it("have the answer that it asks for", () => {
    expect(chosen({ answer: "answered" })).toEqual(["2"]);
    expect(chosen({ answer: "again" })).toEqual(["3"]);
    expect(chosen({ answer: "any" })).toHaveLength(5);
  });

  it("meet every filter together", () => {
    expect(chosen({ severity: "blocking", category: "contracts", rule: "CON-001" })).toEqual(["5"]);
    expect(chosen({ result: "verified" })).toEqual(["4"]);
    expect(chosen({ q: "billing FAILS" })).toEqual(["1"]);
  });

  it("are found whatever was answered, where a link names the subject", () => {
    expect(chosen({ subjectId: "2" })).toEqual(["2"]);
  });
});
