/** @typedef {{total: number, covered: number}} Count */
/** @typedef {import("./coverage-thresholds.mjs").Threshold} Threshold */
/** @typedef {{lines: Count, branches: Count}} FileCoverage */

const KINDS = /** @type {const} */ (["lines", "branches"]);

/**
 * What of the packages is not run by tests as far as it must be.
 * @param {ReadonlyMap<string, FileCoverage>} files by path from the root
 * @param {readonly string[]} names of all packages
 * @param {Readonly<Record<string, Threshold>>} thresholds
 * @returns {string[]}
 */
export function findCoverage(files, names, thresholds) {
  return names.flatMap((name) => {
    const threshold = thresholds[name];
    if (threshold === undefined) {
      return [`${name} has no threshold in tools/test-coverage/coverage-thresholds.mjs`];
    }
    const own = [...files].filter(([path]) => path.startsWith(`packages/${name}/`));
    return KINDS.flatMap((kind) => findInPackage(name, own, kind, threshold[kind]));
  });
}

/**
 * @param {string} name
 * @param {readonly (readonly [string, FileCoverage])[]} files
 * @param {(typeof KINDS)[number]} kind
 * @param {number} threshold
 */
function findInPackage(name, files, kind, threshold) {
  const total = sum(files, (file) => file[kind].total);
  const covered = sum(files, (file) => file[kind].covered);
  const percent = total === 0 ? 0 : (100 * covered) / total;
  if (percent >= threshold) {
    return [];
  }
  const missing = files
    .filter(([, file]) => file[kind].covered < file[kind].total)
    .map(([path, file]) => `  ${path}: ${file[kind].covered} of ${file[kind].total}`);
  return [`${name}: ${percent.toFixed(2)} % of ${kind}, at least ${threshold} %:`, ...missing];
}

/**
 * @param {readonly (readonly [string, FileCoverage])[]} files
 * @param {(file: FileCoverage) => number} of
 */
function sum(files, of) {
  return files.reduce((total, [, file]) => total + of(file), 0);
}
