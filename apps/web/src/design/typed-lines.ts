import type { TypedList } from "./use-typed-list.js";

/** The items of a list that is typed one a line; blank lines are none. */
export function typedLines(list: TypedList): readonly string[] {
  return typeof list === "string" ? list.split(/\r?\n/).filter((line) => line.trim() !== "") : list;
}
