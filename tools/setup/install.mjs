import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./repository.mjs";
import { runChild } from "./run-child.mjs";

const STAMP = join(ROOT, "node_modules", ".plumbline-installed");

/**
 * Installs the packages the lockfile names, unless exactly these are there already.
 * @param {{say: (line: string) => void}} options
 */
export async function install({ say }) {
  const wanted = stateWanted();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) {
    return;
  }
  say("Installing packages …");
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const args = ["--yes", packageManager, "install", "--frozen-lockfile", "--prefer-offline"];
  // Without a terminal pnpm would rather give up than replace a folder it did not make: CI tells it to go on.
  const { code } = await runChild("npx", args, { env: { ...process.env, CI: "true" }, quiet: true });
  if (code !== 0) {
    throw new Error(`The packages could not be installed (npx ${args.join(" ")} ended with ${code}).`);
  }
  writeFileSync(STAMP, wanted);
}

/** Everything that decides what an installation holds, as one hash. */
function stateWanted() {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...manifests()]) {
    hash.update(`\n${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}

/** @returns {string[]} */
function manifests() {
  return ["packages", "apps"]
    .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name, "package.json")))
    .filter((path) => existsSync(join(ROOT, path)))
    .sort();
}
