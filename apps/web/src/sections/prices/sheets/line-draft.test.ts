import { expect, it } from "@jest/globals";
import { draftOfLine, lineOfDraft } from "./line-draft.js";
import { aLine } from "./testing/a-sheet.js";

it("a line that was not touched is the same line", () => {
  const line = aLine("a", { elementId: "e", priceId: "p", quantity: "0.5", hoursPerMonth: "730", note: "n" });
  expect(lineOfDraft("a", draftOfLine(line))).toEqual(line);
  expect(lineOfDraft("b", draftOfLine(null))).toEqual(aLine("b"));
});

it("what is blank says nothing", () => {
  const draft = { ...draftOfLine(null), quantity: " 2 ", hoursPerMonth: " ", note: "\n" };
  expect(lineOfDraft("a", draft)).toEqual(aLine("a", { quantity: "2" }));
});
