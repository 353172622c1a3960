import { describe, expect, it } from "@jest/globals";
import { PROJECT_SCREENS } from "./project-screens.js";
import { keysAnywhere, keysAt } from "./shown-keys.js";

describe("the keys that are shown", () => {
  it("lead to every screen of a project, and to none without one", () => {
    const shown = keysAnywhere("p1").map(([keys]) => keys);
    expect(shown).toEqual(expect.arrayContaining(PROJECT_SCREENS.map(({ key }) => `g ${key}`)));
    expect(keysAnywhere(undefined).map(([keys]) => keys)).toEqual(["Ctrl K", "?"]);
  });

  it("are those of the screen, and none where it has none", () => {
    expect(keysAt("/projects/p1/review").map(([keys]) => keys)).toContain("w");
    expect(keysAt("/projects/p1/scenarios/s1").map(([keys]) => keys)).toContain("Space");
    expect(keysAt("/projects/p1/sources/imports/i1").map(([keys]) => keys)).toContain("r");
    expect(keysAt("/projects/p1/proposals/architectures/a1").map(([keys]) => keys)).toContain("r");
    expect(keysAt("/projects/p1/sources")).toEqual([]);
    expect(keysAt("/projects/p1/proposals")).toEqual([]);
    expect(keysAt("/projects/p1/scenarios")).toEqual([]);
    expect(keysAt("/projects/p1/history")).toEqual([]);
    expect(keysAt("/projects/p1/constructor")).toEqual([]);
    expect(keysAt("/")).toEqual([]);
  });
});
