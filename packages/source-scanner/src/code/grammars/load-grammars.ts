import { Language, Parser } from "web-tree-sitter";
import { GRAMMAR_NAMES, type GrammarName } from "./grammar-name.js";

/** The bytes of WebAssembly files: of the parser's runtime, and of each grammar one has. */
export interface GrammarFiles {
  readonly runtime: Uint8Array;
  readonly grammars: Readonly<Partial<Record<GrammarName, Uint8Array>>>;
}

/** Grammars that are ready to parse with; files of the others are `unparsed` (`no-grammar`). */
export interface Grammars {
  readonly parser: Parser;
  readonly languages: ReadonlyMap<GrammarName, Language>;
}

/** Makes grammars of their bytes. Once in a thread: the runtime is loaded by the first call alone. */
export async function loadGrammars(files: GrammarFiles): Promise<Grammars> {
  await Parser.init({ wasmBinary: files.runtime });
  const languages = new Map<GrammarName, Language>();
  for (const name of GRAMMAR_NAMES) {
    const bytes = files.grammars[name];
    if (bytes !== undefined) {
      languages.set(name, await Language.load(bytes));
    }
  }
  return { parser: new Parser(), languages };
}
