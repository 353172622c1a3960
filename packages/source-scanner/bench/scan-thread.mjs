/** Reads files of a folder: as the floor does (bytes, SHA of git, text), and with what they say. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { extractFile, GRAMMAR_NAMES, loadGrammars } from "../dist/index.js";

const require = createRequire(import.meta.url);
const fromKotlin = "@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm";
const bytesOf = (name) => readFileSync(require.resolve(name));

const FLAGS = ["wasm-tier-up", "wasm-dynamic-tiering"];

async function withoutOptimizer(load) {
  for (const flag of FLAGS) {
    setFlagsFromString(`--no-${flag}`);
  }
  await load();
  for (const flag of FLAGS) {
    setFlagsFromString(`--${flag}`);
  }
}

export function installedGrammars() {
  return loadGrammars({
    withoutOptimizer,
    runtime: bytesOf("web-tree-sitter/web-tree-sitter.wasm"),
    grammars: Object.fromEntries(
      GRAMMAR_NAMES.map((name) => [
        name,
        bytesOf(name === "kotlin" ? fromKotlin : `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`),
      ]),
    ),
  });
}

/** The least there is to do: reading, hashing and decoding. */
export function readFloor(folder, path) {
  const bytes = readFileSync(join(folder, path));
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  return { bytes, length: new TextDecoder().decode(bytes).length };
}

export function extractOne(folder, file, grammars) {
  const { bytes } = readFloor(folder, file.path);
  return extractFile({ class: file.class, extension: file.extension, bytes }, grammars);
}

if (parentPort !== null && workerData?.folder !== undefined) {
  const { folder, isFloor } = workerData;
  const grammars = isFloor ? null : await installedGrammars();
  parentPort.on("message", (files) => {
    parentPort.postMessage(
      files.map((file) =>
        isFloor ? readFloor(folder, file.path).length : extractOne(folder, file, grammars),
      ),
    );
  });
  parentPort.postMessage("ready");
}
