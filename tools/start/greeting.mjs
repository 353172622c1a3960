import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dataDirectory } from "../setup/data-directory.mjs";

/**
 * What to do next, said when the service answers.
 * @param {string} address
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 */
export async function greeting(address, env) {
  const lines = ["", `Plumbline answers at ${address}`, `  API     ${address}/api/docs`];
  const code = await setupCode(address, env);
  if (code) {
    lines.push(`  Set-up  ${code}`);
  }
  lines.push("  Demo    npm run demo   (in another terminal)", "  Stop    Ctrl+C");
  if (await isClientServed(address)) {
    lines.push("", `Open ${address} in a browser`);
  }
  lines.push("");
  return lines.join("\n");
}

/**
 * @param {string} address
 * @param {NodeJS.ProcessEnv} env
 */
async function setupCode(address, env) {
  try {
    const answer = await fetch(`${address}/api/setup/status`, { signal: AbortSignal.timeout(2_000) });
    const status = /** @type {{needsSetup: boolean, setupTokenHint: string}} */ (await answer.json());
    if (!status.needsSetup) {
      return null;
    }
    if (status.setupTokenHint !== "log") {
      return "the first account needs the code in Service__SetupToken";
    }
    const path = join(dataDirectory(env), "setup-code");
    return `the first account needs the code ${readFileSync(path, "utf8").trim()} (also in ${path})`;
  } catch {
    return null;
  }
}

/** @param {string} address */
async function isClientServed(address) {
  try {
    const headers = { accept: "text/html" };
    const answer = await fetch(address, { method: "HEAD", headers, signal: AbortSignal.timeout(2_000) });
    return answer.ok;
  } catch {
    return false;
  }
}
