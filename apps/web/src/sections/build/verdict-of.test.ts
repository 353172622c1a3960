import { expect, test } from "@jest/globals";
import { verdictOf } from "./verdict-of.js";

test("a bundle is verified only when its files match and its seal is the project's", () => {
  expect(verdictOf({ matchesPinned: true, issued: true })).toBe("whole");
  expect(verdictOf({ matchesPinned: true, issued: false })).toBe("unsealed");
  expect(verdictOf({ matchesPinned: false, issued: true })).toBe("changed");
  expect(verdictOf({ matchesPinned: false, issued: false })).toBe("changed");
});
