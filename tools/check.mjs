import { join } from "node:path";
import { prepare } from "./setup/prepare.mjs";
import { ROOT } from "./setup/repository.mjs";
import { runChild } from "./setup/run-child.mjs";
import { runCommand } from "./setup/run-command.mjs";

/** What of the service is known without starting it: who may call what, what its OpenAPI document and its tables say. */
const OF_THE_SERVICE = [
  "access-rules",
  "access-page",
  "openapi-record",
  "declared-documents",
  "limits-page",
  "issues-page",
  "answer-check",
  "tables",
  "entities",
  "sealed-tables",
].map((name) => `apps/server/test/${name}.test.ts`);

/**
 * `npm run check`: what a change breaks most often, told in a minute: types of code and tests, the packages, the table
 * of who may call what, the OpenAPI document, the lists of tables.
 * @returns {Promise<number>}
 */
async function check() {
  const { node } = await prepare();
  const codes = await Promise.all([types(node, "tsconfig.tests.json"), types(node, "tools/tsconfig.json")]);
  return Math.max(...codes, await tests(node));
}

/**
 * @param {string} node
 * @param {string} project
 */
async function types(node, project) {
  const { code } = await runChild(node, [join(ROOT, "node_modules/typescript/bin/tsc"), "-p", project]);
  return code;
}

/** @param {string} node */
async function tests(node) {
  const paths = ["packages/", "apps/server/src/", ...OF_THE_SERVICE];
  // The golden files as a browser runs them, and simulations of hours, seldom fail alone.
  const once = ["--ignoreProjects", "browser", "stress-oracles"];
  const { code } = await runChild(node, [join(ROOT, "tools/test.mjs"), ...paths, ...once]);
  return code;
}

await runCommand(check);
