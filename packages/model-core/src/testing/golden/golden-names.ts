import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The files of a golden folder, in order. A test that names them all shows that none is read by nobody. */
export function goldenNames(folder: URL): readonly string[] {
  const root = fileURLToPath(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .sort();
}
