import { isBlank } from "@plumbline/model-core";
import type { DslStatement } from "./dsl-statement.js";

/** What the body of an element, a relationship or an archetype may say of it. */
interface Said {
  description: string | null;
  technology: string | null;
  readonly tags: string[];
}

/** Takes a line of such a body; false when it is of another sort. */
export function takeBodyLine({ keyword, tokens }: DslStatement, said: Said): boolean {
  const texts = tokens.slice(1).map(({ text }) => text);
  switch (keyword) {
    case "description":
      said.description = textOr(texts[0], said.description);
      return true;
    case "technology":
      said.technology = textOr(texts[0], said.technology);
      return true;
    case "tag":
    case "tags":
      for (const tag of texts.flatMap(splitTags)) {
        said.tags.push(tag);
      }
      return true;
    default:
      return false;
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
