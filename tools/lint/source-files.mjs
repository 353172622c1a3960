import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";

const SKIPPED = /(^|\/)(node_modules|dist|golden|coverage)(\/|$)/;

/**
 * Every source file of the given folders, with its text.
 * @param {readonly string[]} folders
 * @returns {{path: string, text: string}[]}
 */
export function readSources(folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .filter((path) => /\.(ts|mjs)$/.test(path) && !SKIPPED.test(path) && !path.endsWith(".d.ts"))
      .sort()
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") })),
  );
}
