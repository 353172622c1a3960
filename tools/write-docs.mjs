import { writeFileSync } from "node:fs";
import { join } from "node:path";
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
  return 0;
}

await runCommand(writeDocs);
