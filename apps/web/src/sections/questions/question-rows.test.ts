import { describe, expect, it } from "@jest/globals";
import { askedAbout } from "./asked-about.js";
import { neighbourOf, plainRows, type Question, rowsByAbout } from "./question-rows.js";

function asked(id: string, ...about: readonly string[]): Question {
  return {
    id,
    about: [...about],
    text: `Question ${id}`,
    origin: "human",
    missingAbout: [],
    status: "open",
    answer: null,
    askedBy: "user:u",
    askedAt: "2026-01-01T00:00:00Z",
    answeredBy: null,
    answeredAt: null,
    source: null,
  };
}

const NAMES: Readonly<Record<string, string>> = { a: "Zeppelin", b: "Basket" };
const nameOf = (id: string): string => NAMES[id] ?? id;
const QUESTIONS = [asked("1", "a"), asked("2"), asked("3", "b", "a"), asked("4", "a")];

describe("the inbox of questions", () => {
  it("stands under what they are about, by name, and the whole design last", () => {
    const rows = rowsByAbout(QUESTIONS, nameOf);
    expect(rows.map((row) => (row.kind === "heading" ? `${row.aboutId} ${row.count}` : row.key))).toEqual([
      "b 1",
      "3",
      "a 2",
      "1",
      "4",
      "null 1",
      "2",
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it("is walked through from question to question, past what they are about", () => {
    const rows = rowsByAbout(QUESTIONS, nameOf);
    expect(neighbourOf(rows, undefined, 1)?.id).toBe("3");
    expect(neighbourOf(rows, undefined, -1)?.id).toBe("2");
    expect(neighbourOf(rows, "3", 1)?.id).toBe("1");
    expect(neighbourOf(rows, "3", -1)).toBeUndefined();
    expect(neighbourOf(plainRows(QUESTIONS), "1", 1)?.id).toBe("2");
    expect(neighbourOf([], undefined, 1)).toBeUndefined();
  });
});

describe("the address that asks about something", () => {
  it("names it by kind and ID", () => {
    const id = "2F101AD0-28b0-5371-bf7b-67160ee06345";
    expect(askedAbout(`element:${id}`)).toEqual([id.toLowerCase()]);
    expect(askedAbout(id)).toEqual([id.toLowerCase()]);
    expect(askedAbout("new")).toEqual([]);
    expect(askedAbout("element:<script>")).toEqual([]);
  });
});
