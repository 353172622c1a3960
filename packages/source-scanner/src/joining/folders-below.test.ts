import { expect, it } from "@jest/globals";
import { FoldersBelow } from "./folders-below.js";

it("folders are below themselves and those around them", () => {
  const below = new FoldersBelow(["a/b", "c"]);
  const folders = ["a/b", "a/b/c/d", "c/d", "a", "a/bc", ".", "d/c"];
  expect(folders.filter((folder) => below.has(folder))).toEqual(["a/b", "a/b/c/d", "c/d"]);
  expect(["x/y", "."].map((folder) => new FoldersBelow(["."]).has(folder))).toEqual([true, true]);
  expect(new FoldersBelow([]).has("a")).toBe(false);
});
