import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { ROOT } from "../setup/repository.mjs";

const TYPESCRIPT = pathToFileURL(join(ROOT, "tools/mutate/run-typescript.mjs")).href;
const PROGRAM = join(ROOT, "apps/server/test/testing/answer-checker.ts");

/**
 * Starts what holds the answers of services against the OpenAPI document, for all tests of the run.
 * @returns {Promise<{url: string, stop: () => void}>}
 */
export async function startAnswerChecker() {
  const child = spawn(process.execPath, ["--import", TYPESCRIPT, PROGRAM], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit").then(() => {
    throw new Error("The checker of answers could not start");
  });
  const [url] = await Promise.race([once(createInterface({ input: child.stdout }), "line"), ended]);
  ended.catch(() => undefined);
  return { url, stop: () => child.kill() };
}
