import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../setup/repository.mjs";

const PROGRAM = join(ROOT, "apps/server/test/testing/describe-service.mjs");
const MAX_BYTES = 64 * 1024 * 1024;

/** Where the compiled code of the service is kept: each test starts it anew, and compiling is a third of a start. */
const COMPILED = join(ROOT, "node_modules/.cache/plumbline-tests");

/**
 * Asks the built service what its decorators say, for all tests of the run, and keeps what it compiled meanwhile.
 * @returns {Promise<{file: string, compiled: string, remove: () => void}>}
 */
export async function describeService() {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM], { env, maxBuffer: MAX_BYTES });
  const folder = mkdtempSync(join(tmpdir(), "plumbline-test-described-"));
  const file = join(folder, "service.json");
  writeFileSync(file, stdout);
  return { file, compiled: COMPILED, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
