import { expect, it } from "@jest/globals";
import { blockEnd } from "./block-end.js";

it.each([
  ["a key with what is indented under it", ["a:", "  b: 1", "", "  c: 2", "d: 3"], 1, 4],
  ["a key with a list at its own depth", ["a:", "- b", "-", "d: 3"], 1, 3],
  ["an entry, up to the next one", ["- a: 1", "  b: 2", "- c: 3"], 1, 2],
  ["an object of JSON, with its bracket", ["{", '  "a": {', "  },", '  "b": 1', "}"], 2, 3],
  ["a line that there is none of", [], 1, 1],
])("a block ends: %s", (_what, lines, first, last) => {
  expect(blockEnd(lines, first)).toBe(last);
});
