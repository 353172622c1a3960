import { describe, expect, it } from "@jest/globals";
import { changesOfEdited, editedSheet, inverseOf, type SheetEdit, sheetChanges } from "./sheet-edits.js";
import { aLine, aSheet } from "./testing/a-sheet.js";

const sheet = aSheet(aLine("a"), aLine("b"), aLine("c"));
const EDITS: readonly (readonly [string, SheetEdit])[] = [
  ["another name", { does: "rename", name: "Staging" }],
  ["a new line", { does: "put", line: aLine("d") }],
  ["a new line at a place", { does: "put", line: aLine("d"), at: 1 }],
  ["a changed line", { does: "put", line: aLine("b", { quantity: "2" }) }],
  ["a line that goes", { does: "remove", id: "b" }],
];

describe("an edit of a cost sheet", () => {
  it.each(EDITS)("%s changes what it speaks of, and is taken back whole", (_, edit) => {
    const edited = { ...sheet, ...editedSheet(sheet, edit) } as typeof sheet;
    expect(edited).not.toEqual(sheet);
    const inverse = inverseOf(sheet, edit);
    expect(inverse && { ...edited, ...editedSheet(edited, inverse) }).toEqual(sheet);
  });

  it("keeps the order of lines", () => {
    const ids = (edit: SheetEdit) => editedSheet(sheet, edit).lines.map(({ id }) => id);
    expect(EDITS.map(([, edit]) => ids(edit))).toEqual([
      ["a", "b", "c"],
      ["a", "b", "c", "d"],
      ["a", "d", "b", "c"],
      ["a", "b", "c"],
      ["a", "c"],
    ]);
  });

  it("is done on what somebody else made of the sheet, which keeps theirs", () => {
    const theirs = aSheet(aLine("a", { note: "theirs" }), aLine("c"));
    expect(editedSheet(theirs, { does: "put", line: aLine("b", { quantity: "3" }) }).lines).toEqual([
      aLine("a", { note: "theirs" }),
      aLine("c"),
      aLine("b", { quantity: "3" }),
    ]);
  });

  it("has no inverse where it does nothing", () => {
    expect(inverseOf(sheet, { does: "remove", id: "x" })).toBeNull();
  });
});

describe("what somebody else did to a cost sheet", () => {
  it("is a name, and lines that came, went and changed", () => {
    const now = { ...aSheet(aLine("d"), aLine("a", { priceId: "p" }), aLine("b")), name: "Theirs" };
    expect(sheetChanges(sheet, now)).toEqual([
      { does: "renamed", name: "Theirs" },
      { does: "added", line: aLine("d") },
      { does: "changed", line: aLine("a", { priceId: "p" }) },
      { does: "removed", line: aLine("c") },
    ]);
    expect(sheetChanges(sheet, sheet)).toEqual([]);
  });
});

it("what an edit speaks of and somebody else wrote to is told, and nothing else that they did", () => {
  const now = { ...aSheet(aLine("a", { quantity: "99" }), aLine("c")), name: "Theirs" };
  const does = (edit: SheetEdit) => changesOfEdited(sheet, now, edit).map((change) => change.does);
  expect(does({ does: "put", line: aLine("a") })).toEqual(["changed"]);
  expect(does({ does: "remove", id: "b" })).toEqual(["removed"]);
  expect(does({ does: "put", line: aLine("c") })).toEqual([]);
  expect(does({ does: "rename", name: "Production" })).toEqual(["renamed"]);
});
