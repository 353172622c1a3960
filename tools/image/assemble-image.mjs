import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { packedFiles } from "../setup/packed-service.mjs";
import { ROOT } from "../setup/repository.mjs";
import { runChild } from "../setup/run-child.mjs";
import { packagesOfService } from "./packages-of-service.mjs";
import { dropWhatNeverRuns } from "./what-never-runs.mjs";

/** What of the repository itself is in the image, beside packages. */
const KEPT = ["LICENSE", "pnpm-workspace.yaml", "pnpm-lock.yaml", "apps/web/dist/client"];

/** What of a package is. */
const KEPT_OF_PACKAGE = ["dist", "pages", "LICENSE"];

/**
 * Puts what the service runs of into a folder: its compiled code, the built web client and the packages that it uses, as the
 * lock file names them; no tests, no sources, nothing that only builds.
 * @param {string} to a folder that is not there yet
 * @returns {Promise<{files: number, bytes: number}>} what it holds in the end
 */
export async function assembleImage(to) {
  const target = resolve(to);
  if (existsSync(target)) {
    throw new Error(`${target} is there already: name a folder that is not.`);
  }
  const packages = packagesOfService();
  const kept = packages.flatMap((folder) => KEPT_OF_PACKAGE.map((name) => join(folder, name)));
  const packed = packedFiles().map((path) => relative(ROOT, path));
  for (const path of [...KEPT, ...kept, ...packed].filter((one) => existsSync(join(ROOT, one)))) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(ROOT, path), join(target, path), { recursive: true });
  }
  const { packageManager } = writeManifests(target, [".", ...packages]);
  await installInto(target, packageManager);
  return dropWhatNeverRuns(target);
}

/**
 * Manifests without what only builds and tests; the root's is left without a Node of its own too: the image has one.
 * @param {string} target
 * @param {readonly string[]} folders the root first
 */
function writeManifests(target, folders) {
  const manifests = folders.map((folder) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
    const { devDependencies, scripts, ...kept } = manifest;
    return { folder, kept: folder === "." ? { ...kept, optionalDependencies: {} } : kept };
  });
  for (const { folder, kept } of manifests) {
    writeFileSync(join(target, folder, "package.json"), `${JSON.stringify(kept, null, 2)}\n`);
  }
  return { packageManager: manifests[0]?.kept.packageManager };
}

/**
 * @param {string} target
 * @param {string} packageManager
 */
async function installInto(target, packageManager) {
  const args = [
    "--yes",
    packageManager,
    "install",
    "--prod",
    "--no-optional",
    "--no-frozen-lockfile",
    "--prefer-offline",
  ];
  const { code } = await runChild("npx", args, {
    cwd: target,
    env: { ...process.env, CI: "true" },
    quiet: true,
  });
  if (code !== 0) {
    throw new Error(`The packages could not be installed (npx ${args.join(" ")} ended with ${code}).`);
  }
}
