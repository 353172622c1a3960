import type { LibraryTable, SiteRule } from "./site-rule.js";

export interface TableRow {
  readonly table: LibraryTable;
  readonly rule: SiteRule;
}

/** The rows of some tables by their tokens, and one pattern that finds all tokens. */
export interface TokenIndex {
  readonly pattern: RegExp;
  readonly rowsOf: (word: string) => readonly TableRow[];
}

const indexes = new Map<string, TokenIndex>();

/** Kept by which tables: there are few mixtures of libraries, and many files. */
export function tokenIndex(tables: readonly LibraryTable[]): TokenIndex {
  const key = tables.map((table) => `${table.library}:${table.languages[0]}`).join(" ");
  const known = indexes.get(key) ?? makeIndex(tables);
  indexes.set(key, known);
  return known;
}

function makeIndex(tables: readonly LibraryTable[]): TokenIndex {
  const exact = new Map<string, TableRow[]>();
  const patterns: { readonly pattern: RegExp; readonly row: TableRow }[] = [];
  for (const table of tables) {
    for (const rule of table.rules) {
      for (const token of rule.tokens) {
        if (/^\w+$/.test(token)) {
          exact.set(token, [...(exact.get(token) ?? []), { table, rule }]);
        } else {
          patterns.push({ pattern: new RegExp(`^(?:${token})$`), row: { table, rule } });
        }
      }
    }
  }
  const words = [
    ...exact.keys(),
    ...new Set(
      tables
        .flatMap((table) => table.rules.flatMap((rule) => rule.tokens))
        .filter((token) => !/^\w+$/.test(token)),
    ),
  ];
  return {
    pattern: new RegExp(words.length === 0 ? "(?!)" : `(?<![\\w$])(?:${words.join("|")})(?![\\w$])`, "g"),
    rowsOf: (word) => [
      ...(exact.get(word) ?? []),
      ...patterns.filter(({ pattern }) => pattern.test(word)).map(({ row }) => row),
    ],
  };
}
