import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../../model-core/src/testing/golden/golden-names.js";
import {
  answerQuestion,
  dropQuestion,
  QUESTION_MOVES,
  questionListItem,
  questionRecord,
  reopenQuestion,
} from "../index.js";
import { ANN, aQuestion, at, BOB, BOT, done, numbered } from "../testing/questions.js";

const FOLDER = new URL("../../golden/questions/", import.meta.url);
const PRESENT = new Set([numbered(10)]);

const open = aQuestion({ by: BOT, text: "Wer versucht es noch einmal? – 誰が 🛒\n- and *when*?" });
const answered = done(answerQuestion({ question: open, by: ANN, at: at(1), answer: "The broker,\ntwice." }));
const reopened = done(reopenQuestion({ question: answered, by: BOB, at: at(2) }));
const dropped = done(dropQuestion({ question: reopened, by: BOB, at: at(3) }));
const openAgain = done(reopenQuestion({ question: dropped, by: ANN, at: at(4) }));
const ALL = { open, answered, reopened, dropped, openAgain };

const RESULTS: Readonly<Record<string, () => string>> = {
  "list-items.json": () => goldenJson(Object.values(ALL).map((one) => questionListItem(one, PRESENT))),
  "moves.json": () => goldenJson(QUESTION_MOVES),
  "records.json": () =>
    goldenJson(
      Object.fromEntries(Object.entries(ALL).map(([name, one]) => [name, questionRecord(one, PRESENT)])),
    ),
  "stored.json": () => goldenJson(ALL),
};

describe("questions are stored, answered and moved as in the golden files", () => {
  it.each(Object.entries(RESULTS))("%s", (name, made) => {
    expectGolden(new URL(name, FOLDER), made());
  });

  it("which are all compared", () => {
    expect(goldenNames(FOLDER)).toEqual(Object.keys(RESULTS));
  });
});
