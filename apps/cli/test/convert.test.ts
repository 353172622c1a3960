import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "@jest/globals";
import { runMain, temporaryFolder } from "../src/testing/run-main.js";

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

const SOURCES = fileURLToPath(new URL("../../../packages/interchange/golden/sources/", import.meta.url));

const convert = (...words: string[]) => runMain(["convert", ...words], { cwd: folder });

describe("plumbline convert", () => {
  it.each(readdirSync(SOURCES))("makes a model of %s that nothing is wrong with", async (name) => {
    const { code, stdout, stderr } = await convert(join(SOURCES, name));
    expect(code).toBe(0);
    expect(stderr).toMatch(/\n?\d+ facts of \w+; \d+ things were not carried over\n$/);
    const checked = await runMain(["check", "-"], { stdin: stdout });
    expect([checked.code, checked.stderr]).toEqual([0, ""]);
  });

  it("names what was left out by its line, and exits by it with --strict", async () => {
    const compose = join(SOURCES, "shop.compose.yaml");
    const { code, stderr } = await convert(compose, "--strict", "-o", "model.yaml");
    expect(code).toBe(1);
    expect(stderr).toMatch(/shop\.compose\.yaml:36 networks: networks are not carried over\n/);
    expect(readFileSync(join(folder, "model.yaml"), "utf8")).toMatch(/^version: /);
    expect((await convert(compose, "-o", "model.json", "-q")).stderr).toBe("");
    const { stdout } = await runMain(["diff", "model.json", "model.yaml"], { cwd: folder });
    expect(stdout).toBe("the same: 17 facts\n");
  });

  it("answers with the document and what was left out as JSON", async () => {
    const { stdout } = await convert(join(SOURCES, "orders.openapi-3.0.yaml"), "--json");
    expect(JSON.parse(stdout)).toMatchObject({
      format: "openapi",
      document: { version: "1.0" },
      notes: expect.any(Array),
    });
  });

  it.each<[string, number, string, readonly string[]]>([
    ["a: [1\n  b: 2", 3, "odd:2:4: is not YAML", []],
    ["a: 1", 3, "odd: is of no format that could be guessed", []],
    ["workspace {\n  model {\n", 3, "odd:", ["--from", "structurizr"]],
    ["services: {}", 2, '--owner is the ID of an element, not "shop"', ["--owner", "shop"]],
    ["services: {}", 2, "--from is one of openapi", ["--from", "docker"]],
  ])("refuses %j", async (text, code, message, words) => {
    writeFileSync(join(folder, "odd"), text);
    const ended = await convert("odd", ...words);
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(message)]);
  });

  it("offers the formats that are read", async () => {
    const { SOURCE_FORMATS } = await import("@plumbline/interchange");
    const { CONVERT } = await import("../src/commands/convert.js");
    expect(CONVERT.options.from.words).toEqual(SOURCE_FORMATS);
  });
});
