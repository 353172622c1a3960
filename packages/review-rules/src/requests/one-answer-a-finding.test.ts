import { describe, expect, it } from "@jest/globals";
import { readAnswersRequest } from "./answer-request.js";

const ID = "abcdef00-0000-4000-8000-00000000abcd";

function errorsOf(...answers: readonly object[]) {
  const common = { ruleId: "REL-001", subjectId: ID, status: "open", decisionId: null, reason: null };
  const read = readAnswersRequest(
    JSON.stringify({ answers: answers.map((change) => ({ ...common, ...change })) }),
  );
  return read.ok ? [] : read.refusal.errors;
}

const fieldsOf = (...answers: readonly object[]) => errorsOf(...answers).map(({ field }) => field);

describe("answers to several findings", () => {
  it("name each finding once", () => {
    expect(fieldsOf({}, { ruleId: "REL-002" }, { subjectId: ID.replace("a", "b") })).toEqual([]);
    const message = "names a finding that an answer before names";
    expect(errorsOf({}, { ruleId: "REL-002" }, {}, {})).toEqual([
      { field: "answers[2].subjectId", message },
      { field: "answers[3].subjectId", message },
    ]);
  });

  it("name the same finding by an ID in other letters", () => {
    expect(fieldsOf({}, { subjectId: ID.toUpperCase() })).toEqual(["answers[1].subjectId"]);
  });

  it("are refused for what cannot be read of them, not for being the same", () => {
    expect(fieldsOf({ subjectId: "x" }, { subjectId: "x" })).toEqual([
      "answers[0].subjectId",
      "answers[1].subjectId",
    ]);
  });
});
