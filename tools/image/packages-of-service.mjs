import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";

const SERVICE = "apps/server";

/**
 * The folders of the service and of every package of ours that it uses, itself or by another.
 * @returns {readonly string[]}
 */
export function packagesOfService() {
  const folderOf = new Map(
    readdirSync(join(ROOT, "packages")).map((name) => [`@plumbline/${name}`, join("packages", name)]),
  );
  const found = new Set([SERVICE]);
  for (const folder of found) {
    for (const name of dependenciesOf(folder)) {
      const used = folderOf.get(name);
      if (used !== undefined) {
        found.add(used);
      }
    }
  }
  return [...found].sort();
}

/** @param {string} folder */
function dependenciesOf(folder) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
  return Object.keys(dependencies);
}
