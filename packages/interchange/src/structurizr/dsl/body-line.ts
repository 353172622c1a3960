import { isBlank } from "@plumbline/model-core";
import { SKIPPED } from "./dsl-frame.js";
import { type DslStatement, type TakenStatement, TOO_MANY_WORDS } from "./dsl-statement.js";

/** What the body of an element, a relationship or an archetype may say of it. */
interface Said {
  description: string | null;
  technology: string | null;
  readonly tags: string[];
}

/** Takes a line of such a body; null when it is of another sort. */
export function takeBodyLine({ keyword, tokens }: DslStatement, said: Said): TakenStatement | null {
  const [text, ...others] = tokens.slice(1).map((token) => token.text);
  switch (keyword) {
    case "description":
    case "technology":
      said[keyword] = textOr(text, said[keyword]);
      return others.length > 0 ? TOO_MANY_WORDS : SKIPPED;
    case "tag":
    case "tags":
      for (const tag of [text, ...others].flatMap(splitTags)) {
        said.tags.push(tag);
      }
      return SKIPPED;
    default:
      return null;
  }
}

/** The text, or what stands where it is missing or blank. */
export function textOr(text: string | undefined, other: string | null): string | null {
  return text === undefined || isBlank(text) ? other : text;
}

/** Tags that stand in one text, with commas between them. */
export function splitTags(tags: string | undefined): readonly string[] {
  return (tags ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}
