import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { items, yaml } from "./testing/readme-example.js";

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");

describe("README", () => {
  it("shows the example that is run here", () => {
    const example = textOf("./testing/readme-example.ts").replaceAll(
      '"../index.js"',
      '"@plumbline/model-core"',
    );
    expect(textOf("../README.md")).toContain(`\`\`\`ts\n${example}\`\`\``);
  });

  it("says what the example gives", () => {
    expect(items).toEqual(["element Shop added", "element web added"]);
    expect(yaml).toContain("project:\n  name: 'My project'\nelements:\n  - id: '0bd1e668");
  });
});
