import type { Node } from "web-tree-sitter";

/**
 * Where a part stands in its node: the name of a field, the place among named children (-1 is the last), or the last
 * child of a kind.
 */
export type Slot = string | number | { readonly last: string };

/** How one kind of call is made up: what is called (or object and name apart), and its arguments. */
export interface CallForm {
  readonly callee: Slot;
  readonly object?: Slot;
  /** Kinds of the children that hold arguments, fields or type arguments. */
  readonly arguments: readonly string[];
  readonly isNew?: true;
}

/** The kinds of nodes of one grammar, as tables: how names, calls, annotations, types and values look in it. */
export interface LanguageSyntax {
  readonly identifiers: readonly string[];
  /** `object.name`. */
  readonly members: Readonly<Record<string, { readonly object: Slot; readonly name: Slot }>>;
  /** `name<arguments>`: where the name is. */
  readonly generics: Readonly<Record<string, Slot>>;
  readonly typeArguments: readonly string[];
  /** Nodes that say what one child of theirs says: parentheses, `await`, a nullable type. */
  readonly wrappers: Readonly<Record<string, Slot>>;
  readonly calls: Readonly<Record<string, CallForm>>;
  /** An annotation that has its name and arguments itself (`CallForm`), or holds a name or call (null). */
  readonly annotations: Readonly<Record<string, CallForm | null>>;
  /** Nodes between an annotation and what it is on. */
  readonly annotationHolders: readonly string[];
  /** A node that may hold the arguments of the annotation before it. */
  readonly looseArguments?: string;
  /** Nodes that hold the types a declaration extends: at one place of theirs, or only below a kind of node. */
  readonly bases: Readonly<
    Record<string, { readonly at?: Slot; readonly below?: string; readonly unnamed?: true }>
  >;
  /** Declarations, and where their names are. */
  readonly typeDeclarations: Readonly<Record<string, Slot>>;
  readonly methods: Readonly<Record<string, Slot>>;
  /** Holders of parameters, parameters, and where a parameter's type is. */
  readonly parameters: Readonly<Record<string, Slot>>;
  readonly parameterLists: readonly string[];
  /** `name: value` among arguments and fields: key and value. */
  readonly pairs: Readonly<Record<string, { readonly key: Slot; readonly value: Slot }>>;
  readonly lists: readonly string[];
  readonly records: readonly string[];
  /** Texts; null where a part is not known before it runs. */
  readonly texts: Readonly<Record<string, (node: Node) => string | null>>;
  /** Texts put together (`"a" + "b"`). */
  readonly sums: readonly string[];
  readonly selves: readonly string[];
  /** Functions that give a module by its name: what it is when it is called is called as the module (`require("x")()`). */
  readonly loaders?: readonly string[];
  readonly loops: readonly string[];
  /** A query with `@name` and `@type` or `@value`: variables, fields and parameters. */
  readonly declared: string;
}
