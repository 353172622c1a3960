import { describe, expect, it } from "@jest/globals";
import { folderCycles } from "./folder-cycles.mjs";

const ROOT = "packages/x/src";
const cycles = (files, roots = [ROOT]) =>
  folderCycles(
    roots,
    Object.entries(files).map(([path, text]) => ({ path: `${ROOT}/${path}`, text })),
  );

describe("folders that need each other", () => {
  it("are refused with the imports to look at, types and what is handed on included", () => {
    expect(
      cycles({
        "rules/a.ts": 'import type { B } from "../import/b.js";',
        "import/b.ts": 'import { c } from "./c.js";',
        "import/c.ts": 'export { a } from "../rules/a.js";',
        "import/d.ts": 'import { e } from "../kernel/e.js";',
      }),
    ).toEqual([
      "packages/x/src/import/c.ts -> packages/x/src/rules/a.ts: import and rules need each other",
      "packages/x/src/rules/a.ts -> packages/x/src/import/b.ts: rules and import need each other",
    ]);
  });

  it("are found in a longer circle too, and by way of a file beside them", () => {
    expect(
      cycles({
        "a/one.ts": 'import { two } from "../b/deep/two.js";',
        "b/deep/two.ts": 'import { three } from "../../three.js";',
        "three.ts": 'const one = await import("./a/one.js");',
      }),
    ).toHaveLength(3);
  });

  it("are sections as well as folders of a package: each root that is named is looked at by itself", () => {
    const sections = "apps/server/src/sections";
    const sources = [
      { path: `${sections}/projects/a.ts`, text: 'import type { T } from "../agent-tokens/dto/t.js";' },
      { path: `${sections}/agent-tokens/b.ts`, text: 'import { A } from "../projects/a.js";' },
      { path: `${sections}/agent-tokens/dto/t.ts`, text: 'import { x } from "../../../platform/x.js";' },
      { path: "apps/server/src/platform/x.ts", text: 'import { A } from "../sections/projects/a.js";' },
    ];
    expect(folderCycles(["apps/server/src/platform", sections], sources)).toEqual([
      `${sections}/agent-tokens/b.ts -> ${sections}/projects/a.ts: agent-tokens and projects need each other`,
      `${sections}/projects/a.ts -> ${sections}/agent-tokens/dto/t.ts: projects and agent-tokens need each other`,
    ]);
  });

  it("are not those that need one another one way, packages, or what is outside the root", () => {
    const files = {
      "a/one.ts": 'import { two } from "../b/two.js"; import "node:fs"; import "@x/y"; import "../../z.js";',
      "b/two.ts": 'import { three } from "./three.js"; // import "../a/one.js"',
      "index.ts": 'export * from "./a/one.js"; export * from "./b/two.js";',
    };
    expect(cycles(files)).toEqual([]);
    expect(cycles({ ...files, "b/two.ts": 'import "../a/one.js";' }, ["packages/y/src"])).toEqual([]);
  });
});
