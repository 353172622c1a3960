import { describe, expect, it } from "@jest/globals";
import { QUESTION_BODY_LIMITS, QUESTION_LIMITS } from "./question-limits.js";

const ROWS: readonly (readonly [string, number, number])[] = [
  ["questions of a project", QUESTION_LIMITS.questions, 2_000],
  ["characters of a question", QUESTION_LIMITS.textCharacters, 4_000],
  ["characters of an answer", QUESTION_LIMITS.answerCharacters, 10_000],
  ["things a question is about", QUESTION_LIMITS.about, 50],
  ["times that a question is reopened", QUESTION_LIMITS.reopenings, 50],
  ["levels of a body", QUESTION_BODY_LIMITS.levels, 16],
  ["issues of a refusal", QUESTION_BODY_LIMITS.issues, 100],
];

describe("the limits of questions", () => {
  it.each(ROWS)("%s", (_, limit, number) => {
    expect(limit).toBe(number);
  });

  it("are all in the table", () => {
    expect(ROWS).toHaveLength([QUESTION_LIMITS, QUESTION_BODY_LIMITS].flatMap(Object.keys).length);
  });
});
