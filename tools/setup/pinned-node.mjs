import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ROOT } from "./repository.mjs";

/** Where a thread can be asked for its time of the processor. */
const LEAST = [24, 6];

/**
 * The Node that runs the project: the pinned one where there is a build of it for this machine, else the one that
 * runs this script, when it is new enough.
 * @returns {string} the path of the program
 */
export function findNode() {
  const name = `node-${process.platform}-${process.arch}`;
  try {
    return join(
      dirname(createRequire(join(ROOT, "package.json")).resolve(`${name}/package.json`)),
      "bin",
      "node",
    );
  } catch {
    if (isNewEnough(process.versions.node)) {
      return process.execPath;
    }
    throw new Error(
      `This is Node ${process.versions.node}; Plumbline needs ${LEAST.join(".")} or later, and no build of its own ` +
        `Node is installed for ${process.platform}-${process.arch}. Install Node 24 and try again.`,
    );
  }
}

/**
 * @param {string} version
 * @returns {boolean}
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}
