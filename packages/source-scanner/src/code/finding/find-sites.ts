import type { CodeSite } from "../code-extraction.js";
import { enclosingCalls } from "../conditions/enclosing-calls.js";
import { useConditions } from "../conditions/use-conditions.js";
import { isSpent } from "../parsing/budget.js";
import { treePaths } from "../parsing/tree-paths.js";
import { occurrenceAt } from "../syntax/occurrence.js";
import type { FileView } from "./file-view.js";
import type { LibraryTable, SiteRule } from "./site-rule.js";
import { tokenIndex } from "./token-index.js";
import { typesOfValue, type Use } from "./use.js";

const CHARACTERS_OF_STEP = 8;

/** The sites that the rows of these tables find in one parsed text. */
export function findSites(view: FileView, tables: readonly LibraryTable[]): readonly CodeSite[] {
  const index = tokenIndex(tables);
  const pathTo = treePaths(view.tree, view.budget);
  const sites = tables.flatMap((table) => importSites(view, table));
  for (const hit of view.text.matchAll(index.pattern)) {
    const path = pathTo(hit.index);
    const found = path === null ? null : occurrenceAt(view.syntax, path, { text: hit[0], index: hit.index });
    if (found?.role === "text") {
      // Rules look at the whole text, once for each of its words.
      view.budget.treeSteps -= (found.leaf.endIndex - found.leaf.startIndex) / CHARACTERS_OF_STEP;
    }
    if (found !== null) {
      const use = { ...found, view };
      sites.push(...index.rowsOf(hit[0]).flatMap((row) => sitesOf(use, row.table, row.rule)));
    }
    if (isSpent(view.budget)) {
      break;
    }
  }
  return sites;
}

function sitesOf(use: Use, table: LibraryTable, rule: SiteRule): readonly CodeSite[] {
  if (!rule.as.includes(use.role) || !isOnRightType(use, table, rule) || rule.only?.(use) === false) {
    return [];
  }
  return rule
    .name(use)
    .flatMap((name) =>
      [rule.detail(use, name)].flat().map((detail) => siteOf(use, { name, detail }, table, rule)),
    );
}

function siteOf(
  use: Use,
  { name, detail }: Pick<CodeSite, "name" | "detail">,
  table: LibraryTable,
  rule: SiteRule,
): CodeSite {
  const first = (use.role === "annotation" ? use.whole : use.leaf).startPosition.row + 1;
  return {
    kind: rule.kind,
    library: table.library,
    name,
    detail,
    lines: { first, last: use.whole.endPosition.row + 1 },
    conditions: useConditions(use),
    notes: rule.notes?.(use) ?? [],
    calls: use.view.language === "c-sharp" ? enclosingCalls(use) : [],
    needsPackage: rule.needsPackage ?? null,
  };
}

function isOnRightType(use: Use, table: LibraryTable, rule: SiteRule): boolean {
  if (rule.on === undefined) {
    return true;
  }
  const types = typesOfValue(use, use.call.on);
  return types.length > 0 ? types.some((type) => rule.on?.includes(type)) : importsOf(use.view, table);
}

function importSites(view: FileView, table: LibraryTable): CodeSite[] {
  return Object.entries(table.importTokens ?? {}).flatMap(([start, token]) =>
    view.imports
      .filter(({ name }) => name === start || isBelow(name, start))
      .map(({ lines }) => ({
        kind: "signature",
        library: table.library,
        name: null,
        detail: { token },
        lines,
        conditions: [],
        notes: [],
        calls: [],
        needsPackage: null,
      })),
  );
}

export function importsOf(view: FileView, table: Pick<LibraryTable, "imports">): boolean {
  return view.imports.some((one) =>
    table.imports.some((start) => one.name === start || isBelow(one.name, start)),
  );
}

/** `a.b.C` is below `a.b`, `a/b` below `a`, `a::b` too. */
function isBelow(name: string, start: string): boolean {
  return name.startsWith(start) && /^(?:[./:]|$)/.test(name.slice(start.length));
}
