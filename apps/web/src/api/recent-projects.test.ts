import { describe, expect, it } from "@jest/globals";
import {
  forgetRecentProject,
  noteRecentProject,
  readRecent,
  recentProjects,
  withRecent,
} from "./recent-projects.js";

describe("recent projects", () => {
  it("stand once each, the latest first, six at most", () => {
    expect(withRecent(["a", "b"], "b")).toEqual(["b", "a"]);
    expect(withRecent(["a", "b", "c", "d", "e", "f"], "g")).toEqual(["g", "a", "b", "c", "d", "e"]);
  });

  it("are read whatever somebody wrote there", () => {
    expect(readRecent(null)).toEqual([]);
    expect(readRecent("{")).toEqual([]);
    expect(readRecent('{"a":1}')).toEqual([]);
    expect(readRecent('["a",1,null,"b"]')).toEqual(["a", "b"]);
  });

  it("are kept by person", () => {
    noteRecentProject("one", "a");
    noteRecentProject("one", "b");
    noteRecentProject("two", "c");
    expect(recentProjects("one")).toEqual(["b", "a"]);
    forgetRecentProject("one", "b");
    expect(recentProjects("one")).toEqual(["a"]);
    expect(recentProjects("two")).toEqual(["c"]);
  });
});
