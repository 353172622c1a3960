import { describe, expect, it } from "@jest/globals";
import type { Disposition } from "../records/answer.js";
import { RESULTS, SEVERITIES } from "../records/finding-words.js";
import {
  aDecision,
  aDisposition,
  aFinding,
  anAnswer,
  anAnsweredFinding,
  DECISION_ID,
  SUBJECT_ID,
} from "../testing/a-finding.js";
import {
  type Answers,
  answered,
  answeredFindings,
  countFindings,
  dispositionsOf,
  isBlocking,
} from "./answered-findings.js";

const NONE: Answers = { given: [], inForce: [] };
const ACCEPTED = { status: "accepted-by-decision", decisionId: DECISION_ID } as const;

function dispositionOf(answers: Partial<Answers>): Disposition | null {
  return dispositionsOf({ ...NONE, ...answers })({ ruleId: "CON-001", subjectId: SUBJECT_ID });
}

describe("the answer in force of a finding", () => {
  it("is none where none was given, or it was opened again", () => {
    expect(dispositionOf({})).toBeNull();
    expect(dispositionOf({ given: [anAnswer({ status: "open", reason: null })] })).toBeNull();
  });

  it("is a wont-fix as it was given", () => {
    expect(dispositionOf({ given: [anAnswer()] })).toEqual(aDisposition());
  });

  it("is that of its rule and its subject alone", () => {
    expect(dispositionOf({ given: [anAnswer({ ruleId: "CON-002" })] })).toBeNull();
    expect(dispositionOf({ given: [anAnswer({ subjectId: DECISION_ID })] })).toBeNull();
    const settles = [{ ruleId: "CON-002", subjectId: SUBJECT_ID, ruleVersion: 2, fingerprint: "f1" }];
    expect(dispositionOf({ inForce: [aDecision({ settles })] })).toBeNull();
  });

  it("is an acceptance while its decision is in force, and none after", () => {
    const given = [anAnswer({ ...ACCEPTED, reason: "Cheap enough." })];
    expect(dispositionOf({ given, inForce: [aDecision()] })).toEqual(
      aDisposition({ ...ACCEPTED, reason: "Cheap enough." }),
    );
    expect(dispositionOf({ given })).toBeNull();
  });

  it("is of a decision that names it by itself, by whom decided and as it was then", () => {
    const settles = [{ ruleId: "CON-001", subjectId: SUBJECT_ID, ruleVersion: 1, fingerprint: "f0" }];
    const expected = {
      ...ACCEPTED,
      reason: null,
      by: "user:olga",
      at: "2026-01-02T00:00:00.000Z",
      ruleVersion: 1,
      fingerprint: "f0",
    };
    const inForce = [aDecision({ settles })];
    expect(dispositionOf({ inForce })).toEqual(expected);
    expect(dispositionOf({ inForce, given: [anAnswer()] })).toEqual(expected);
    const other = anAnswer({ ...ACCEPTED, decisionId: SUBJECT_ID });
    expect(dispositionOf({ inForce, given: [other] })).toEqual(expected);
    expect(dispositionOf({ inForce, given: [anAnswer({ ...ACCEPTED, status: "open" })] })).toEqual(expected);
  });

  it("is a wont-fix again when the decision that took it over is no longer in force", () => {
    const given = [anAnswer()];
    expect(dispositionOf({ given, inForce: [aDecision()] })?.status).toBe("accepted-by-decision");
    expect(dispositionOf({ given })?.status).toBe("wont-fix");
  });
});

describe("an answered finding", () => {
  it.each<[string, Disposition | null, boolean, boolean]>([
    ["open", null, false, false],
    ["settled by an answer to what it is", aDisposition(), true, false],
    ["to be reviewed again when its fingerprint differs", aDisposition({ fingerprint: "f0" }), false, true],
    ["to be reviewed again when its rule has another version", aDisposition({ ruleVersion: 1 }), false, true],
  ])("is %s", (_, disposition, settled, needsReReview) => {
    expect(answered(aFinding(), disposition)).toEqual({
      ...aFinding(),
      settled,
      needsReReview,
      disposition,
    });
  });

  it("stands in the list in its place", () => {
    const other = aFinding({ ruleId: "CON-002" });
    const findings = answeredFindings([other, aFinding()], { ...NONE, given: [anAnswer()] });
    expect(findings).toEqual([answered(other, null), answered(aFinding(), aDisposition())]);
  });
});

describe("what blocks", () => {
  const blocking = anAnsweredFinding({ severity: "blocking" });
  const accepted = aDisposition(ACCEPTED);

  it("is a concern of severity blocking, and nothing else", () => {
    const each = RESULTS.flatMap((result) => SEVERITIES.map((severity) => ({ result, severity })));
    expect(each.filter((words) => isBlocking(anAnsweredFinding(words)))).toEqual([
      { result: "concern", severity: "blocking" },
    ]);
  });

  it("blocks no longer when a decision accepts it, but again when it is another", () => {
    expect(isBlocking({ ...blocking, settled: true, disposition: accepted })).toBe(false);
    expect(isBlocking({ ...blocking, settled: false, needsReReview: true, disposition: accepted })).toBe(
      true,
    );
  });

  it("blocks whatever wont-fix says", () => {
    expect(isBlocking({ ...blocking, settled: true, disposition: aDisposition() })).toBe(true);
  });
});

describe("findings are counted", () => {
  const zero = { blocking: 0, concerns: 0, unknown: 0, verified: 0, notApplicable: 0 };

  it("as none of an empty list", () => {
    expect(countFindings([])).toEqual({ ...zero, settled: 0, needsReReview: 0 });
  });

  it("by their result whatever the answer, and by what the answer is", () => {
    const one = anAnsweredFinding;
    const settled = { settled: true, disposition: aDisposition(ACCEPTED) } as const;
    const findings = [
      one({ severity: "blocking" }),
      one({ severity: "blocking", ...settled }),
      one({ severity: "blocking", needsReReview: true, disposition: aDisposition(ACCEPTED) }),
      one({ settled: true, disposition: aDisposition() }),
      one({ result: "unknown" }),
      one({ result: "unknown", severity: "blocking", ...settled }),
      one({ result: "verified", needsReReview: true, disposition: aDisposition() }),
      one({ result: "not-applicable" }),
    ];
    expect(countFindings(findings)).toEqual({
      ...{ blocking: 2, concerns: 4, unknown: 2, verified: 1, notApplicable: 1 },
      ...{ settled: 3, needsReReview: 2 },
    });
  });
});
