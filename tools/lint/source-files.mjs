import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";

const SKIPPED = /(^|\/)(node_modules|dist|golden|coverage)(\/|$)|^apps\/server\/packed\//;

/**
 * Every source file of the given folders, with its text.
 * @param {readonly string[]} folders
 * @returns {{path: string, text: string}[]}
 */
export function readSources(folders) {
  return pathsIn(folders)
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith(".d.ts"))
    .map(read);
}

/**
 * Every document in Markdown: those of the root, and those of the given folders.
 * @param {readonly string[]} folders
 * @returns {{path: string, text: string}[]}
 */
export function readDocuments(folders) {
  return [...readdirSync(ROOT).sort(), ...pathsIn(folders)].filter((path) => path.endsWith(".md")).map(read);
}

/** @param {readonly string[]} folders */
function pathsIn(folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .filter((path) => !SKIPPED.test(path))
      .sort(),
  );
}

/** @param {string} path */
function read(path) {
  return { path, text: readFileSync(join(ROOT, path), "utf8") };
}
