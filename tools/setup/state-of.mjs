import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const TEST = /\.test\.tsx?$/;

/**
 * What these files and folders hold, by name, size and time of each file.
 * @param {readonly string[]} paths
 */
export function stateOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/**
 * @param {string} path of a file or a folder
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) {
    return [];
  }
  if (statSync(path).isFile()) {
    return [path];
  }
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
