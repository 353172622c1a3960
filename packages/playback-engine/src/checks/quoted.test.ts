import { expect, it } from "@jest/globals";
import { quoted } from "./quoted.js";

it("shows a text from outside in one line, as valid Unicode, and not all of a long one", () => {
  expect(quoted('say "a"\n')).toBe('"say \\"a\\"\\n"');
  expect(quoted("\ud800")).toBe('"\ufffd"');
  expect(quoted("a".repeat(100))).toBe(`"${"a".repeat(100)}"`);
  expect(quoted("a".repeat(101))).toBe(`"${"a".repeat(100)}…"`);
});
