import { useState } from "react";

/** A list that is typed as one text: the list itself, whatever stands in its items, until somebody types in it. */
export type TypedList = string | readonly string[];

/** The text of a list, and the list of what is typed: the one that it began as while the text is that of it. */
export function useTypedList(list: TypedList, between: string) {
  const [began] = useState(list);
  const textOf = (one: TypedList): string => (typeof one === "string" ? one : one.join(between));
  return {
    text: textOf(list),
    listOf: (text: string): TypedList => (text === textOf(began) ? began : text),
  };
}
