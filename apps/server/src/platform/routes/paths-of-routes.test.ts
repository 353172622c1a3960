import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { pathPattern } from "./path-pattern.js";
import { PathsOfRoutes } from "./paths-of-routes.js";

const ROUTES = [
  ...["/api", "/api/projects", "/api/projects/:projectId", "/api/projects/:projectId/elements"],
  ...[
    "/api/projects/:projectId/:list",
    "/api/projects/mine",
    "/skills/:name/SKILL.md",
    "/pages/a-:file.html",
  ],
];
const paths = new PathsOfRoutes<string>();
for (const route of ROUTES) {
  paths.add(route, route);
}
const slowly = (path: string) => ROUTES.filter((route) => pathPattern(route).test(path));

describe("the routes of a path", () => {
  it.each([
    ["/API/Projects/1", ["/api/projects/:projectId"]],
    ["/api/projects/mine/", ["/api/projects/mine", "/api/projects/:projectId"]],
    ["/api/projects/1/elements", ["/api/projects/:projectId/elements", "/api/projects/:projectId/:list"]],
    ["/skills/a/skill.MD", ["/skills/:name/SKILL.md"]],
    ["/pages/a-b.html", ["/pages/a-:file.html"]],
    ["/pages/b.html", []],
    ["/api/projects//elements", []],
    ["/api/projects/1//", []],
    ["/", []],
    ["", []],
  ])("%s", (path, found) => {
    expect(paths.at(path)).toEqual(found);
  });

  it("are those whose pattern it has, whatever it is", () => {
    const segment = fc.oneof(
      fc.constantFrom("", "api", "Projects", "elements", "mine", "skills", "SKILL.md", "pages", "a-b.html"),
      fc.string({ maxLength: 4, unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
        const path = segments.map((one) => `/${one}`).join("");
        expect([...paths.at(path)].sort()).toEqual(slowly(path).sort());
      }),
      { seed: 4 },
    );
  });
});
