import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { registryEntry } from "./registry-entry.js";

it("the entry for the MCP registry is in the documents for operators as it is made", () => {
  const committed = new URL("../../../../docs/operations/server.json", import.meta.url);
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const entry = registryEntry({ address: "https://plumbline.example", version });
  expect(readFileSync(committed, "utf8")).toBe(`${JSON.stringify(entry, null, 2)}\n`);
});
