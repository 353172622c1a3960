import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { MODEL } from "../src/testing/examples.js";
import { runMain, temporaryFolder } from "../src/testing/run-main.js";
import { smallModel } from "../src/testing/small-files.js";

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

function put(name: string, content: object): string {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return name;
}

const diff = (...words: string[]) => runMain(["diff", ...words], { cwd: folder });

describe("plumbline diff", () => {
  it("finds models the same whatever the order of their facts", async () => {
    const document = JSON.parse(readFileSync(MODEL, "utf8"));
    const turned = put("turned.json", { ...document, elements: document.elements.toReversed() });
    const { code, stdout } = await diff(MODEL, turned);
    expect([code, stdout]).toEqual([0, "the same: 148 facts\n"]);
  });

  it("tells what was added, changed and removed, fields by their names", async () => {
    const left = put("left.json", smallModel());
    const changed = JSON.parse(JSON.stringify(smallModel("Sales")));
    changed.operations[0].timeoutMs = 5;
    changed.elements.push({
      id: "00000000-0000-4000-8000-000000000009",
      kind: "system",
      name: "\u001b[31mred",
      status: "current",
    });
    const right = put("right.json", changed);
    const { code, stdout } = await diff(left, right);
    expect(code).toBe(1);
    expect(stdout.split("\n")).toEqual([
      "~ changed element Sales  00000000-0000-4000-8000-000000000002",
      '    name: "Orders" → "Sales"',
      "+ added element \u{fffd}[31mred  00000000-0000-4000-8000-000000000009",
      "~ changed operation POST /orders  00000000-0000-4000-8000-000000000003",
      "    timeoutMs: 1000 → 5",
      "1 added, 2 changed, 0 removed, 1 as they were",
      "",
    ]);
    expect((await diff(right, left)).stdout).toContain("- removed element");
  });

  it("answers as JSON with the hash of each side", async () => {
    const { stdout } = await diff(put("a.json", smallModel()), put("b.json", smallModel("Sales")), "--json");
    const { counts, leftHash, rightHash } = JSON.parse(stdout);
    expect(counts).toEqual({ added: 0, changed: 1, removed: 0, unchanged: 2 });
    expect(leftHash).not.toBe(rightHash);
  });
});
