import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { currentRulesPages, RULES_FOLDER } from "./docs/current-rules-pages.mjs";
import { fieldsPage } from "./docs/fields-page.mjs";
import { mutantsPage } from "./docs/mutants-page.mjs";
import { settingsPage } from "./docs/settings-page.mjs";
import { withToolsTable } from "./docs/tools-table.mjs";
import { recordedRun } from "./mutate/recorded-runs.mjs";
import { packageNames } from "./setup/package-names.mjs";
import { prepare } from "./setup/prepare.mjs";
import { ROOT } from "./setup/repository.mjs";
import { runCommand } from "./setup/run-command.mjs";

/**
 * `npm run docs`: writes the pages that are generated from the code.
 * @returns {Promise<number>}
 */
async function writeDocs() {
  await prepare();
  const { configurationPage } = await import(
    join(ROOT, "apps/server/dist/platform/configuration/configuration-page.js")
  );
  writeFileSync(join(ROOT, "docs/operations/configuration.md"), configurationPage());
  const { defaultPolicy, instanceSettingsJsonSchema } = await import(
    join(ROOT, "packages/settings-policy/dist/index.js")
  );
  const policies = { local: defaultPolicy("local"), hosted: defaultPolicy("hosted") };
  const page = settingsPage(instanceSettingsJsonSchema(), policies);
  writeFileSync(join(ROOT, "docs/settings-reference.md"), page);
  const openApi = JSON.parse(readFileSync(join(ROOT, "packages/api-client/openapi.json"), "utf8"));
  writeFileSync(join(ROOT, "docs/reference/fields.md"), fieldsPage(openApi));
  const { schemaText } = await import("../packages/api-client/generate/schema-text.mjs");
  writeFileSync(join(ROOT, "packages/api-client/src/schema.ts"), await schemaText(openApi));
  writeFileSync(join(ROOT, "docs/mutants.md"), mutantsPage(packageNames(), recordedRun));
  const { inputSchema, TOOLS } = await import(join(ROOT, "packages/agent-tools/dist/index.js"));
  const toolsPage = join(ROOT, "docs/reference/tools.md");
  writeFileSync(toolsPage, withToolsTable(readFileSync(toolsPage, "utf8"), TOOLS, inputSchema));
  const { commandsPage } = await import(join(ROOT, "apps/cli/dist/help/commands-page.js"));
  const { loadAll } = await import(join(ROOT, "apps/cli/dist/commands/commands.js"));
  writeFileSync(join(ROOT, "docs/cli.md"), commandsPage(await loadAll()));
  mkdirSync(RULES_FOLDER, { recursive: true });
  for (const [name, text] of await currentRulesPages()) {
    writeFileSync(join(RULES_FOLDER, name), text);
  }
  return 0;
}

await runCommand(writeDocs);
