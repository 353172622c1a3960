import { expect, it } from "@jest/globals";
import { tagsOf, versionTag } from "./if-match.js";

it.each([
  [undefined, null],
  ["*", null],
  [" * ", null],
  ['"3"', ['"3"']],
  ['"3", W/"4"', ['"3"', 'W/"4"']],
  ["", [""]],
])("If-Match %s names %j", (header, tags) => {
  expect(tagsOf(header)).toEqual(tags);
});

it("a version's tag is the version in quotes", () => {
  expect(versionTag(12)).toBe('"12"');
});
