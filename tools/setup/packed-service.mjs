import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./repository.mjs";
import { runChild } from "./run-child.mjs";
import { stateOf } from "./state-of.mjs";

const SERVER = join(ROOT, "apps/server");
const PACK = join(ROOT, "tools/pack");
const PACKED = join(SERVER, "packed");
const STAMP = join(PACKED, "inputs");

/** What decides what is packed, beside the compiled code. */
const INPUTS = [PACK, join(SERVER, "package.json"), join(ROOT, "pnpm-lock.yaml")];

/**
 * Packs the compiled service (tools/pack), unless exactly this was packed before.
 * @param {string} node
 * @param {{say: (line: string) => void}} options
 */
export async function packService(node, { say }) {
  const packages = readdirSync(join(ROOT, "packages")).sort();
  const compiled = packages.flatMap((name) =>
    ["dist", "package.json"].map((part) => join(ROOT, "packages", name, part)),
  );
  const wanted = stateOf([...INPUTS, join(SERVER, "dist"), ...compiled]);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted && packedFiles().every(existsSync)) {
    return;
  }
  say("Packing the service …");
  const { code } = await runChild(node, [join(PACK, "pack.mjs")], { quiet: true });
  if (code !== 0) {
    throw new Error("The service cannot be packed.");
  }
  writeFileSync(STAMP, wanted);
}

/**
 * What the service runs of when it is packed: not all that lies there is of the last time.
 * @returns {readonly string[]}
 */
export function packedFiles() {
  const list = join(PACKED, "files.json");
  /** @type {readonly string[]} */
  const names = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : ["main.js"];
  return names.map((name) => join(PACKED, name));
}
