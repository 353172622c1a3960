import type { Fields, Node, ObjectNode } from "../declaring/node.js";
import type { TextStyle } from "./text-style.js";

/** How a value of a declaration is stored, and what stands around its parts when it is written in a style. */
export type StoredForm = ScalarForm | ListForm | ObjectForm;

interface ScalarForm {
  readonly type: "scalar";
  /** Before the value where it takes no lines of its own. */
  readonly beside: Uint8Array<ArrayBuffer>;
}

export interface ListForm {
  readonly type: "list";
  readonly beside: Uint8Array<ArrayBuffer>;
  readonly entry: StoredForm;
  readonly open: Uint8Array<ArrayBuffer>;
  readonly between: Uint8Array<ArrayBuffer>;
  readonly close: Uint8Array<ArrayBuffer>;
}

export interface ObjectForm {
  readonly type: "object";
  readonly beside: Uint8Array<ArrayBuffer>;
  readonly fields: readonly StoredField[];
  readonly close: Uint8Array<ArrayBuffer>;
}

export interface StoredField {
  readonly name: string;
  /** Its name and the colon as stored. */
  readonly key: Uint8Array<ArrayBuffer>;
  /** Before it when it is the first that is written, or comes after another. */
  readonly first: Uint8Array<ArrayBuffer>;
  readonly next: Uint8Array<ArrayBuffer>;
  readonly isWritten: boolean;
  readonly form: StoredForm;
}

/** The form of a declared object in a style; the field that is `leftOut` is stored and not written. */
export function storedForm(
  { fields }: ObjectNode<Fields>,
  style: TextStyle,
  leftOut: Node | null,
): ObjectForm {
  return objectForm(fields, { style, leftOut }, { depth: 0, inList: false });
}

function formOf({ shape }: Node, manner: Manner, place: Place): StoredForm {
  if (shape.type === "object") {
    return objectForm(shape.fields, manner, place);
  }
  const { depth, inList } = place;
  const beside = utf8(inList ? "" : manner.style.beside);
  if (shape.type !== "list") {
    return { type: "scalar", beside };
  }
  const { open, between, close } = manner.style.list(depth);
  const entry = formOf(shape.entry, manner, { depth: depth + 1, inList: true });
  return { type: "list", beside, entry, open: utf8(open), between: utf8(between), close: utf8(close) };
}

function objectForm(fields: Fields, { style, leftOut }: Manner, { depth, inList }: Place): ObjectForm {
  const forms = Object.entries(fields).map(([name, field]) => ({
    name,
    key: utf8(`"${name}":`),
    first: utf8(style.first(name, depth, inList)),
    next: utf8(style.next(name, depth)),
    isWritten: field !== leftOut,
    form: formOf(field, { style, leftOut }, { depth: depth + 1, inList: false }),
  }));
  const beside = utf8(inList ? "" : style.beside);
  return { type: "object", beside, fields: forms, close: utf8(style.close(depth)) };
}

interface Manner {
  readonly style: TextStyle;
  readonly leftOut: Node | null;
}

/** Where a value stands in the document. */
interface Place {
  readonly depth: number;
  readonly inList: boolean;
}

const ENCODER = new TextEncoder();

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return ENCODER.encode(text);
}
