import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { loadAll } from "../src/commands/commands.js";
import { commandsPage } from "../src/help/commands-page.js";

it("docs/cli.md says what the commands declare: `npm run docs` writes it", async () => {
  const page = readFileSync(new URL("../../../docs/cli.md", import.meta.url), "utf8");
  expect(page).toBe(commandsPage(await loadAll()));
});
