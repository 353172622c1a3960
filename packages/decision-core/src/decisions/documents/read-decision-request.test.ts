import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { DECISION_LIMITS } from "../../limits.js";
import { BARE_DECISION, FULL_DECISION, numbered } from "../../testing/decision-bodies.js";
import { decisionHash } from "../hashes/content-hash.js";
import type { DecisionAuthor } from "./decision-request.js";
import { readDecisionRequest } from "./read-decision-request.js";

function readText(text: string, author: DecisionAuthor = "person") {
  const read = readDecisionRequest(text, author);
  return read.ok ? read.value : read.refusal;
}

function read(fields: object = {}, author: DecisionAuthor = "person") {
  return readText(JSON.stringify({ ...FULL_DECISION, ...fields }), author);
}

function issues(fields: object): unknown {
  const found = read(fields);
  return "errors" in found ? [found.code, found.errors] : found;
}

const { alternatives, affectedIds, settles, textCharacters, ruleIdCharacters } = DECISION_LIMITS;
const LONG = "x".repeat(textCharacters + 1);
const ids = (count: number) => Array.from({ length: count }, (_, index) => numbered(index));
const findings = (count: number) => ids(count).map((subjectId) => ({ ruleId: "REL-001", subjectId }));
const named = (ruleId: string, number: number) => ({ ruleId, subjectId: numbered(number) });

describe("a decision request", () => {
  it("reads as it is stated", () => {
    const { origin, ...content } = FULL_DECISION;
    expect(read()).toEqual({ content, origin });
  });

  it("may say nothing but a title and a decision", () => {
    const content = { ...BARE_DECISION, alternatives: [], affectedIds: [], settles: [] };
    expect(readText(JSON.stringify(BARE_DECISION))).toEqual({ content, origin: null });
  });

  it("has its IDs in lower case and in order, each once", () => {
    const sent = [numbered(0xb).toUpperCase(), numbered(2), numbered(0xb), numbered(1)];
    expect(read({ affectedIds: sent })).toMatchObject({
      content: { affectedIds: [numbered(1), numbered(2), numbered(0xb)] },
    });
  });

  it("has its findings by rule, then by subject, each once, and its alternatives as they are sent", () => {
    const sent = [named("REL-004", 2), named("REL-001", 3), named("REL-004", 1), named("REL-001", 3)];
    const options = [{ title: "b" }, { title: "a", description: "", rejectedBecause: " " }];
    expect(read({ settles: sent, alternatives: options })).toMatchObject({
      content: {
        settles: [named("REL-001", 3), named("REL-004", 1), named("REL-004", 2)],
        alternatives: [
          { title: "b", description: null, rejectedBecause: null },
          { title: "a", description: "", rejectedBecause: " " },
        ],
      },
    });
  });

  it("takes what reaches each limit", () => {
    const most = "\u{1f600}".repeat(textCharacters);
    expect(
      read({
        title: most,
        decision: most,
        alternatives: Array.from({ length: alternatives }, () => ({ title: "a" })),
        affectedIds: [...ids(affectedIds), numbered(0)],
        settles: [...findings(settles - 1), named("R".repeat(ruleIdCharacters), 1)],
      }),
    ).toMatchObject({ content: { title: most } });
  });

  it("of a person says human or nothing; of an agent it may say anything known", () => {
    expect(read({ origin: null })).toMatchObject({ origin: null });
    for (const origin of ["ai-suggested", "agent-suggested", "robot"]) {
      expect(issues({ origin })).toEqual([
        "validation_error",
        [{ field: "origin", message: "must be one of human" }],
      ]);
    }
    expect(read({ origin: "agent-suggested" }, "agent-token")).toMatchObject({ origin: "agent-suggested" });
    expect(read({ origin: "robot" }, "agent-token")).toMatchObject({ code: "validation_error" });
  });

  it.each<[string, object, string, string]>([
    ["a blank title", { title: " " }, "title", "must not be blank"],
    ["a title of two lines", { title: "a\nb" }, "title", "must be one line without control characters"],
    ["a long title", { title: LONG }, "title", "must have at most 20000 characters"],
    ["a blank decision", { decision: "\n" }, "decision", "must not be blank"],
    ["a long decision", { decision: LONG }, "decision", "must have at most 20000 characters"],
    ["U+0000", { context: "\0" }, "context", "must hold no control character but tabs and line ends"],
    ["a long context", { context: LONG }, "context", "must have at most 20000 characters"],
    ["long consequences", { consequences: LONG }, "consequences", "must have at most 20000 characters"],
    [
      "too many alternatives",
      { alternatives: Array.from({ length: alternatives + 1 }, () => ({ title: "a" })) },
      "alternatives",
      "must have at most 50 entries",
    ],
    [
      "an alternative with a blank title",
      { alternatives: [{ title: "" }] },
      "alternatives[0].title",
      "must not be blank",
    ],
    [
      "a long description",
      { alternatives: [{ title: "a", description: LONG }] },
      "alternatives[0].description",
      "must have at most 20000 characters",
    ],
    [
      "a long reason against it",
      { alternatives: [{ title: "a", rejectedBecause: LONG }] },
      "alternatives[0].rejectedBecause",
      "must have at most 20000 characters",
    ],
    ["too many IDs", { affectedIds: ids(201) }, "affectedIds", "must have at most 200 entries"],
    ["no GUID", { affectedIds: [numbered(1), "x"] }, "affectedIds[1]", "must be a GUID"],
    ["too many findings", { settles: findings(201) }, "settles", "must have at most 200 entries"],
    [
      "a finding of no rule",
      { settles: [{ ruleId: " ", subjectId: numbered(1) }] },
      "settles[0].ruleId",
      "must not be blank",
    ],
    [
      "a finding of a rule with a long ID",
      { settles: [{ ruleId: "R".repeat(101), subjectId: numbered(1) }] },
      "settles[0].ruleId",
      "must have at most 100 characters",
    ],
    [
      "a finding of no subject",
      { settles: [{ ruleId: "REL-001", subjectId: "x" }] },
      "settles[0].subjectId",
      "must be a GUID",
    ],
    ["nothing to supersede", { supersedes: "ADR-0001" }, "supersedes", "must be a GUID"],
  ])("is refused with %s", (_, fields, field, message) => {
    expect(issues(fields)).toEqual(["validation_error", [{ field, message }]]);
  });

  it.each<[string, string, string, string]>([
    ["no JSON", "{", "", "JSON"],
    ["no content", "", "", "JSON"],
    ["a list", "[]", "", "must be an object"],
    ["a wrong type", JSON.stringify({ ...FULL_DECISION, title: null }), "title", "must be a string"],
    [
      "a repeated key",
      JSON.stringify(FULL_DECISION).replace("{", '{"title":"a",'),
      "title",
      "is a repeated key",
    ],
    [
      "an unknown key",
      JSON.stringify({ ...FULL_DECISION, status: "accepted" }),
      "status",
      "is not a known field",
    ],
    [
      "a lone surrogate",
      JSON.stringify(FULL_DECISION).replace("Orders", "\\ud800"),
      "title",
      "is not valid Unicode",
    ],
    [
      "a finding without its rule",
      JSON.stringify({ ...FULL_DECISION, settles: [{ subjectId: numbered(1) }] }),
      "settles[0].ruleId",
      "is required",
    ],
    ["too many levels", "[".repeat(17), "", ""],
  ])("is no body with %s", (_, text, field, message) => {
    expect(readText(text)).toMatchObject({
      code: expect.stringMatching(/invalid_body|validation_error/),
      errors: [{ field: expect.stringContaining(field), message: expect.stringContaining(message) }],
    });
  });

  it("needs every key but its origin", () => {
    const { origin: _, ...body } = FULL_DECISION;
    expect(readText(JSON.stringify(body))).toMatchObject({ origin: null });
    expect(readText("{}")).toMatchObject({
      code: "invalid_body",
      title: "The decision is refused: title is required",
      errors: Object.keys(body).map((field) => ({ field, message: "is required" })),
    });
  });

  it("is told every fault at once", () => {
    expect(issues({ title: "", decision: "", settles: [named("", 1)], origin: "x" })).toMatchObject([
      "validation_error",
      [{ field: "title" }, { field: "decision" }, { field: "settles[0].ruleId" }, { field: "origin" }],
    ]);
  });

  it("has the same hash in any order of its keys, its IDs and its findings", () => {
    const hashOf = (found: ReturnType<typeof read>) =>
      "content" in found ? decisionHash({ number: 1, content: found.content }) : found.title;
    const expected = hashOf(read());
    const property = fc.property(
      fc.shuffledSubarray(Object.keys(FULL_DECISION), { minLength: 9 }),
      fc.shuffledSubarray(FULL_DECISION.affectedIds, { minLength: 2 }),
      fc.shuffledSubarray(FULL_DECISION.settles, { minLength: 2 }),
      (keys, affected, settled) => {
        const body = { ...FULL_DECISION, affectedIds: affected, settles: settled };
        const shuffled = keys.map((key) => [key, body[key as keyof typeof body]]);
        expect(hashOf(readText(JSON.stringify(Object.fromEntries(shuffled))))).toBe(expected);
      },
    );
    fc.assert(property, { seed: 1, numRuns: 100 });
  });
});
