import { resolve } from "node:path";
import { ROOT } from "../setup/repository.mjs";

/** The checks of a release, in the order in which they run. */
export const CHECK_NAMES = /** @type {const} */ (["versions", "licences", "packages", "chart", "image"]);

const OPTIONS = ["--version", "--only", "--to", "--repository"];
const REPOSITORY = /^https:\/\/[\w.-]+(?:\/[\w.-]+)+$/;

/**
 * @typedef {object} ReleaseOptions
 * @property {string} folder where what is made is put
 * @property {string | null} version what everything must be called; null for whatever package.json says
 * @property {string | null} only the one check that runs
 * @property {string | null} repository the address of the repository that packed packages name; null for none
 */

export const USAGE = `Usage: npm run release -- --dry-run [--version 1.2.3] [--only ${CHECK_NAMES.join("|")}] [--to folder] [--repository https://host/owner/name]
Makes and looks at everything of a release; nothing is published.`;

/**
 * @param {readonly string[]} args
 * @returns {ReleaseOptions | null} null where they cannot be understood
 */
export function readReleaseOptions(args) {
  const [dryRun, ...rest] = args;
  const said = new Map();
  for (let at = 0; at < rest.length; at += 2) {
    said.set(rest[at], rest[at + 1]);
  }
  const isKnown = [...said].every(([name, value]) => OPTIONS.includes(name) && value !== undefined);
  const only = said.get("--only") ?? null;
  const repository = said.get("--repository") ?? null;
  if (
    dryRun !== "--dry-run" ||
    !isKnown ||
    (only !== null && !CHECK_NAMES.includes(only)) ||
    (repository !== null && !REPOSITORY.test(repository))
  ) {
    return null;
  }
  return {
    folder: resolve(ROOT, said.get("--to") ?? "release"),
    version: said.get("--version") ?? null,
    only,
    repository,
  };
}
