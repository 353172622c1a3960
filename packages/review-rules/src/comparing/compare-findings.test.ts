import { describe, expect, it } from "@jest/globals";
import { aFinding, DECISION_ID } from "../testing/a-finding.js";
import { compareFindings } from "./compare-findings.js";

const PAY = aFinding();
const MAIL = aFinding({ subjectId: DECISION_ID });
const CHAIN = aFinding({ ruleId: "REL-002" });

describe("findings of two states", () => {
  it("are the same where nothing differs", () => {
    expect(compareFindings([CHAIN, PAY], [CHAIN, PAY])).toEqual({ added: [], gone: [], changed: [] });
  });

  it("come and go by their rule and subject, in the order of findings", () => {
    expect(compareFindings([PAY], [CHAIN, PAY, MAIL])).toEqual({
      added: [CHAIN, MAIL],
      gone: [],
      changed: [],
    });
    expect(compareFindings([CHAIN, PAY, MAIL], [PAY])).toEqual({
      added: [],
      gone: [CHAIN, MAIL],
      changed: [],
    });
  });

  it.each([
    ["fingerprint", { fingerprint: "f2" }],
    ["version of the rule", { ruleVersion: 3 }],
  ])("change with their %s", (_, fields) => {
    const after = { ...PAY, ...fields };
    expect(compareFindings([PAY, MAIL], [after, MAIL])).toEqual({
      added: [],
      gone: [],
      changed: [{ before: PAY, after }],
    });
  });

  it("do not change with a name or a label alone, which no fingerprint holds", () => {
    expect(compareFindings([PAY], [{ ...PAY, subjectName: "Pay now" }]).changed).toEqual([]);
  });
});
