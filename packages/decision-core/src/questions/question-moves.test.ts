import { describe, expect, it } from "@jest/globals";
import { ANN, aQuestion, at, BOB, BOT, done } from "../testing/questions.js";
import { answerQuestion, dropQuestion, type QuestionWrite, reopenQuestion } from "./move-question.js";
import { QUESTION_LIMITS } from "./question-limits.js";
import { QUESTION_MOVES, QUESTION_TRIGGERS, type QuestionTrigger } from "./question-moves.js";
import type { MovedQuestion } from "./question-refusal.js";
import {
  QUESTION_STATUSES,
  type QuestionStatus,
  type StoredQuestion,
  statusOfQuestion,
} from "./stored-question.js";

const DO: { readonly [On in QuestionTrigger]: (write: QuestionWrite) => MovedQuestion } = {
  answer: (write) => answerQuestion({ ...write, answer: "The broker." }),
  drop: dropQuestion,
  reopen: reopenQuestion,
};

function write(question: StoredQuestion): QuestionWrite {
  return { question, by: BOB, at: at(1) };
}

const IN: { readonly [In in QuestionStatus]: () => StoredQuestion } = {
  open: () => aQuestion(),
  answered: () => done(DO.answer(write(aQuestion()))),
  dropped: () => done(DO.drop(write(aQuestion()))),
};

const ALL = QUESTION_TRIGGERS.flatMap((trigger) => QUESTION_STATUSES.map((from) => [trigger, from] as const));

describe("the moves of a question", () => {
  it.each(QUESTION_STATUSES)("begin where it stands: %s", (status) => {
    expect(statusOfQuestion(IN[status]())).toBe(status);
  });

  it.each(ALL)("are those of the table: %s in %s", (trigger, from) => {
    const move = QUESTION_MOVES[trigger][from];
    const found = DO[trigger](write(IN[from]()));
    if ("refused" in move) {
      expect(found).toEqual({ ok: false, refusal: { code: "conflict", title: move.refused } });
    } else {
      expect(statusOfQuestion(done(found))).toBe(move.to);
    }
  });

  it.each(ALL)("are none of an agent token: %s in %s", (trigger, from) => {
    expect(DO[trigger]({ ...write(IN[from]()), by: BOT })).toMatchObject({
      ok: false,
      refusal: { code: "human_only", title: "Only a person answers, drops and reopens questions" },
    });
  });
});

describe("a question", () => {
  it("is open, of whoever asked it", () => {
    expect(aQuestion()).toMatchObject({ askedBy: ANN, askedAt: at(0), end: null, history: [] });
  });

  it("of an agent token is agent-suggested, whatever the request says; else human unless it is told", () => {
    expect(aQuestion({ by: BOT, origin: "human" }).origin).toBe("agent-suggested");
    expect(aQuestion().origin).toBe("human");
    expect(aQuestion({ origin: "ai-suggested" }).origin).toBe("ai-suggested");
  });

  it("keeps what it was answered with when it is reopened, newest first", () => {
    const reopened = done(reopenQuestion(write(IN.answered())));
    expect(reopened).toMatchObject({
      end: null,
      history: [{ status: "answered", answer: "The broker.", by: BOB, at: at(1) }],
    });
    const dropped = done(dropQuestion({ question: reopened, by: ANN, at: at(2) }));
    expect(done(reopenQuestion(write(dropped))).history).toMatchObject([
      { status: "dropped", answer: null, by: ANN, at: at(2) },
      { status: "answered" },
    ]);
  });

  it("is reopened 50 times and no more, and can still be answered", () => {
    let question = aQuestion();
    for (let time = 0; time < QUESTION_LIMITS.reopenings; time += 1) {
      question = done(reopenQuestion(write(done(dropQuestion(write(question))))));
    }
    const answered = done(DO.answer(write(question)));
    expect(answered.history).toHaveLength(50);
    expect(reopenQuestion(write(answered))).toEqual({
      ok: false,
      refusal: { code: "conflict", title: "A question is reopened at most 50 times" },
    });
  });
});
