import { join } from "node:path";
import { install } from "./install.mjs";
import { packService } from "./packed-service.mjs";
import { findNode } from "./pinned-node.mjs";
import { ROOT } from "./repository.mjs";
import { runChild } from "./run-child.mjs";
import { buildWebClient } from "./web-client.mjs";

/** @type {(line: string) => void} */
export const say = (line) => void process.stderr.write(`${line}\n`);

/**
 * What every command needs first: the packages, and unless it brings its own compiler run, the compiled code,
 * the packed service and the web client.
 * @param {{build?: boolean}} [options]
 * @returns {Promise<{node: string}>} the Node to run the project on
 */
export async function prepare({ build = true } = {}) {
  await install({ say });
  const node = findNode();
  if (build) {
    say("Compiling …");
    await compile(node);
    await packService(node, { say });
    await buildWebClient(node, { say });
  }
  return { node };
}

/** @param {string} node */
async function compile(node) {
  const { code } = await runChild(node, [join(ROOT, "node_modules/typescript/bin/tsc"), "-b"]);
  if (code !== 0) {
    throw new Error("The code does not compile.");
  }
}
