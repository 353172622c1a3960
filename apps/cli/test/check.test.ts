import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { FILE_LIMITS } from "../src/files/limits.js";
import { example, MODEL } from "../src/testing/examples.js";
import { runMain, temporaryFolder } from "../src/testing/run-main.js";
import { smallModel, smallScenario } from "../src/testing/small-files.js";

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

function put(name: string, content: string | Uint8Array | object): string {
  const isText = typeof content === "string" || content instanceof Uint8Array;
  writeFileSync(join(folder, name), isText ? content : JSON.stringify(content, null, 2));
  return name;
}

const check = (...words: string[]) => runMain(["check", ...words], { cwd: folder });

describe("plumbline check", () => {
  it("finds nothing wrong with a real system and its scenarios", async () => {
    const scenarios = ["happy-order", "payment-failed"].map((name) => example(`${name}.scenario`));
    expect(await check(MODEL, ...scenarios)).toEqual({
      code: 0,
      stdout: "ok: nothing is wrong with the model (148 facts) and 2 scenarios\n",
      stderr: "",
    });
  });

  it("names every broken rule with its line", async () => {
    const file = put("broken.json", {
      elements: [{ id: "00000000-0000-4000-8000-000000000001", kind: "shop", name: "", status: "current" }],
    });
    const { code, stdout } = await check(file);
    expect(code).toBe(1);
    expect(stdout.split("\n")).toEqual([
      "broken.json:5:7 elements[0].kind: must be one of actor, system, app, store, component",
      "broken.json:6:7 elements[0].name: must not be empty",
      "2 problems",
      "",
    ]);
  });

  it("tells the mistake before what follows from it", async () => {
    const document = JSON.parse(JSON.stringify(smallModel()));
    document.elements[1].kind = "sytem";
    document.elements.unshift({
      ...document.elements[0],
      id: document.elements[1].id.replace(/2$/, "7"),
      kind: "app",
    });
    document.elements[0].parentId = document.elements[2].id;
    const { stdout } = await check(put("typo.json", document));
    expect(stdout.split("\n")).toEqual([
      expect.stringMatching(/^typo\.json:\d+:7 elements\[2\]\.kind: must be one of/),
      expect.stringMatching(/elements\[0\]\.parentId: .*: what it names is refused$/),
      expect.stringMatching(/operations\[0\]\.ownerId: .*: what it names is refused$/),
      "3 problems",
      "",
    ]);
  });

  it("names what is missing where it should be, in YAML too", async () => {
    const file = put("shape.yaml", "elements:\n  - id: 3\n    name: x\n");
    const { code, stdout } = await check(file);
    expect(code).toBe(1);
    expect(stdout).toContain("shape.yaml:2:5 elements[0].id: must be a GUID\n");
    expect(stdout).toContain("shape.yaml:2:5 elements[0].status: is required\n");
  });

  it.each([
    ["no.json", '{"elements": [\n', "no.json:2:1 elements[0]: is not JSON: the text ends"],
    [
      "no.yaml",
      "elements:\n  - id: 3\n   name: x",
      "no.yaml:3:4: is not YAML: bad indentation of a sequence entry",
    ],
    ["twice.json", '{"elements": [],\n "elements": []}', "twice.json:2:2 elements: "],
  ])("names the place where %s cannot be read", async (name, text, line) => {
    const { code, stdout } = await check(put(name, text));
    expect([code, stdout]).toEqual([1, expect.stringContaining(line)]);
  });

  it("names each issue of a scenario at its step, fault or assertion", async () => {
    const model = put("model.json", smallModel());
    const scenario = {
      ...smallScenario({ operation: "nothing" }),
      faults: [{ target: "x", kind: "Error", failFirst: null }],
    };
    const { code, stdout } = await check(model, put("bad.json", scenario));
    expect(code).toBe(1);
    expect(stdout).toMatch(/bad\.json:8:7 steps\[0\]\.operation: .*\(unknown-operation\)\n/);
    expect(stdout).toMatch(/bad\.json:17:7 faults\[0\]\.target: .*\(unknown-fault-target\)\n/);
  });

  it("answers as JSON", async () => {
    const { stdout } = await check(put("shape.json", '{"elements": [{}]}'), "--json");
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      problems: [
        { file: "shape.json", line: 1, column: 15, path: "elements[0].id", message: "is required" },
        {},
        {},
        {},
      ],
    });
  });

  it("tells where a text nests too deep to be walked", async () => {
    const { code, stdout } = await check(put("deep.json", '{"elements":['.repeat(100_000)));
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^deep\.json:1:\d+.*: nests over \d+ levels\n/),
    ]);
  });

  it.each([
    ["package.json", '{"name": "shop", "version": "1.0.0"}'],
    ["compose.yaml", 'version: "3.8"\nservices:\n  web:\n    image: web\n'],
    ["marked.json", '\ufeff{"name": "An order is placed", "steps": []}'],
  ])("does not take %s for a model in which nothing is wrong", async (name, text) => {
    const { code, stderr } = await check(put(name, text));
    expect([code, stderr]).toEqual([
      3,
      expect.stringContaining(`${name} is no model document: it has no elements`),
    ]);
  });

  it.each(["{}", '{"version": "1.0", "project": {"name": "New"}}', '{"elements": null}'])(
    "takes %s for a model without facts",
    async (text) => {
      expect((await check(put("none.json", text))).code).toBe(0);
    },
  );

  it("refuses a file before it reads it, when it is too large", async () => {
    const file = put("large.json", new Uint8Array(FILE_LIMITS.modelBytes + 1));
    expect(await check(file)).toEqual({
      code: 3,
      stdout: "",
      stderr: `plumbline: large.json is larger than ${FILE_LIMITS.modelBytes} bytes\n`,
    });
  });

  it("refuses a standard input that goes on", async () => {
    const { code, stderr } = await runMain(["check", "-"], { stdin: " ".repeat(FILE_LIMITS.modelBytes + 1) });
    expect([code, stderr]).toEqual([
      3,
      `plumbline: (standard input) is larger than ${FILE_LIMITS.modelBytes} bytes\n`,
    ]);
  });

  it("refuses a folder, and text that is no UTF-8", async () => {
    mkdirSync(join(folder, "inside"));
    expect((await check("inside")).stderr).toBe("plumbline: inside is a folder, not a file\n");
    const { stderr, code } = await check(put("latin.json", Uint8Array.of(0x7b, 0xff, 0x7d)));
    expect([code, stderr]).toEqual([3, expect.stringContaining("latin.json")]);
  });
});
