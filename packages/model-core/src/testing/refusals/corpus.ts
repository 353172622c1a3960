import { edited, type RawEdit } from "./edit-raw.js";
import type { RawNode } from "./raw-document.js";
import { jsonOf, yamlOf } from "./write-raw.js";

/** How a case is spelled. */
export type RawFormat = "json" | "yaml" | "hex";

/** What is given to a reader. */
export interface RefusalInput {
  readonly name: string;
  /** The base document that is edited. */
  readonly base: string;
  readonly edits: readonly RawEdit[];
  /** JSON, when left out. With `hex` the edited text is the bytes in hexadecimal. */
  readonly format?: RawFormat;
}

/** What a reader made of an input: why it is refused, or the hash of what was read. */
export interface RefusalCase extends RefusalInput {
  readonly outcome: unknown;
}

/** The cases of one reader, as their file holds them. */
export interface Corpus {
  readonly bases: { readonly [name: string]: unknown };
  readonly cases: readonly RefusalCase[];
}

/** An input as a reader gets it. */
export interface SpelledInput {
  readonly base: string;
  readonly format: "json" | "yaml";
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** The text and bytes of an input. */
export function spelledInput(
  base: RawNode,
  { base: name, edits, format = "json" }: RefusalInput,
): SpelledInput {
  const node = edits.reduce(edited, base);
  const text = format === "yaml" ? yamlOf(node) : jsonOf(node);
  const bytes = format === "hex" ? Uint8Array.from(Buffer.from(text, "hex")) : new TextEncoder().encode(text);
  return { base: name, format: format === "yaml" ? "yaml" : "json", bytes, text };
}
