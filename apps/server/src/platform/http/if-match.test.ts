import { expect, it } from "@jest/globals";
import { ApiError } from "../errors/api-error.js";
import { tagsOf, versionTag } from "./if-match.js";

it.each([
  [undefined, null],
  ["*", null],
  [" * ", null],
  ['"3"', ['"3"']],
  ['"3", W/"4"', ['"3"', 'W/"4"']],
  ['"a,b" ,"3"', ['"a,b"', '"3"']],
])("If-Match %s names %j", (header, tags) => {
  expect(tagsOf(header)).toEqual(tags);
});

it.each(["", "3", '"3', "x", '"3" "4"', '"3",', "*, *"])(
  "If-Match %s is no list of entity tags",
  (header) => {
    expect(() => tagsOf(header)).toThrow(ApiError);
  },
);

it("a version's tag is the version in quotes", () => {
  expect(versionTag(12)).toBe('"12"');
});
