import type { ReactNode } from "react";
import { TextField } from "./field.js";

export interface SearchFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is sought, as the address says it: undefined where nothing is. */
  readonly value: string | undefined;
  readonly onSought: (words: string | undefined) => void;
}

/** What a list is searched by. */
export function SearchField({ value = "", onSought, ...field }: SearchFieldProps): ReactNode {
  return (
    <TextField
      {...field}
      type="search"
      value={value}
      onChange={({ target }) => onSought(target.value || undefined)}
    />
  );
}
