import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { csvCell } from "./csv-cell.js";

describe("a cell", () => {
  it.each([
    [null, ""],
    ["", ""],
    ["12.5", "12.5"],
    ["two words", '"two words"'],
    ['a "b"', '"a ""b"""'],
    ["a,b;c\r\nd", '"a,b;c\r\nd"'],
    ["=1+1", `"'=1+1"`],
    ["+1", `"'+1"`],
    ["-1", `"'-1"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"'\t'=1"`],
    ["\r=1", `"'\r'=1"`],
    ["\n", `"'\n"`],
    ["  =1", `"'  =1"`],
    ["\u200b=1", `"'\u200b=1"`],
    ["\ufeff=1", `"'\ufeff=1"`],
    ["＝1", `"'＝1"`],
    ["＠a", `"'＠a"`],
    ["'=1", `"'=1"`],
    ["1=1", '"1=1"'],
    ["a;=1", `"a;'=1"`],
    ["a; -1;b", `"a;' -1;b"`],
    ["a\t@b", `"a\t'@b"`],
    ["a\r\n+b\r\nc", `"a\r\n'+b\r\nc"`],
    ["a\n\n=1", `"a\n\n'=1"`],
    ['a;"=1', `"a;'""=1"`],
    ["a;\u200b＝1", `"a;'\u200b＝1"`],
    ["a,=1", '"a,=1"'],
    ["a;b=1", '"a;b=1"'],
  ])("of %j is %j", (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it("is read back as its text, but for what makes a formula harmless, and never begins one", () => {
    const text = fc.string({
      unit: fc.constantFrom("=", "+", "-", "@", '"', ",", ";", "\n", "\r", "\t", " ", "a", "1"),
    });
    fc.assert(
      fc.property(text, (said) => {
        const cell = csvCell(said);
        const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(value.replaceAll("'", "")).toBe(said);
        expect(value.trimStart()).not.toMatch(/^[=+\-@]/);
        for (const other of cell.split(/[;\t\r\n]/).slice(1)) {
          expect(other.replace(/^[\s"]+/, "")).not.toMatch(/^[=+\-@]/);
        }
      }),
      { seed: 51 },
    );
  });
});
