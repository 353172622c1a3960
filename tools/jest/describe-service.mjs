import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../setup/repository.mjs";

const TESTING = join(ROOT, "apps/server/test/testing");
const PROGRAM = join(TESTING, "describe-service.mjs");
const KNOWN_MODULES = join(TESTING, "known-modules.mjs");
const MAX_BYTES = 64 * 1024 * 1024;

/** Where the compiled code of the service is kept: each test starts it anew, and compiling is a third of a start. */
const COMPILED = join(ROOT, "node_modules/.cache/plumbline-tests");

/**
 * Asks the built service what its decorators say, for all tests of the run; keeps what it compiled meanwhile, and
 * where it found its modules.
 * @returns {Promise<{file: string, modules: string, team: string, shared: string, compiled: string, remove: () => void}>}
 */
export async function describeService() {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-test-described-"));
  const modules = join(folder, "modules.json");
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED, PLUMBLINE_TEST_MODULES: modules };
  const program = ["--import", KNOWN_MODULES, PROGRAM];
  const { stdout } = await promisify(execFile)(process.execPath, program, { env, maxBuffer: MAX_BYTES });
  const file = join(folder, "service.json");
  writeFileSync(file, stdout);
  const shared = join(folder, "shared");
  mkdirSync(shared);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { file, modules, team: join(folder, "team.json"), shared, compiled: COMPILED, remove };
}
