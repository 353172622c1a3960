import type { ComponentProps, ReactNode } from "react";
import { TextArea } from "./field.js";
import { type TypedList, useTypedList } from "./use-typed-list.js";

export type LinesFieldProps = Omit<ComponentProps<typeof TextArea>, "value" | "onChange"> & {
  readonly lines: TypedList;
  readonly onLines: (lines: TypedList) => void;
};

/** A list that is typed one item a line. */
export function LinesField({ lines, onLines, ...area }: LinesFieldProps): ReactNode {
  const { text, listOf } = useTypedList(lines, "\n");
  return <TextArea {...area} value={text} onChange={({ target }) => onLines(listOf(target.value))} />;
}
