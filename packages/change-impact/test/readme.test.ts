import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import * as impacts from "../src/index.js";
import { MODEL, ORDERS_SERVICE, SCAN } from "../src/testing/shop.js";
import { BASE, HEAD, snapshotOf } from "../src/testing/snapshots.js";

describe("the example of the README", () => {
  it("writes a comment where something is touched", () => {
    const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
    const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
    const body = example.replace(/^import .*$/gm, "").replace("export function", "return function");
    const commentOn = new Function("{ changeImpact, impactAsMarkdown }", body)(impacts) as (
      input: object,
    ) => string | null;
    const services = ["src/Orders"];
    const input = {
      scanId: SCAN,
      base: snapshotOf(BASE, { services, files: { "src/Orders/a.cs": "1" } }),
      links: { serviceLinks: [ORDERS_SERVICE], evidenceLinks: [] },
      design: { model: MODEL, modelVersion: 1, followed: [], scenarios: [], promises: [] },
    };
    const head = snapshotOf(HEAD, { services, files: { "src/Orders/a.cs": "2" } });
    expect(commentOn({ ...input, head })).toContain("- **element** Orders\n");
    expect(commentOn({ ...input, head: { ...input.base, commit: HEAD } })).toBeNull();
  });
});
