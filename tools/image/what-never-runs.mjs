import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";

/** Files that nothing reads while the service runs: types, sources, maps of compiled code, tests, pages for people. */
const NEVER_RUNS = [
  /\.(?:ts|tsx|mts|cts|tsbuildinfo)$/,
  // Of what is packed the service reads maps when it has an error to tell.
  /(?:node_modules|dist)\/.*\.map$/,
  /\.(?:md|markdown)$/i,
  /\.(?:test|spec)\.[cm]?js$/,
  // Of another runtime than Node.
  /node_modules\/bare-[a-z]+\/prebuilds\//,
];

/**
 * Large packages of which the service uses little: what stays of each, beside licence and manifest. Which grammars it uses
 * is asked once the code is compiled.
 * @returns {Promise<readonly (readonly [string, RegExp])[]>}
 */
async function littleOf() {
  const { GRAMMAR_NAMES } = await import(join(ROOT, "packages/source-scanner/dist/index.js"));
  return [
    ["@tree-sitter-grammars/tree-sitter-kotlin", /^tree-sitter-kotlin\.wasm$/],
    ["@vscode/tree-sitter-wasm", new RegExp(`^wasm/tree-sitter-(?:${GRAMMAR_NAMES.join("|")})\\.wasm$`)],
    ["gpt-tokenizer", /^esm\//],
    ["elkjs", /^lib\/elk\.bundled\.js$/],
    ["bintrees", /^(?:index\.js|lib\/)/],
    ["npm-check-updates", /^$/],
  ];
}

/** What may be needed although it looks as if not. */
const STAYS = /(?:^|\/)(?:LICEN[CS]E|NOTICE|COPYING|package\.json$)/i;

/**
 * Drops what never runs.
 * @param {string} target
 * @returns {Promise<{files: number, bytes: number}>} what is left
 */
export async function dropWhatNeverRuns(target) {
  const little = await littleOf();
  let [files, bytes] = [0, 0];
  for (const path of filesIn(target)) {
    const name = path.slice(target.length + 1);
    if (!STAYS.test(name) && (NEVER_RUNS.some((pattern) => pattern.test(name)) || isOfLarge(little, name))) {
      rmSync(path);
    } else {
      files += 1;
      bytes += lstatSync(path).size;
    }
  }
  return { files, bytes };
}

/**
 * Whether a file is one that a large package is left without.
 * @param {readonly (readonly [string, RegExp])[]} little
 * @param {string} name
 */
function isOfLarge(little, name) {
  return little.some(([owner, stays]) => {
    const [, inside] = name.split(`/node_modules/${owner}/`);
    return inside !== undefined && !stays.test(inside);
  });
}

/**
 * The files of a folder, each once: links are not followed.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return filesIn(path);
    }
    return entry.isFile() ? [path] : [];
  });
}
