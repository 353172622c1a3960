import { expect, test } from "@jest/globals";
import { verdictOf } from "./verdict-of.js";

const archive = "match";

test("a bundle is verified only when its files match and its seal is the project's", () => {
  expect(verdictOf({ matchesPinned: true, issued: true, archive })).toBe("whole");
  expect(verdictOf({ matchesPinned: true, issued: true, archive: "differs" })).toBe("whole");
  expect(verdictOf({ matchesPinned: true, issued: false, archive })).toBe("unsealed");
  expect(verdictOf({ matchesPinned: false, issued: true, archive })).toBe("changed");
  expect(verdictOf({ matchesPinned: false, issued: false, archive: null })).toBe("changed");
});

test("of a manifest alone nobody says that the files are right", () => {
  expect(verdictOf({ matchesPinned: true, issued: true, archive: null })).toBe("manifest");
  expect(verdictOf({ matchesPinned: true, issued: false, archive: null })).toBe("unsealed");
});
