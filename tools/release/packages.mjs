import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";
import { runChild } from "../setup/run-child.mjs";
import { namingRepository } from "./naming-repository.mjs";

/**
 * Packs every package that is published.
 * @param {import("./release-options.mjs").ReleaseOptions} options
 * @returns {Promise<import("./checks.mjs").Looked>}
 */
export async function checkPackages({ folder, repository }) {
  const target = join(folder, "packages");
  mkdirSync(target, { recursive: true });
  const { packageManager } = manifestOf(".");
  const published = [...foldersIn("packages"), ...foldersIn("apps")].filter(
    (path) => !manifestOf(path).private,
  );
  const wrong = [];
  for (const path of published) {
    const args = ["--yes", packageManager, "pack", "--pack-destination", target];
    const pack = () => runChild("npx", args, { cwd: join(ROOT, path), capture: true });
    const { code, output } = await (repository === null ? pack() : packNaming(repository, path, pack));
    wrong.push(...(code === 0 ? missingOf(path) : [`${path} cannot be packed: ${output}`]));
  }
  return { wrong, told: `${published.length} packed into ${target}` };
}

/**
 * Packs with a manifest that says where the package comes from; then it is as it was.
 * @template Packed
 * @param {string} repository
 * @param {string} path
 * @param {() => Promise<Packed>} pack
 */
async function packNaming(repository, path, pack) {
  const file = join(ROOT, path, "package.json");
  const manifest = readFileSync(file, "utf8");
  writeFileSync(file, namingRepository(manifest, repository, path));
  try {
    return await pack();
  } finally {
    writeFileSync(file, manifest);
  }
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
