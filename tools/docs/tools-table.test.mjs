import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { ROOT } from "../setup/repository.mjs";
import { withToolsTable } from "./tools-table.mjs";

it("is in the page about the tool endpoint as the tools are declared", async () => {
  const { inputSchema, TOOLS } = await import(join(ROOT, "packages/agent-tools/dist/index.js"));
  const page = readFileSync(join(ROOT, "docs/reference/tools.md"), "utf8");
  expect(withToolsTable(page, TOOLS, inputSchema)).toBe(page);
  expect(page.match(/^\| `[a-z_]+` \| `/gm)).toHaveLength(TOOLS.length);
});

it("has a place in the page, or nothing is written", () => {
  expect(() => withToolsTable("# Tools\n", [], () => ({}))).toThrow("no place for the table");
});
