import type { TextRecipe } from "./text-recipe.js";

/** A document as it is spelled: keys may repeat, and a value may be any text. */
export type RawNode = RawObject | RawList | RawText;

export interface RawObject {
  readonly is: "object";
  /** Each key as the text spells it, with its quotes. */
  readonly members: readonly (readonly [key: string, value: RawNode])[];
}

export interface RawList {
  readonly is: "list";
  readonly entries: readonly RawNode[];
}

export interface RawText {
  readonly is: "text";
  readonly text: TextRecipe;
}

/** A value spelled as `JSON.stringify` does. */
export function rawOf(value: unknown): RawNode {
  if (Array.isArray(value)) {
    return { is: "list", entries: value.map(rawOf) };
  }
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(([key, inner]) => [JSON.stringify(key), rawOf(inner)] as const);
    return { is: "object", members };
  }
  return { is: "text", text: JSON.stringify(value) };
}
