import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "./setup/prepare.mjs";
import { ROOT } from "./setup/repository.mjs";
import { runChild } from "./setup/run-child.mjs";
import { runCommand } from "./setup/run-command.mjs";

/** Does everything as often as a thorough look needs: kills, random steps, runs of properties. It takes hours. */
const LONG = "--long";

/**
 * `npm test -- <arguments of Jest>`, and `npm run test:long`. The last line is `N passed, N failed`; a test, a file that cannot run, or a
 * set-up that fails makes both the line and the exit code say so.
 * @returns {Promise<number>}
 */
async function test() {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-tally-"));
  const tally = join(folder, "tally.json");
  let code = 1;
  try {
    code = await runJest(tally);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  }
  const { passed, failed } = readTally(tally, code);
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed > 0 ? code || 1 : code;
}

/** @param {string} tally */
async function runJest(tally) {
  const { node } = await prepare();
  const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
  const args = process.argv.slice(2);
  const jest = [join(ROOT, "node_modules/jest/bin/jest.js"), ...args.filter((arg) => arg !== LONG)];
  const long = args.includes(LONG) ? { PLUMBLINE_TEST_LONG: "1" } : {};
  const env = { ...process.env, ...long, PLUMBLINE_TEST_TALLY: tally };
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
