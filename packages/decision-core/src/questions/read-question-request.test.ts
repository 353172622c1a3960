import { describe, expect, it } from "@jest/globals";
import { numbered } from "../testing/questions.js";
import type { Asker } from "./question-request.js";
import { readAnswerRequest, readQuestionRequest } from "./read-question-request.js";

const TEXT = "Who retries?";

function read(body: object, asker: Asker = "person") {
  return readQuestionRequest(JSON.stringify(body), asker);
}

function refusedOn(code: string, ...fields: readonly string[]): object {
  return { ok: false, refusal: { code, errors: fields.map((field) => ({ field })) } };
}

describe("a request that asks a question", () => {
  it("needs a text alone", () => {
    const bare = { ok: true, value: { text: TEXT, about: [], origin: null } };
    expect(read({ text: TEXT })).toEqual(bare);
    expect(read({ text: TEXT, about: null, origin: null })).toEqual(bare);
    expect(read({})).toMatchObject(refusedOn("invalid_body", "text"));
    expect(read({ text: null })).toMatchObject(refusedOn("invalid_body", "text"));
  });

  it("says what it is about in the order it was sent, in lower case, each once", () => {
    const [a, b] = ["0abcdef0-0000-4000-8000-00000000000b", "0abcdef0-0000-4000-8000-00000000000a"] as const;
    expect(read({ text: TEXT, about: [a.toUpperCase(), b, a] })).toMatchObject({ value: { about: [a, b] } });
  });

  it("is about 50 things at most, each counted once", () => {
    const fifty = Array.from({ length: 50 }, (_, index) => numbered(index + 1));
    expect(read({ text: TEXT, about: [...fifty, numbered(1)] })).toMatchObject({ value: { about: fifty } });
    expect(read({ text: TEXT, about: [...fifty, numbered(51)] })).toMatchObject(
      refusedOn("validation_error", "about"),
    );
  });

  it("counts its text in code points", () => {
    expect(read({ text: "🛒".repeat(4_000) })).toMatchObject({ ok: true });
    expect(read({ text: "🛒".repeat(4_001) })).toMatchObject(refusedOn("validation_error", "text"));
  });

  it.each(["", " ", "\n\t", "\u00a0", "a\u0000", "a\u0007"])("is refused with the text %j", (text) => {
    expect(read({ text })).toMatchObject(refusedOn("validation_error", "text"));
  });

  it("may have several lines", () => {
    expect(read({ text: "a\r\n\tb" })).toMatchObject({ value: { text: "a\r\n\tb" } });
  });

  it.each<[string, boolean, boolean]>([
    ["human", true, true],
    ["ai-suggested", false, true],
    ["agent-suggested", false, true],
    ["robot", false, false],
  ])("with the origin %s is one of a person: %s, of an agent token: %s", (origin, ofPerson, ofAgent) => {
    expect(read({ text: TEXT, origin }).ok).toBe(ofPerson);
    expect(read({ text: TEXT, origin }, "agent-token").ok).toBe(ofAgent);
    expect(read({ text: TEXT, origin: 1 })).toMatchObject(refusedOn("invalid_body", "origin"));
  });

  it("is told every fault at once, each with its path", () => {
    expect(read({ text: " ", about: [numbered(1), "x"], origin: "robot", more: 1 })).toMatchObject(
      refusedOn("validation_error", "more", "text", "about[1]", "origin"),
    );
  });

  it("is told of a field that it does not have", () => {
    expect(read({ text: TEXT, status: "open" })).toMatchObject({
      refusal: { errors: [{ field: "status", message: "is not a known field" }] },
    });
  });

  it("is read from its raw text", () => {
    expect(readQuestionRequest('{"text":"a","text":"b"}', "person")).toMatchObject(
      refusedOn("invalid_body", "text"),
    );
    expect(readQuestionRequest('{"text":"\\ud800"}', "person")).toMatchObject({
      refusal: { code: "invalid_body", errors: [{ field: "text", message: "is not valid Unicode" }] },
    });
    expect(readQuestionRequest("", "person")).toMatchObject({ refusal: { code: "invalid_body" } });
  });
});

describe("a request that answers a question", () => {
  const answer = (text: unknown) => readAnswerRequest(JSON.stringify({ answer: text }));

  it("has an answer that is not blank", () => {
    expect(answer("The broker.")).toEqual({ ok: true, value: { answer: "The broker." } });
    expect(answer(" ")).toMatchObject(refusedOn("validation_error", "answer"));
    expect(answer(null)).toMatchObject(refusedOn("invalid_body", "answer"));
    expect(readAnswerRequest("{}")).toMatchObject(refusedOn("invalid_body", "answer"));
  });

  it("has 10,000 code points at most", () => {
    expect(answer("🛒".repeat(10_000))).toMatchObject({ ok: true });
    expect(answer("🛒".repeat(10_001))).toMatchObject(refusedOn("validation_error", "answer"));
  });
});
