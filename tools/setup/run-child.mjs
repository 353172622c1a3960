import { spawn } from "node:child_process";
import { constants } from "node:os";
import { ROOT } from "./repository.mjs";
import { whenAskedToStop } from "./stop-requests.mjs";

/**
 * @typedef {object} ChildOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd] the folder it runs in; the root when left out
 * @property {boolean} [quiet] what it says is shown only when it fails
 * @property {boolean} [capture] what it says is never shown, only given back
 */

/**
 * Runs a program to its end. A request to stop is handed on to it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<{code: number, output: string}>} a program ended by a signal counts as 128 and its number
 */
export function runChild(
  program,
  args,
  { env = process.env, cwd = ROOT, quiet = false, capture = false } = {},
) {
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: quiet || capture ? ["ignore", "pipe", "pipe"] : "inherit",
    // npx is a script there.
    shell: process.platform === "win32" && program === "npx",
  });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  const forget = whenAskedToStop((signal) => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status, signal) => {
      forget();
      const code = status ?? 128 + constants.signals[signal ?? "SIGKILL"];
      if (quiet && code !== 0) {
        process.stderr.write(output);
      }
      resolve({ code, output });
    });
  });
}
