import { resolve } from "node:path";
import { ROOT } from "./repository.mjs";

/**
 * Where the service keeps its files, found as the service finds it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function dataDirectory(env) {
  return resolve(ROOT, env["Service__DataDirectory"] || "data");
}
