import { describe, expect, it } from "@jest/globals";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import { REVIEW_LIMITS } from "../limits.js";
import { RULES } from "../rules/rule-set.js";
import {
  ACCEPTANCE_REQUEST,
  ANSWERS_REQUEST_BODY,
  OPEN_REQUEST,
  WONT_FIX_REQUEST,
} from "../testing/request-bodies.js";
import { readAnswerRequest, readAnswersRequest } from "./answer-request.js";

const read = (body: object) => readAnswerRequest(JSON.stringify(body));

function issuesOf(body: object): unknown {
  const result = read(body);
  return result.ok ? null : [result.refusal.code, ...result.refusal.errors];
}

describe("an answer to a finding", () => {
  it.each([
    ["wont-fix", WONT_FIX_REQUEST],
    ["accepted-by-decision", ACCEPTANCE_REQUEST],
    ["open", OPEN_REQUEST],
  ])("is read as it is: %s", (_, body) => {
    expect(read(body)).toEqual({ ok: true, value: body });
  });

  it("needs its rule, its subject and its status; the rest may be left out", () => {
    const { ruleId, subjectId, status } = OPEN_REQUEST;
    expect(read({ ruleId, subjectId, status })).toEqual({ ok: true, value: OPEN_REQUEST });
    for (const field of ["ruleId", "subjectId", "status"]) {
      expect(issuesOf({ ...OPEN_REQUEST, [field]: undefined })).toEqual([
        "invalid_body",
        { field, message: "is required" },
      ]);
    }
  });

  it("may be given to a finding of every rule, and of no other", () => {
    expect(RULES.map(({ id }) => issuesOf({ ...OPEN_REQUEST, ruleId: id }))).toEqual(RULES.map(() => null));
    expect(issuesOf({ ...OPEN_REQUEST, ruleId: "REL-007" })).toMatchObject([
      "validation_error",
      { field: "ruleId" },
    ]);
  });

  it.each<[string, object, string, string]>([
    ["a status of another word", { ...OPEN_REQUEST, status: "settled" }, "status", "must be one of"],
    ["wont-fix without a reason", { ...WONT_FIX_REQUEST, reason: null }, "reason", "is required"],
    ["wont-fix with a blank reason", { ...WONT_FIX_REQUEST, reason: " \n" }, "reason", "is required"],
    [
      "a reason over its limit",
      { ...WONT_FIX_REQUEST, reason: "x".repeat(REVIEW_LIMITS.reasonCharacters + 1) },
      "reason",
      "must have at most 10000 characters",
    ],
    [
      "a reason with a control character",
      { ...WONT_FIX_REQUEST, reason: "a\u0000" },
      "reason",
      "must hold no control character",
    ],
    [
      "an acceptance without its decision",
      { ...ACCEPTANCE_REQUEST, decisionId: null },
      "decisionId",
      "is required",
    ],
    [
      "a decision beside another status",
      { ...OPEN_REQUEST, decisionId: guid(13) },
      "decisionId",
      "is only for accepted-by-decision",
    ],
    [
      "a decision beside wont-fix",
      { ...WONT_FIX_REQUEST, decisionId: guid(13) },
      "decisionId",
      "is only for accepted-by-decision",
    ],
    [
      "a decision that is no ID",
      { ...ACCEPTANCE_REQUEST, decisionId: "ADR-0001" },
      "decisionId",
      "must be a GUID",
    ],
    [
      "a status of another word beside a decision",
      { ...ACCEPTANCE_REQUEST, status: "settled" },
      "status",
      "must be one of",
    ],
    [
      "a revision beside a branch",
      { ...OPEN_REQUEST, revisionId: guid(15), branchId: guid(16) },
      "branchId",
      "must not stand beside revisionId",
    ],
  ])("is refused with %s", (_, body, field, message) => {
    expect(issuesOf(body)).toEqual([
      "validation_error",
      { field, message: expect.stringContaining(message) },
    ]);
  });

  it("has no reason where that is blank and none is needed", () => {
    for (const body of [OPEN_REQUEST, ACCEPTANCE_REQUEST]) {
      expect(read({ ...body, reason: " \t\n" })).toEqual({ ok: true, value: { ...body, reason: null } });
    }
  });
});

describe("answers to several findings", () => {
  it("are read as they are, a blank reason as none", () => {
    const { answers } = ANSWERS_REQUEST_BODY;
    const [first, second] = answers;
    const sent = { ...ANSWERS_REQUEST_BODY, answers: [first, { ...second, reason: " " }] };
    expect(readAnswersRequest(JSON.stringify(sent))).toEqual({
      ok: true,
      value: { ...ANSWERS_REQUEST_BODY, answers: [first, { ...second, reason: null }] },
    });
  });

  it("are refused all, each fault by its place, when one is", () => {
    const bad = {
      ...WONT_FIX_REQUEST,
      ruleId: "REL-003",
      reason: null,
      revisionId: undefined,
      branchId: undefined,
    };
    const sent = { ...ANSWERS_REQUEST_BODY, answers: [...ANSWERS_REQUEST_BODY.answers, bad] };
    expect(readAnswersRequest(JSON.stringify(sent))).toMatchObject({
      ok: false,
      refusal: {
        code: "validation_error",
        errors: [{ field: "answers[2].reason", message: "is required for wont-fix" }],
      },
    });
  });
});
