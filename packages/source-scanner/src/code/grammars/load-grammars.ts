import { Language, Parser } from "web-tree-sitter";
import { PARSER_PAGES } from "../limits.js";
import { GRAMMAR_NAMES, type GrammarName } from "./grammar-name.js";

/** As far as it is used here: every engine has it, and the types of packages have it not. */
declare const WebAssembly: {
  readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => object;
};

/** Runs a load while the engine compiles WebAssembly without optimising it. */
export type WithoutOptimizer = (load: () => Promise<void>) => Promise<void>;

/** The bytes of WebAssembly files: of the parser's runtime, and of each grammar one has. */
export interface GrammarFiles {
  readonly runtime: Uint8Array;
  readonly grammars: Readonly<Partial<Record<GrammarName, Uint8Array>>>;
  /**
   * Grammars with one function so large that an optimiser takes hundreds of megabytes for it (V8 takes 600 for Kotlin's)
   * are loaded and first used in here. Without it they are optimised like the others.
   */
  readonly withoutOptimizer?: WithoutOptimizer;
}

/** Grammars that are ready to parse with; files of the others are `unparsed` (`no-grammar`). */
export interface Grammars {
  readonly parser: Parser;
  readonly languages: ReadonlyMap<GrammarName, Language>;
}

/** By grammar, a text that makes use of its large function: what is compiled once is not compiled again. */
const LARGE: Readonly<Partial<Record<GrammarName, string>>> = {
  kotlin: 'class A(val b: Int) { fun c() = "d" } // e',
};

/** Makes grammars of their bytes. Once in a thread: the runtime is loaded by the first call alone. */
export async function loadGrammars(files: GrammarFiles): Promise<Grammars> {
  const wasmMemory = new WebAssembly.Memory({ initial: PARSER_PAGES.atFirst, maximum: PARSER_PAGES.most });
  // What it would print when it gives up is in the error that it throws.
  await Parser.init({ wasmBinary: files.runtime, wasmMemory, printErr: () => undefined });
  const parser = new Parser();
  const languages = new Map<GrammarName, Language>();
  const { withoutOptimizer = (load) => load() } = files;
  for (const name of GRAMMAR_NAMES) {
    const bytes = files.grammars[name];
    const text = LARGE[name];
    if (bytes !== undefined && text !== undefined) {
      await withoutOptimizer(async () => {
        languages.set(name, await loadAndUse(parser, bytes, text));
      });
    } else if (bytes !== undefined) {
      languages.set(name, await Language.load(bytes));
    }
  }
  return { parser, languages };
}

async function loadAndUse(parser: Parser, bytes: Uint8Array, text: string): Promise<Language> {
  const language = await Language.load(bytes);
  parser.setLanguage(language);
  parser.parse(text)?.delete();
  return language;
}
