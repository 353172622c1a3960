/**
 * The pieces that documents are declared with. One declaration gives the type of what is read, the reader of raw
 * text with every refusal, the limits, the JSON Schema of the OpenAPI document and the words of the reference.
 */

import type { Shape } from "./shape.js";

declare const read: unique symbol;
declare const sent: unique symbol;

/** What becomes of a value that is missing, or null: it is refused, or reads as something. */
export type Instead = "refused" | { readonly is: unknown };

/** A declared value: `Read` once its rules are judged, `Sent` before, when a label may be any text. */
export interface Node<out Read = unknown, out Sent = Read> {
  readonly shape: Shape;
  readonly missing: Instead;
  readonly nulls: Instead;
  /** What the value is, in a sentence; empty where its name says it. */
  readonly about: string;
  /** Said of whatever is no such value, in place of the words of the document; empty for those. */
  readonly wrong: string;
  readonly [read]: Read;
  readonly [sent]: Sent;
}

/** The type that a declaration reads as. */
export type ReadOf<N> = N extends Node<infer Read, unknown> ? Read : never;

/** The same before its rules are judged. */
export type SentOf<N> = N extends Node<unknown, infer Sent> ? Sent : never;

/** A value that may be missing, since it then reads as something. */
export interface MayMiss {
  readonly missing: { readonly is: unknown };
}

/** What has to be stated of an object with these fields, and what may be. */
export type StatedOf<F> = {
  readonly [Name in keyof F as F[Name] extends MayMiss ? never : Name]: ReadOf<F[Name]>;
} & { readonly [Name in keyof F as F[Name] extends MayMiss ? Name : never]?: ReadOf<F[Name]> };

/** Fields by their names, in the order they are read and written. */
export type Fields = { readonly [name: string]: Node };

/** A declared object, whose fields can be asked for. */
export interface ObjectNode<F extends Fields>
  extends Node<
    { readonly [Name in keyof F]: ReadOf<F[Name]> },
    { readonly [Name in keyof F]: SentOf<F[Name]> }
  > {
  readonly fields: F;
}

/** A declared list, whose entries can be asked for. */
export interface ListNode<Entry extends Node>
  extends Node<readonly ReadOf<Entry>[], readonly SentOf<Entry>[]> {
  readonly entry: Entry;
}

/** A declared union, whose forms can be asked for. */
export interface UnionNode<Forms extends { readonly [word: string]: Node }>
  extends Node<ReadOf<Forms[keyof Forms]>, SentOf<Forms[keyof Forms]>> {
  readonly forms: Forms;
}

/** Parts that every kind of value takes. */
export interface About {
  readonly about?: string;
  readonly wrong?: string;
}

/** A node of a shape; the types are the promise of whoever declares a kind of value. */
export function nodeOf<Read, Sent = Read>(
  shape: Shape,
  { about = "", wrong = "" }: About = {},
): Node<Read, Sent> {
  const node = { shape, missing: "refused", nulls: "refused", about, wrong } as const;
  return node as unknown as Node<Read, Sent>;
}
