import { runChild } from "../setup/run-child.mjs";

/** Where main may be: as it is here, or as it was fetched. */
const MAINS = ["main", "origin/main"];

/**
 * @typedef {object} ChangedSources
 * @property {string | null} reason why there is nothing to mutate
 * @property {ReadonlyMap<string, readonly string[]>} byPackage ranges of lines, as `packages/x/src/a.ts:3-7`
 */

/**
 * What differs from the commit at which this branch left main: lines of the sources of packages that are new or
 * changed, whether they are committed or not.
 * @returns {Promise<ChangedSources>}
 */
export async function changedSources() {
  const base = await mergeBase();
  if (base === null) {
    return nothing("No main to compare with: nothing is mutated.");
  }
  const { output } = await git(
    "diff",
    "--unified=0",
    "--no-color",
    "--no-ext-diff",
    base,
    "--",
    "packages/*/src/*",
  );
  const byPackage = rangesByPackage(output);
  return byPackage.size === 0
    ? nothing("No source of a package differs from main: nothing is mutated.")
    : { reason: null, byPackage };
}

/**
 * @param {string} reason
 * @returns {ChangedSources}
 */
function nothing(reason) {
  return { reason, byPackage: new Map() };
}

/** @returns {Promise<string | null>} */
async function mergeBase() {
  for (const main of MAINS) {
    const { code, output } = await git("merge-base", "HEAD", main);
    if (code === 0) {
      return output.trim();
    }
  }
  return null;
}

/** @param {...string} args */
function git(...args) {
  return runChild("git", args, { capture: true });
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
