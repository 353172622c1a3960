import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { GRAMMAR_NAMES } from "../code/grammars/grammar-name.js";
import { type GrammarFiles, type Grammars, loadGrammars } from "../code/grammars/load-grammars.js";

const require = createRequire(import.meta.url);

function bytesOf(file: string): Uint8Array {
  return readFileSync(require.resolve(file));
}

/** The files of the parser as the packages they come from have them. */
export function grammarFiles(): GrammarFiles {
  const grammars = GRAMMAR_NAMES.map((name) => [
    name,
    bytesOf(
      name === "kotlin"
        ? "@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm"
        : `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`,
    ),
  ]);
  return {
    runtime: bytesOf("web-tree-sitter/web-tree-sitter.wasm"),
    grammars: Object.fromEntries(grammars),
  };
}

let installed: Promise<Grammars> | null = null;

/** Loaded once in a process: all that is loaded shares the memory of one parser. */
export function installedGrammars(): Promise<Grammars> {
  installed ??= loadGrammars(grammarFiles());
  return installed;
}
