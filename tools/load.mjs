import { join } from "node:path";
import { prepare } from "./setup/prepare.mjs";
import { ROOT } from "./setup/repository.mjs";
import { runChild } from "./setup/run-child.mjs";
import { runCommand } from "./setup/run-command.mjs";

/**
 * `npm run load`: what `load/run.mjs` says, on the Node of the project.
 * @returns {Promise<number>}
 */
async function load() {
  const { node } = await prepare();
  const { code } = await runChild(node, [join(ROOT, "tools/load/run.mjs"), ...process.argv.slice(2)]);
  return code;
}

await runCommand(load);
