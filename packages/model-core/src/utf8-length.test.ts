import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { utf8Length } from "./utf8-length.js";

const encoded = (text: string): number => new TextEncoder().encode(text).length;

describe("the length of a text as UTF-8", () => {
  it.each([
    "",
    "a",
    "\u007f\u0080\u07ff\u0800\uffff",
    "a😀b",
    "\ud83d",
    "\ude00",
    "\ude00\ud83d",
    "\ud83d\ud83d\ude00",
  ])("of %j is that of its bytes", (text) => {
    expect(utf8Length(text)).toBe(encoded(text));
  });

  it("of any text is that of its bytes", () => {
    const units = fc.array(fc.constantFrom(0x41, 0xe9, 0x65e5, 0xd83d, 0xde00, 0xffff), { maxLength: 12 });
    fc.assert(
      fc.property(units, (codes) => {
        const text = String.fromCharCode(...codes);
        expect(utf8Length(text)).toBe(encoded(text));
      }),
      { numRuns: 1000, seed: 7 },
    );
  });
});
