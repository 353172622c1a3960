import type { ComponentProps, ReactNode } from "react";
import { TextField } from "./field.js";
import { type TypedList, useTypedList } from "./use-typed-list.js";

export type TagsFieldProps = Omit<ComponentProps<typeof TextField>, "value" | "onChange"> & {
  readonly tags: TypedList;
  readonly onTags: (tags: TypedList) => void;
};

/** A list that is typed in one line, with commas between its items. */
export function TagsField({ tags, onTags, ...field }: TagsFieldProps): ReactNode {
  const { text, listOf } = useTypedList(tags, ", ");
  return <TextField {...field} value={text} onChange={({ target }) => onTags(listOf(target.value))} />;
}
