import { dirname, join } from "node:path/posix";
import ts from "typescript";

/** @typedef {{path: string, text: string}} Source */
/** @typedef {{from: string, to: string, because: string}} Arrow */

/**
 * Folders of a root that need each other, directly or in a circle: each import that is part of it, in a sentence. A
 * folder is what stands directly in a root, with all that is in it; a file that stands there is one of its own. Types
 * count too: who reads one folder would have to read the other.
 * @param {readonly string[]} roots paths as those of the sources, such as `packages/model-core/src`
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
export function folderCycles(roots, sources) {
  return roots.flatMap((root) => {
    const arrows = sources.flatMap((source) => arrowsOf(root, source));
    const reach = new Map(arrows.map(({ from }) => [from, reachedFrom(from, arrows)]));
    return arrows
      .filter(({ from, to }) => reach.get(to)?.has(from))
      .map(({ from, to, because }) => `${because}: ${from} and ${to} need each other`)
      .sort();
  });
}

/**
 * @param {string} root
 * @param {Source} source
 * @returns {Arrow[]}
 */
function arrowsOf(root, { path, text }) {
  if (!path.startsWith(`${root}/`)) {
    return [];
  }
  const from = folderOf(root, path);
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith("."))
    .map((name) => join(dirname(path), name).replace(/\.js$/, ".ts"))
    .filter((target) => target.startsWith(`${root}/`) && folderOf(root, target) !== from)
    .map((target) => ({ from, to: folderOf(root, target), because: `${path} -> ${target}` }));
}

/**
 * @param {string} root
 * @param {string} path
 */
function folderOf(root, path) {
  return path.slice(root.length + 1).split("/", 1)[0] ?? "";
}

/**
 * @param {string} folder
 * @param {readonly Arrow[]} arrows
 * @returns {ReadonlySet<string>}
 */
function reachedFrom(folder, arrows) {
  const reached = new Set(arrows.filter(({ from }) => from === folder).map(({ to }) => to));
  for (const one of reached) {
    for (const { from, to } of arrows) {
      if (from === one) {
        reached.add(to);
      }
    }
  }
  return reached;
}
