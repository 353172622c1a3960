import { type Language, type Node, Query, type Tree } from "web-tree-sitter";
import type { LanguageSyntax } from "../syntax/language-syntax.js";
import { typeName } from "../syntax/name-parts.js";
import { readValue } from "../syntax/read-value.js";
import type { Value } from "../syntax/value.js";

/** What a file says of a variable, field or parameter at one place: its type by its last name, or its first value. */
export interface Declared {
  readonly scope: Scope;
  readonly type: string | null;
  readonly value: Value | null;
}

/** The part of a text that a declaration is seen in. */
export interface Scope {
  readonly from: number;
  readonly to: number;
}

export type DeclaredNames = ReadonlyMap<string, readonly Declared[]>;

const MOST_OPEN_MATCHES = 20_000;

/** Grammars are loaded once in a thread and so are the queries made for them. */
const queries = new WeakMap<Language, Query>();

function queryOf(grammar: Language, syntax: LanguageSyntax): Query {
  const query = queries.get(grammar) ?? new Query(grammar, syntax.declared);
  queries.set(grammar, query);
  return query;
}

export function declaredNames(grammar: Language, syntax: LanguageSyntax, tree: Tree): DeclaredNames {
  const names = new Map<string, Declared[]>();
  for (const match of queryOf(grammar, syntax).matches(tree.rootNode, { matchLimit: MOST_OPEN_MATCHES })) {
    const found = new Map(match.captures.map((capture) => [capture.name, capture.node]));
    const name = found.get("name");
    const type = found.get("type");
    const value = found.get("value");
    if (name !== undefined) {
      const declared = names.get(name.text) ?? [];
      names.set(name.text, declared);
      declared.push({
        scope: scopeOf(syntax, name),
        type: type === undefined ? null : typeName(syntax, type),
        value: value === undefined ? null : readValue(syntax, value),
      });
    }
  }
  return names;
}

const MOST_CLIMBED = 20;

const SCOPES =
  /lambda|closure|func_literal|arrow_function|function_expression|block|_body$|^program$|^source_file$|^module$|^compilation_unit$/;

function scopeOf(syntax: LanguageSyntax, name: Node): Scope {
  let node: Node | null = name.parent;
  for (let climbed = 0; node !== null && !isScope(syntax, node); climbed += 1) {
    node = climbed < MOST_CLIMBED ? node.parent : null;
  }
  return { from: node?.startIndex ?? 0, to: node?.endIndex ?? Number.MAX_SAFE_INTEGER };
}

function isScope(syntax: LanguageSyntax, { type }: Node): boolean {
  return (
    SCOPES.test(type) || syntax.methods[type] !== undefined || syntax.typeDeclarations[type] !== undefined
  );
}
