import type { CodeLanguage } from "../code-extraction.js";
import { ALL_LIBRARIES } from "../libraries/all-libraries.js";
import type { LibraryTable } from "./site-rule.js";

interface Gated {
  readonly table: LibraryTable;
  readonly gate: RegExp;
}

interface Gates {
  readonly any: RegExp;
  readonly tables: readonly Gated[];
}

const gatesByLanguage = new Map<CodeLanguage, Gates>();

/** The tables whose libraries a file may use, by the words in it alone. */
export function activeTables(language: CodeLanguage, text: string): readonly LibraryTable[] {
  const gates = gatesByLanguage.get(language) ?? makeGates(language);
  gatesByLanguage.set(language, gates);
  return gates.any.test(text)
    ? gates.tables.filter(({ gate }) => gate.test(text)).map(({ table }) => table)
    : [];
}

function makeGates(language: CodeLanguage): Gates {
  const tables = ALL_LIBRARIES.filter((table) => table.languages.includes(language));
  const gates = tables.flatMap((table) => table.gate);
  return {
    any: new RegExp(gates.map((gate) => `(?:${gate})`).join("|")),
    tables: tables.map((table) => ({ table, gate: new RegExp(table.gate.join("|")) })),
  };
}
