import { type Language, Query } from "web-tree-sitter";
import type { CodeType } from "../code-extraction.js";
import { annotationsOf } from "../syntax/annotations-of.js";
import { basesOf } from "../syntax/bases-of.js";
import { childAt } from "../syntax/child-at.js";
import type { LanguageSyntax } from "../syntax/language-syntax.js";
import { typeName } from "../syntax/name-parts.js";
import type { FileView } from "./file-view.js";

const queries = new WeakMap<Language, Query>();

function queryOf(grammar: Language, syntax: LanguageSyntax): Query {
  const kinds = Object.keys(syntax.typeDeclarations).map((kind) => `(${kind})`);
  const query = queries.get(grammar) ?? new Query(grammar, `[${kinds.join(" ")}] @type`);
  queries.set(grammar, query);
  return query;
}

/** The types a text declares, in their order. */
export function findTypes(view: FileView): readonly CodeType[] {
  const { syntax } = view;
  const found: CodeType[] = [];
  for (const { node } of queryOf(view.grammar, syntax).captures(view.tree.rootNode)) {
    const named = childAt(node, syntax.typeDeclarations[node.type] ?? 0);
    const name = named === null ? null : typeName(syntax, named);
    if (named !== null && name !== null) {
      const line = named.startPosition.row + 1;
      found.push({
        name,
        bases: basesOf(syntax, node),
        annotations: annotationsOf(syntax, node).map((annotation) => annotation.name),
        lines: { first: line, last: line },
      });
    }
  }
  return found;
}
