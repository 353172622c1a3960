import { describe, expect, it } from "@jest/globals";
import { ANN, aQuestion, at, BOB, done, numbered } from "../testing/questions.js";
import { answerQuestion, dropQuestion, reopenQuestion } from "./move-question.js";
import { questionListItem, questionRecord } from "./question-record.js";

const ALL = new Set([numbered(10), numbered(11)]);

describe("a question as it is read", () => {
  it("has no answer while it is open", () => {
    expect(questionRecord(aQuestion(), ALL)).toEqual({
      id: numbered(1),
      text: "Who retries?",
      about: [numbered(11), numbered(10)],
      missingAbout: [],
      origin: "human",
      status: "open",
      answer: null,
      askedBy: ANN,
      askedAt: at(0),
      answeredBy: null,
      answeredAt: null,
      source: null,
      history: [],
    });
  });

  it("is stored without a word of what it was kept from, where somebody asked by themselves", () => {
    expect(Object.keys(aQuestion())).not.toContain("source");
  });

  it("says what it was kept from", () => {
    const source = { kind: "critique", id: numbered(5), index: 0 } as const;
    expect(questionRecord(aQuestion({ source, origin: "ai-suggested" }), ALL)).toMatchObject({
      source,
      origin: "ai-suggested",
    });
  });

  it("names what it is about and the project does not have, in its order", () => {
    expect(questionListItem(aQuestion(), new Set()).missingAbout).toEqual([numbered(11), numbered(10)]);
    expect(questionListItem(aQuestion(), new Set([numbered(11)])).missingAbout).toEqual([numbered(10)]);
  });

  it("says who answered or dropped it, and when; a dropped one has no answer", () => {
    const write = { question: aQuestion(), by: BOB, at: at(1) };
    const by = { answeredBy: BOB, answeredAt: at(1) };
    const answered = done(answerQuestion({ ...write, answer: "The broker." }));
    expect(questionRecord(answered, ALL)).toMatchObject({ status: "answered", answer: "The broker.", ...by });
    const dropped = done(dropQuestion(write));
    expect(questionRecord(dropped, ALL)).toMatchObject({ status: "dropped", answer: null, ...by });
  });

  it("has its former answers by itself, and not in a list", () => {
    const answered = done(
      answerQuestion({ question: aQuestion(), by: BOB, at: at(1), answer: "The broker." }),
    );
    const reopened = done(reopenQuestion({ question: answered, by: ANN, at: at(2) }));
    expect(questionRecord(reopened, ALL)).toMatchObject({
      ...{ status: "open", answer: null, answeredBy: null, answeredAt: null },
      history: [{ answer: "The broker.", status: "answered", by: BOB, at: at(1) }],
    });
    expect(questionListItem(reopened, ALL)).not.toHaveProperty("history");
  });
});
