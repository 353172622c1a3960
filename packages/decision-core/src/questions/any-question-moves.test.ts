import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ANN, aQuestion, at, BOB, BOT } from "../testing/questions.js";
import { answerQuestion, dropQuestion, type QuestionWrite, reopenQuestion } from "./move-question.js";
import { QUESTION_MOVES, QUESTION_TRIGGERS, type QuestionTrigger } from "./question-moves.js";
import type { MovedQuestion } from "./question-refusal.js";
import {
  type QuestionActor,
  type QuestionEnd,
  type StoredQuestion,
  statusOfQuestion,
} from "./stored-question.js";

const DO: { readonly [On in QuestionTrigger]: (write: QuestionWrite, answer: string) => MovedQuestion } = {
  answer: (write, answer) => answerQuestion({ ...write, answer }),
  drop: dropQuestion,
  reopen: reopenQuestion,
};

const anyMoves = fc.array(
  fc.record({
    trigger: fc.constantFrom(...QUESTION_TRIGGERS),
    by: fc.constantFrom<QuestionActor>(ANN, BOB, BOT),
    answer: fc.string({ minLength: 1 }),
  }),
  { maxLength: 40 },
);

interface Step {
  readonly trigger: QuestionTrigger;
  readonly by: QuestionActor;
  readonly before: StoredQuestion;
  readonly after: StoredQuestion;
  readonly moved: MovedQuestion;
}

/** What every sequence of moves does, move by move. */
function each(check: (step: Step) => void): void {
  const property = fc.property(anyMoves, (moves) => {
    let question = aQuestion();
    for (const [minute, { trigger, by, answer }] of moves.entries()) {
      const before = question;
      const moved = DO[trigger]({ question, by, at: at(minute + 1) }, answer);
      question = moved.ok ? moved.value : question;
      check({ trigger, by, before, after: question, moved });
    }
  });
  fc.assert(property, { seed: 7, numRuns: 300 });
}

function endsOf({ end, history }: StoredQuestion): readonly QuestionEnd[] {
  return [end, ...history].filter((one) => one !== null);
}

describe("whatever is done with a question", () => {
  it("no sequence of moves leaves the table", () => {
    each(({ trigger, by, before, after, moved }) => {
      const move = QUESTION_MOVES[trigger][statusOfQuestion(before)];
      expect(moved.ok).toBe("to" in move && by !== BOT);
      const leadsTo = moved.ok && "to" in move ? move.to : statusOfQuestion(before);
      expect(statusOfQuestion(after)).toBe(leadsTo);
    });
  });

  it("what was answered is never lost, nor changed, and stands newest first", () => {
    each(({ before, after }) => {
      const [had, has] = [endsOf(before), endsOf(after)];
      expect(has.slice(has.length - had.length)).toEqual(had);
      expect(has.length - had.length).toBeLessThanOrEqual(1);
      const instants = has.map((one) => one.at);
      expect(instants).toEqual(instants.toSorted().toReversed());
    });
  });

  it("what was asked stays, and who asked it", () => {
    each(({ before, after }) => {
      const { end: _, history: __, ...asked } = after;
      expect(before).toMatchObject(asked);
    });
  });
});
