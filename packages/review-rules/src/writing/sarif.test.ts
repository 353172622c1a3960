import { describe, expect, it } from "@jest/globals";
import type { Disposition } from "../records/answer.js";
import type { ResultWord, Severity } from "../records/finding-words.js";
import { RULE_SET_VERSION, RULES } from "../rules/rule-set.js";
import { aDisposition, anAnsweredFinding, DECISION_ID, SUBJECT_ID } from "../testing/a-finding.js";
import { findingsAsSarif } from "./sarif.js";
import { resultAsSarif } from "./sarif-result.js";
import { sarifText } from "./sarif-text.js";

describe("a SARIF log", () => {
  it("names its version, its tool and every rule by an identifier and in words", () => {
    const log = findingsAsSarif([]);
    expect(log).toMatchObject({
      version: "2.1.0",
      runs: [{ tool: { driver: { name: "Plumbline", version: RULE_SET_VERSION } }, results: [] }],
    });
    expect(log).toHaveProperty("runs[0].tool.driver.rules.length", RULES.length);
    expect(log).toHaveProperty(
      "runs[0].tool.driver.rules[0]",
      expect.objectContaining({
        id: "REL-001",
        name: "FailedDeliveryHasSomewhereToGo",
        shortDescription: { text: "Failed delivery has somewhere to go" },
        properties: { category: "resilience", version: 2 },
      }),
    );
  });

  it("says all of a finding", () => {
    const finding = anAnsweredFinding({ severity: "blocking", needsReReview: true });
    expect(findingsAsSarif([finding])).toHaveProperty("runs[0].results", [
      {
        ruleId: "CON-001",
        ruleIndex: RULES.findIndex(({ id }) => id === "CON-001"),
        kind: "fail",
        level: "error",
        message: { text: 'Operation "Pay" names no schema' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "architecture.json" },
              region: { startLine: 1 },
            },
            logicalLocations: [
              { name: "Pay", fullyQualifiedName: `operation/${SUBJECT_ID}`, kind: "operation" },
            ],
          },
        ],
        partialFingerprints: { "finding/v1": "f1", primaryLocationLineHash: `${SUBJECT_ID}:1` },
        suppressions: [],
        properties: { severity: "blocking", ruleVersion: 2, needsReReview: true },
      },
    ]);
  });

  it.each<[ResultWord, Severity, string, string]>([
    ["concern", "blocking", "fail", "error"],
    ["concern", "warning", "fail", "warning"],
    ["concern", "note", "fail", "note"],
    ["unknown", "blocking", "open", "none"],
    ["verified", "warning", "pass", "none"],
    ["not-applicable", "note", "notApplicable", "none"],
  ])("has a %s of severity %s as %s of level %s", (result, severity, kind, level) => {
    expect(resultAsSarif(anAnsweredFinding({ result, severity }))).toMatchObject({ kind, level });
  });

  it("has a subject without a name, and a scenario in its own file", () => {
    const nameless = resultAsSarif(anAnsweredFinding({ subjectKind: "scenario", subjectName: null }));
    expect(nameless).toHaveProperty(
      "locations[0].physicalLocation.artifactLocation.uri",
      `scenarios/${SUBJECT_ID}.json`,
    );
    expect(nameless).toHaveProperty("locations[0].logicalLocations", [
      { fullyQualifiedName: `scenario/${SUBJECT_ID}`, kind: "scenario" },
    ]);
  });

  const byDecision = aDisposition({
    status: "accepted-by-decision",
    reason: null,
    decisionId: DECISION_ID,
  });

  it.each<[string, boolean, Disposition | null, readonly string[]]>([
    ["a wont-fix with its reason", true, aDisposition(), ["It is a drill."]],
    ["an acceptance with its decision", true, byDecision, [`Accepted by decision ${DECISION_ID}`]],
    ["an acceptance with its reason", true, { ...byDecision, reason: "Cheap enough." }, ["Cheap enough."]],
    ["no answer that does not count", false, aDisposition(), []],
    ["nothing where nothing was answered", false, null, []],
  ])("suppresses by %s", (_, settled, disposition, justifications) => {
    expect(resultAsSarif(anAnsweredFinding({ settled, disposition }))).toHaveProperty(
      "suppressions",
      justifications.map((justification) => ({ kind: "external", status: "accepted", justification })),
    );
  });
});

it.each([
  ["GET /a/{id}", "GET /a/{{id}}"],
  ["{0}}", "{{0}}}}"],
  ["[here](https://a.example)", "[here] (https://a.example)"],
  ["a[0] (b)", "a[0] (b)"],
])("%s is the plain message %s", (text, message) => {
  expect(sarifText(text)).toBe(message);
});
