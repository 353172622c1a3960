import { describe, expect, it } from "@jest/globals";
import { findSizes } from "./sizes.mjs";

const lines = (count) => "const x = 1;\n".repeat(count);
const messages = (path, text, options) =>
  findSizes(path, text, options).map(({ message, refused }) => [message, refused]);

describe("sizes and names of files", () => {
  it("notes a file of over 300 lines", () => {
    expect(messages("a.ts", lines(300))).toEqual([]);
    expect(messages("a.ts", lines(301))).toEqual([
      ["301 lines: over 300, look for a second thing in it", false],
    ]);
  });

  it("refuses a file of over 600 lines without a listed reason", () => {
    expect(messages("a.ts", lines(600))[0]?.[1]).toBe(false);
    expect(messages("a.ts", lines(601))).toEqual([["601 lines: over 600 needs a listed reason", true]]);
    expect(messages("a.ts", lines(601), { reasons: { "a.ts": "one table" } })[0]?.[1]).toBe(false);
  });

  it("refuses a function of over 60 lines, save in tests", () => {
    const text = `function f() {\n${"  g();\n".repeat(59)}}\n`;
    expect(messages("a.ts", text)).toEqual([["a function of 61 lines: at most 60", true]]);
    expect(messages("a.ts", text.replace("  g();\n", ""))).toEqual([]);
    for (const path of ["a.test.ts", "src/testing/a.ts", "x/bench/a.mjs", "x/test/a.ts"]) {
      expect(messages(path, text)).toEqual([]);
    }
  });

  it("refuses more than four parameters, and more than five collaborators", () => {
    expect(messages("a.ts", "const f = (a, b, c, d) => a;\n")).toEqual([]);
    expect(messages("a.ts", "const f = (a, b, c, d, e) => a;\n")).toEqual([
      ["5 parameters: at most 4", true],
    ]);
    expect(messages("a.ts", "class A { constructor(a, b, c, d, e) {} }\n")).toEqual([]);
    expect(messages("a.ts", "class A { get(@P() a, @P() b, @P() c, @P() d, @Q() e) {} }\n")).toEqual([]);
    expect(messages("a.ts", "class A { constructor(a, b, c, d, e, f) {} }\n")).toEqual([
      ["6 parameters: at most 5", true],
    ]);
  });

  it.each(["src/utils.ts", "src/helpers.ts", "src/common.ts", "src/types.ts"])(
    "refuses the name %s",
    (path) => {
      expect(messages(path, "")).toEqual([["a file is named after the thing in it", true]]);
    },
  );
});
