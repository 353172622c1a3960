import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { importFile } from "../examples/node/import-file.js";
import { listGaps } from "../examples/node/list-gaps.js";
import { apiClient } from "../src/index.js";
import { type Answering, json, page, problem } from "../src/testing/loopback.js";
import { loopback } from "../src/testing/of-the-test.js";

const HERE = fileURLToPath(new URL("../", import.meta.url));
const TSC = fileURLToPath(import.meta.resolve("typescript/bin/tsc"));
// The compiler of Angular checks the templates too.
const NGC = `${HERE}node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js`;

describe("the examples", () => {
  it.each([
    ["node", TSC],
    ["react", TSC],
    ["angular", NGC],
  ])("of %s compile", (name, compiler) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [compiler, "-p", `${HERE}examples/${name}`],
      { encoding: "utf8" },
    );
    expect([status, stdout + stderr]).toEqual([0, ""]);
  });

  it("of the README are those files", () => {
    const readme = readFileSync(`${HERE}README.md`, "utf8");
    const shown = [...readme.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code]) => code);
    const files = globSync(`${HERE}examples/**/*.{ts,tsx}`).map((file) => readFileSync(file, "utf8"));
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.filter((code) => !files.some((text) => text === code))).toEqual([]);
  });

  it("list what nothing shows, from every page", async () => {
    const items = [{ requirementId: "SHOP-001", title: "Orders are paid" }];
    const { url, arrived } = await loopback(
      json({ items, nextCursor: "c" }),
      json({ items, nextCursor: null }),
    );
    const line = "SHOP-001 Orders are paid";
    expect(await listGaps(url, "svt_abc", "p")).toEqual([line, line]);
    expect(arrived[1]?.path).toBe("/api/projects/p/promises?hasGaps=true&cursor=c");
  });

  it("import what was looked at, and say what went wrong", async () => {
    const done = json({ added: 3, changed: 1, modelVersion: 7 });
    const good = await loopback(done);
    expect(await importFile(apiClient({ baseUrl: good.url }), "p", "elements: []\n")).toBe(
      "3 added, 1 changed",
    );
    expect(good.arrived.map(({ path, body }) => [path, body])).toEqual([
      ["/api/projects/p/import?dryRun=true", "elements: []\n"],
      ["/api/projects/p/import?expectedVersion=7", "elements: []\n"],
    ]);
    const said = async (...answers: readonly Answering[]) =>
      importFile(apiClient({ baseUrl: (await loopback(...answers)).url }), "p", "x");
    expect(await said(done, problem(409, { type: "conflict" }))).toMatch(/^Somebody else/);
    expect(
      await said(
        problem(400, { type: "invalid_export", errors: [{ field: "elements[0]", message: "is no object" }] }),
      ),
    ).toBe("It cannot be done.\nelements[0]: is no object");
    expect(await said(page(502, "text/html", "<h1>"))).toMatch(/^The answer \(502/);
  });
});
