import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { drawView, missingIds, parseView } from "./index.js";
import { aModel } from "./testing/a-model.js";

const FOLDER = dirname(fileURLToPath(import.meta.url));

describe("the example of the README", () => {
  const model = aModel();
  const written: string[] = [];
  const console = { log: (...parts: readonly unknown[]) => written.push(parts.join(" ")) };

  it("draws a view", async () => {
    // from here
    const read = parseView({
      id: "3f0c2c4e-6f0f-4a53-9f0e-0d5f2f6d8c11",
      name: "The shop",
      kind: "landscape",
    });
    if (read.ok) {
      const view = read.value;
      const missing = missingIds(view, model);
      const drawing = await drawView(view, model, null, { format: "svg" });
      console.log(drawing.ok ? drawing.value : drawing.refusal.message, missing);
    }
    // to here
    expect(written[0]).toMatch(/^<svg .*<\/svg>/su);
  });

  it("is the code of this test", () => {
    const readme = readFileSync(join(FOLDER, "..", "README.md"), "utf8");
    const test = readFileSync(join(FOLDER, "readme.test.ts"), "utf8");
    const [, code = ""] = /\/\/ from here\n(.*?)\n *\/\/ to here/su.exec(test) ?? [];
    expect(readme).toContain(code.replaceAll(/^ {4}/gmu, ""));
  });
});
