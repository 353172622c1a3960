/**
 * The pieces that the settings documents are declared with. One declaration gives the parser, the defaults, the
 * limits and the JSON Schema of forms. A value without a default has to be there.
 */

interface Described {
  /** A few words for the label of a form. */
  readonly title: string;
  /** What the value does, in one sentence or two. */
  readonly description: string;
}

/** Null is a value, where the type says so. */
type Nullable<Value> = null extends Value ? { readonly nullable: true } : { readonly nullable?: false };

interface TextPiece<Value> extends Described {
  readonly type: "text";
  readonly default?: Value;
  readonly minLength: number;
  /** Left out where the form says it. */
  readonly maxLength?: number;
  /** A regular expression with flag `u` that the text matches, and its meaning in words. */
  readonly form?: { readonly pattern: string; readonly message: string };
}

interface UrlPiece<Value> extends Described {
  readonly type: "url";
  readonly default?: Value;
  readonly emptyAllowed: boolean;
  /** Whether a save looks up the addresses of the host. */
  readonly isResolved: boolean;
}

interface ChoicePiece<Value> extends Described {
  readonly type: "choice";
  readonly default?: Value;
  readonly choices: readonly NonNullable<Value>[];
}

interface GuidPiece<Value> extends Described {
  readonly type: "guid";
  readonly default?: Value;
}

interface NumberPiece<Value> extends Described {
  readonly type: "integer" | "number";
  readonly default?: Value;
  readonly from: number;
  readonly to: number;
  /** The lower bound itself is refused. */
  readonly above?: true;
}

interface BooleanPiece extends Described {
  readonly type: "boolean";
  readonly default?: boolean;
  readonly nullable?: false;
}

interface ListPiece<Entry> extends Described {
  readonly type: "list";
  readonly default?: readonly Entry[];
  readonly maxEntries: number;
  readonly distinct?: true;
  readonly entries: NodeOf<Entry>;
  readonly nullable?: false;
}

interface ObjectPiece<Value> extends Described {
  readonly type: "object";
  /** Whether it has to be there. */
  readonly isRequired?: true;
  readonly fields: { readonly [Key in keyof Value]-?: NodeOf<Value[Key]> };
  readonly nullable?: false;
}

/** The declarations that a value of a type can have. */
export type NodeOf<Value> = [Value] extends [readonly (infer Entry)[]]
  ? ListPiece<Entry>
  : [Value] extends [string | null]
    ? (TextPiece<Value> | UrlPiece<Value> | ChoicePiece<Value> | GuidPiece<Value>) & Nullable<Value>
    : [Value] extends [number | null]
      ? NumberPiece<Value> & Nullable<Value>
      : [Value] extends [boolean]
        ? BooleanPiece
        : ObjectPiece<Value>;

interface Loose {
  readonly nullable?: boolean;
}

/** An object of settings, whatever its fields. */
export interface ObjectNode extends Described, Loose {
  readonly type: "object";
  readonly isRequired?: true;
  readonly fields: { readonly [key: string]: SettingNode };
}

/** A list of settings, whatever its entries. */
export interface ListNode extends Described, Loose {
  readonly type: "list";
  readonly default?: readonly unknown[];
  readonly maxEntries: number;
  readonly distinct?: true;
  readonly entries: SettingNode;
}

export type TextNode = TextPiece<string | null> & Loose;
export type UrlNode = UrlPiece<string | null> & Loose;
export type ChoiceNode = ChoicePiece<string | null> & Loose;
export type GuidNode = GuidPiece<string | null> & Loose;
export type NumberNode = NumberPiece<number | null> & Loose;

/** Any declaration, for what walks them all. */
export type SettingNode =
  | ObjectNode
  | ListNode
  | TextNode
  | UrlNode
  | ChoiceNode
  | GuidNode
  | NumberNode
  | BooleanPiece;

/** Whether a value has to be there. */
export function isRequired(node: SettingNode): boolean {
  return node.type === "object" ? node.isRequired === true : node.default === undefined;
}
