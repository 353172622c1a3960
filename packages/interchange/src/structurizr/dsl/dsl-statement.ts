import type { DslFrame } from "./dsl-frame.js";
import type { DslToken } from "./dsl-lines.js";

/** A statement without the bracket at its end, and where it stands. */
export interface DslStatement {
  /** The first word in lower case; empty when it is in quotes. */
  readonly keyword: string;
  readonly tokens: readonly DslToken[];
  readonly line: number;
  /** It opens a block. */
  readonly opens: boolean;
}

/** The blocks that hold what a model is made of. */
export type HoldingFrame = Extract<DslFrame, { readonly is: "model" | "element" }>;

/** What a statement comes to: the block that it opens, if it opens one; or what is wrong with it. */
export type TakenStatement = DslFrame | string;

/** The identifier of the element that a block is of, with those of what it is in. */
export function identifierOf(frame: DslFrame): string | null {
  return frame.is === "element" ? frame.id : null;
}

export const TOO_MANY_WORDS = "has more words than a statement of its kind";
