import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "./setup/prepare.mjs";
import { ROOT } from "./setup/repository.mjs";
import { runChild } from "./setup/run-child.mjs";
import { runCommand } from "./setup/run-command.mjs";
import { countingFlags, uncovered } from "./test-coverage/coverage-of-run.mjs";

/** Does everything as often as a thorough look needs: kills, random steps, runs of properties. It takes hours. */
const LONG = "--long";

/**
 * `npm test -- <arguments of Jest>`, and `npm run test:long`. The last line is `N passed, N failed`; a test, a file that
 * cannot run, or a set-up that fails makes both the line and the exit code say so. Without arguments, so do lines and
 * branches of packages that no test runs.
 * @returns {Promise<number>}
 */
async function test() {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-tally-"));
  // What runs in a browser counts no lines.
  const isWhole = process.argv.length === 2 && process.env["PLUMBLINE_TEST_BROWSER"] === undefined;
  let code = 1;
  try {
    code = await runJest(folder, isWhole ? countingFlags(folder) : []);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  }
  const { passed, failed } = readTally(tallyIn(folder), code);
  const gaps = isWhole ? uncovered(folder) : [];
  for (const gap of gaps) {
    process.stderr.write(`${gap}\n`);
  }
  rmSync(folder, { recursive: true, force: true });
  const allFailed = failed + Math.min(1, gaps.length);
  process.stdout.write(`${passed} passed, ${allFailed} failed\n`);
  return allFailed > 0 ? code || 1 : code;
}

/** @param {string} folder */
function tallyIn(folder) {
  return join(folder, "tally.json");
}

/**
 * @param {string} folder
 * @param {readonly string[]} counting
 */
async function runJest(folder, counting) {
  const { node } = await prepare();
  const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
  const args = process.argv.slice(2);
  const jest = [
    join(ROOT, "node_modules/jest/bin/jest.js"),
    ...counting,
    ...args.filter((arg) => arg !== LONG),
  ];
  const long = args.includes(LONG) ? { PLUMBLINE_TEST_LONG: "1" } : {};
  const env = { ...process.env, ...long, PLUMBLINE_TEST_TALLY: tallyIn(folder) };
  return (await runChild(node, [...flags, ...jest], { env })).code;
}

/**
 * @param {string} path
 * @param {number} code
 */
function readTally(path, code) {
  const count = { passed: 0, failed: 0 };
  try {
    Object.assign(count, JSON.parse(readFileSync(path, "utf8")));
  } catch {
    // Jest never came to its end.
  }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

await runCommand(test);
