import { describe, expect, it } from "@jest/globals";
import { hasEscapedKey } from "./json-scan.js";

describe("a key that is spelled with an escape", () => {
  it.each([
    ['{"\\n":1}', true],
    ['{"a":"\\n","\\n":1}', true],
    ['{"a":"b","\\n" \n\t :1}', true],
    ['{"a\\\\":1}', true],
    ['[1,"\\"",{"b":[{"a\\"":1}]}]', true],
    ['{"a":"\\n","b":1}', false],
    ['{"a":1,"b":"\\n"}', false],
    ['{"a":"\\\\","b":"c"}', false],
    ['{"a":"\\":1"}', false],
    ['["\\n","a","\\n","b"]', false],
    ['["\\n" ,":"]', false],
    ['"\\n"', false],
    ['{"a":":"}', false],
    ["[]", false],
    ["", false],
  ])("is in %s: %s", (text, isThere) => {
    expect(hasEscapedKey(text)).toBe(isThere);
  });
});
