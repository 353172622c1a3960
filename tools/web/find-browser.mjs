import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The Chromium of this machine: the one that the environment names, or the first of the path. Null where there is none.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [preferred] names of programs that are taken before a whole Chromium
 * @returns {string | null}
 */
export function findBrowser(env = process.env, preferred = []) {
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const places = [...preferred, ...NAMES].flatMap((name) => folders.map((folder) => join(folder, name)));
  return [env["PLUMBLINE_BROWSER"], ...places].find((path) => path && canRun(path)) ?? null;
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
