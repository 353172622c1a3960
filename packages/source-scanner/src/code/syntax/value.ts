/** What an expression says, as far as it can be read without running it. */
export type Value = Text | Name | List | Fields | Call | Unreadable;

export interface Text {
  readonly is: "text";
  readonly text: string;
}

/** A dotted path (`Topics.Orders`), without `this` and `self`. */
export interface Name {
  readonly is: "name";
  readonly path: string;
}

export interface List {
  readonly is: "list";
  readonly items: readonly Value[];
}

export interface Fields {
  readonly is: "fields";
  readonly fields: ReadonlyMap<string, Value>;
}

/**
 * A call, the making of an object (`isNew`), or an annotation. `name` is the last part of what is called and `on` what
 * stands before it. The fields an object is made with are among the `named` arguments.
 */
export interface Call {
  readonly is: "call";
  readonly isNew: boolean;
  readonly on: Value | null;
  readonly name: string;
  readonly typeArguments: readonly string[];
  readonly positional: readonly Value[];
  readonly named: ReadonlyMap<string, Value>;
}

export interface Unreadable {
  readonly is: "unreadable";
}

export const UNREADABLE: Unreadable = { is: "unreadable" };
