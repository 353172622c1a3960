import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { ROOT } from "../setup/repository.mjs";
import { settingsPage } from "./settings-page.mjs";

it("is the page in docs", async () => {
  const { defaultPolicy, instanceSettingsJsonSchema } = await import(
    join(ROOT, "packages/settings-policy/dist/index.js")
  );
  const policies = { local: defaultPolicy("local"), hosted: defaultPolicy("hosted") };
  const page = readFileSync(join(ROOT, "docs/settings-reference.md"), "utf8");
  expect(page).toBe(settingsPage(instanceSettingsJsonSchema(), policies));
});
