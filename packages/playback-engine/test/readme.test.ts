import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "@jest/globals";

const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const FOLDER = mkdtempSync(join(fileURLToPath(new URL(".", import.meta.url)), ".readme-"));

afterAll(() => {
  rmSync(FOLDER, { recursive: true });
});

describe("the example of the README", () => {
  it("gives the trace it says", async () => {
    const [, code = ""] = /```js\n([\s\S]*?)```/.exec(README) ?? [];
    const [, trace = ""] = /`trace` then is:\n\n```\n([\s\S]*?)```/.exec(README) ?? [];
    const file = join(FOLDER, "example.ts");
    const source = new URL("../src/index.ts", import.meta.url);
    writeFileSync(file, code.replace("@plumbline/playback-engine", fileURLToPath(source)));
    const example = (await import(file)) as {
      readonly trace: readonly string[];
      readonly passed: readonly string[];
    };
    expect(`${example.trace.join("\n")}\n`).toBe(trace);
    expect(example.passed).toEqual(["paid: true"]);
  });
});
