import type { ReactNode } from "react";
import { TextField } from "./field.js";
import { useSoughtText } from "./use-sought-text.js";

export interface SearchFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly maxLength?: number;
  /** What is sought, as the address says it: undefined where nothing is. */
  readonly value: string | undefined;
  readonly onSought: (words: string | undefined) => void;
  /** How long typing rests before it is sought: left out, each letter is. */
  readonly pauseMs?: number;
}

/** What a list is searched by. */
export function SearchField({ value, onSought, pauseMs, ...field }: SearchFieldProps): ReactNode {
  const [text, type] = useSoughtText(value, onSought, pauseMs);
  return <TextField {...field} type="search" value={text} onChange={({ target }) => type(target.value)} />;
}
