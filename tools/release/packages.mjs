import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";
import { runChild } from "../setup/run-child.mjs";

/**
 * Packs every package that is published.
 * @param {import("./release-options.mjs").ReleaseOptions} options
 * @returns {Promise<import("./checks.mjs").Looked>}
 */
export async function checkPackages({ folder }) {
  const target = join(folder, "packages");
  mkdirSync(target, { recursive: true });
  const { packageManager } = manifestOf(".");
  const published = [...foldersIn("packages"), ...foldersIn("apps")].filter(
    (path) => !manifestOf(path).private,
  );
  const wrong = [];
  for (const path of published) {
    const args = ["--yes", packageManager, "pack", "--pack-destination", target];
    const { code, output } = await runChild("npx", args, { cwd: join(ROOT, path), capture: true });
    wrong.push(...(code === 0 ? missingOf(path) : [`${path} cannot be packed: ${output}`]));
  }
  return { wrong, told: `${published.length} packed into ${target}` };
}

/** @param {string} folder */
function foldersIn(folder) {
  return readdirSync(join(ROOT, folder)).map((name) => join(folder, name));
}

/** @param {string} folder */
function manifestOf(folder) {
  return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
}

/**
 * What whoever installs a package looks for, and would not find.
 * @param {string} folder
 */
function missingOf(folder) {
  const { description, license, files = [] } = manifestOf(folder);
  return [
    ...(description ? [] : [`${folder} has no description`]),
    ...(license === "Apache-2.0" ? [] : [`${folder} is under ${license}`]),
    ...(files.includes("LICENSE") ? [] : [`${folder} is packed without its licence`]),
  ];
}
