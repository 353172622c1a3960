import { describe, expect, it } from "@jest/globals";
import { answeredSince, answersBefore, answersOf, possibleAnswers, refusedFinding } from "./answers.js";
import { aFinding } from "./testing/a-finding.js";

const ANSWERED = aFinding({
  subjectId: "2",
  disposition: {
    status: "wont-fix",
    reason: "It is asked again",
    decisionId: null,
    by: "user:1",
    at: "2026-01-01T00:00:00Z",
    ruleVersion: 2,
    fingerprint: "f",
  },
});

describe("answers", () => {
  it("say the same of every finding; a blank reason is none", () => {
    expect(answersOf([aFinding()], { status: "wont-fix", reason: " ", decisionId: "d" })).toEqual([
      {
        ruleId: "REL-001",
        subjectId: "0d0f7d36-3ff7-45d0-bd6f-0a3b6a7e7c11",
        status: "wont-fix",
        reason: null,
        decisionId: null,
      },
    ]);
  });

  it("are taken back by what was answered before", () => {
    expect(answersBefore([ANSWERED, aFinding()]).map(({ status, reason }) => [status, reason])).toEqual([
      ["wont-fix", "It is asked again"],
      ["open", null],
    ]);
  });

  it("that somebody gave anew since are told; a finding that went has none", () => {
    const { disposition } = ANSWERED;
    const again = { ...ANSWERED, disposition: disposition && { ...disposition, by: "user:2" } };
    const left = [ANSWERED, aFinding(), aFinding({ subjectId: "gone" })];
    expect(answeredSince(left, [again, aFinding()])).toEqual([ANSWERED]);
    expect(answeredSince(left, [ANSWERED, aFinding({ disposition })])).toEqual([aFinding()]);
    expect(answeredSince(left, left)).toEqual([]);
  });

  it("that are refused name the finding at fault", () => {
    expect(refusedFinding([aFinding(), ANSWERED], [{ field: "answers[1].reason" }])).toBe(ANSWERED);
    expect(refusedFinding([ANSWERED], [{ field: "reason" }])).toBeUndefined();
  });

  it("that can be given follow from the finding", () => {
    expect([...possibleAnswers(aFinding())]).toEqual(["accepted-by-decision", "wont-fix"]);
    expect([...possibleAnswers(aFinding({ severity: "blocking" }))]).toEqual(["accepted-by-decision"]);
    expect([...possibleAnswers(aFinding({ result: "verified" }))]).toEqual([]);
    expect(possibleAnswers(ANSWERED).has("open")).toBe(true);
  });
});
