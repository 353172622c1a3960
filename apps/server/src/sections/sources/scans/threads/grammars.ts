import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import { GRAMMAR_NAMES, type GrammarName, type Grammars, loadGrammars } from "@plumbline/source-scanner";

const require = createRequire(import.meta.url);

let loaded: Promise<Grammars> | null = null;

/** The grammars of a thread, loaded at its first file. */
export function grammars(): Promise<Grammars> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Grammars> {
  const runtime = await readFile(require.resolve("web-tree-sitter/web-tree-sitter.wasm"));
  const files = GRAMMAR_NAMES.map(async (name) => [name, await readFile(fileOf(name))] as const);
  return loadGrammars({ runtime, grammars: Object.fromEntries(await Promise.all(files)), withoutOptimizer });
}

const OPTIMIZER = ["wasm-tier-up", "wasm-dynamic-tiering"];

/** V8 takes 600 MiB to optimise one grammar, more than a thread has beside its heap. */
async function withoutOptimizer(load: () => Promise<void>): Promise<void> {
  for (const flag of OPTIMIZER) {
    setFlagsFromString(`--no-${flag}`);
  }
  await load();
  for (const flag of OPTIMIZER) {
    setFlagsFromString(`--${flag}`);
  }
}

function fileOf(name: GrammarName): string {
  return require.resolve(
    name === "kotlin"
      ? "@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm"
      : `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`,
  );
}
