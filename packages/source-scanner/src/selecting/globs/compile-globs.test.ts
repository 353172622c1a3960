import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import picomatch from "picomatch/posix.js";
import { compileGlobs } from "./compile-globs.js";

const meant = (glob: string, path: string) => compileGlobs([glob])(path);

const PARTS = ["a", "b", "ab", ".a", "a.b", "a-b", "aab.min.js"];
const GLOB_PARTS = [
  ...["**", "*", "?", "a", "b", "a*", "*b", "*.*", "?b", "[ab]", "[!a]*", "[a-b]b", ".a", "{a,b}", "{a,ab}*"],
  ...["*.min.*", "a{,.b}", "{a,b}{a,b}", "@(a|b)", "a?(b)", "\\a", "[^a]b"],
];

describe("patterns of paths", () => {
  it("mean what they mean to picomatch", () => {
    const parts = fc.array(fc.constantFrom(...GLOB_PARTS), { minLength: 1, maxLength: 5 });
    const path = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(parts, path, (globs, names) => {
        // Whether folders at the end may be none, it answers one way for `a/**` and another for `a*/**`.
        fc.pre(globs.at(-1) !== "**");
        const [glob, name] = [globs.join("/"), names.join("/")];
        expect([glob, name, meant(glob, name)]).toEqual([glob, name, picomatch(glob, { dot: true })(name)]);
      }),
      { seed: 87, numRuns: 1000 },
    );
  });

  it.each([
    ["**/x/**", "x/y", true],
    ["**/x/**", "a/b/x/c/d", true],
    ["**/x/**", "a/xx/c", false],
    ["a/**/b", "a/b", true],
    ["./a/*.ts", "a/b.ts", true],
    ["!a/*", "b/c", true],
    ["!a/*", "a/c", false],
    ["!!a/*", "a/c", true],
    ["a/{b,c/{d,e}}/*", "a/c/e/f", true],
    ["a/{b}", "a/{b}", true],
    ["a/{b,c", "a/{b,c", true],
    ["a/\\*", "a/*", true],
    ["a/\\*", "a/b", false],
    ["a/b\\", "a/b\\", true],
    ["[[]a", "[a", true],
    ["a[", "a[", true],
    ["\\{a,b\\}", "{a,b}", true],
    ["{a\\,b,c}", "a,b", true],
    ["[{,}]x", "{x", true],
    ["a/*", "a/", false],
    ["a/*/c", "a//c", false],
    ["a/*", "b/c", false],
    ["**", "a/b", true],
    ["a/**", "a", true],
  ])("%s and %s: %s", (glob, path, expected) => {
    expect(meant(glob, path)).toBe(expected);
  });

  it.each(["+(a|b)", "*(a)", "x/!(a|b)", "[z-a]", "{a,b}".repeat(40)])("%s cannot be read", (glob) => {
    expect(["a", "b", "x/c", "z"].filter((path) => meant(glob, path))).toEqual([]);
  });

  it("hostile ones are over in time of their length", () => {
    const stars = `${"*a".repeat(99)}b`;
    const folders = `${"**/*a/".repeat(33)}b`;
    const name = "a".repeat(4000);
    const path = "a/".repeat(2000);
    expect(meant(stars, name)).toBe(false);
    expect(meant(folders, path)).toBe(false);
    expect(meant(stars, path + name)).toBe(false);
  });
});
