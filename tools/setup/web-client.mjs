import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./repository.mjs";
import { runChild } from "./run-child.mjs";
import { stateOf } from "./state-of.mjs";

const WEB = join(ROOT, "apps/web");
const BUILT = join(WEB, "dist/client/index.html");
const STAMP = join(WEB, "dist/client-inputs");

/** What a build of the web client reads of its own folder, and what decides the libraries in it. */
const INPUTS = [
  ...["src", "public", "build", "index.html", "vite.config.mjs", "package.json"].map((name) =>
    join(WEB, name),
  ),
  join(ROOT, "pnpm-lock.yaml"),
  join(ROOT, "tsconfig.base.json"),
];

/**
 * Builds the web client, unless exactly what it is built of was built before.
 * @param {string} node
 * @param {{say: (line: string) => void}} options
 */
export async function buildWebClient(node, { say }) {
  const wanted = stateOf([...INPUTS, ...builtPackages()]);
  if (existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) {
    return;
  }
  say("Building the web client …");
  const vite = join(WEB, "node_modules/vite/bin/vite.js");
  const { code } = await runChild(node, [vite, "build", WEB, "--logLevel", "warn"], { quiet: true });
  if (code !== 0) {
    throw new Error("The web client cannot be built.");
  }
  writeFileSync(STAMP, wanted);
}

/** The compiled packages: the client bundles most of them. */
function builtPackages() {
  const packages = readdirSync(join(ROOT, "packages")).sort();
  return packages.map((name) => join(ROOT, "packages", name, "dist"));
}
