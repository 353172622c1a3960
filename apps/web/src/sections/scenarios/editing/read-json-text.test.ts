import { describe, expect, it } from "@jest/globals";
import { readJsonText } from "./read-json-text.js";

describe("a payload that is typed", () => {
  it.each([
    ["", null],
    ["  ", null],
    ["12", 12],
    ['{"a": [1, "two", null]}', { a: [1, "two", null] }],
    ['"text"', "text"],
  ])("%j is read", (text, value) => {
    expect(readJsonText(text)).toEqual({ ok: true, value });
  });

  it.each(["{", "nul", "1e999", '{"a":1,"a":2}', '"\\ud800"', '1,"other":2'])("%j is none", (text) => {
    expect(readJsonText(text).ok).toBe(false);
  });
});
