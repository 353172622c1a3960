import { join } from "node:path";
import { prepare } from "./setup/prepare.mjs";
import { ROOT } from "./setup/repository.mjs";
import { runChild } from "./setup/run-child.mjs";
import { runCommand } from "./setup/run-command.mjs";

/**
 * `npm run screens`: what `web/take-screens.mjs` says, on the Node of the project.
 * @returns {Promise<number>}
 */
async function screens() {
  const { node } = await prepare();
  const { code } = await runChild(node, [join(ROOT, "tools/web/take-screens.mjs")]);
  return code;
}

await runCommand(screens);
