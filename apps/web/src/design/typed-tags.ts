import type { TypedList } from "./use-typed-list.js";

/** The tags of a list that is typed in one line, with commas between them. */
export function typedTags(list: TypedList): readonly string[] {
  if (typeof list !== "string") {
    return list;
  }
  return list
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}
