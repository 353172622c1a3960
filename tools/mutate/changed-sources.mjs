import { ROOT } from "../setup/repository.mjs";
import { runChild } from "../setup/run-child.mjs";
import { comparedCommit } from "./compared-commit.mjs";

/** Types that are written from the OpenAPI document have nothing to mutate. */
const SOURCES = ["packages/*/src/*", ":(exclude)packages/api-client/src/schema.ts"];

/**
 * @typedef {object} ChangedSources
 * @property {string | null} reason why there is nothing to mutate
 * @property {ReadonlyMap<string, readonly string[]>} byPackage ranges of lines, as `packages/x/src/a.ts:3-7`
 */

/**
 * What differs from the commit at which this branch left main, or, on main itself, from the one before: lines of the
 * sources of packages that are new or changed, whether they are committed or not.
 * @param {string} folder
 * @returns {Promise<ChangedSources>}
 */
export async function changedSources(folder = ROOT) {
  /** @type {import("./compared-commit.mjs").Git} */
  const git = (...args) => runChild("git", ["-C", folder, ...args], { capture: true });
  const compared = await comparedCommit(git);
  if (compared.commit === null) {
    return { reason: compared.reason, byPackage: new Map() };
  }
  const form = ["--unified=0", "--no-color", "--no-ext-diff"];
  const { output } = await git("diff", ...form, compared.commit, "--", ...SOURCES);
  const byPackage = rangesByPackage(output);
  const reason = byPackage.size === 0 ? "No source of a package changed: nothing is mutated." : null;
  return { reason, byPackage };
}

/**
 * The new lines that a diff without context names, by package.
 * @param {string} diff
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function rangesByPackage(diff) {
  /** @type {Map<string, string[]>} */
  const ranges = new Map();
  let file = "";
  for (const line of diff.split("\n")) {
    if (line.startsWith("+++ ")) {
      file = line.slice("+++ b/".length);
    }
    const [, start = "", count = "1"] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    const name = /^packages\/([^/]+)\/src\/(?!.*(\.test\.ts$|testing\/)).*\.ts$/.exec(file)?.[1];
    if (start === "" || count === "0" || name === undefined) {
      continue;
    }
    const range = `${file}:${start}-${Number(start) + Number(count) - 1}`;
    ranges.set(name, [...(ranges.get(name) ?? []), range]);
  }
  return ranges;
}
