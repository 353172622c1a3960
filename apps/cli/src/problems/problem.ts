/** What is wrong, and where as far as it is known. */
export interface Problem {
  /** As the command line named it; null for what is in no file. */
  readonly file: string | null;
  /** From 1. */
  readonly line: number | null;
  /** From 1, in UTF-16 code units, as editors count. */
  readonly column: number | null;
  /** The path of the value, as `elements[3].name`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** A problem of a file as a whole. */
export function problemOf(file: string | null, message: string): Problem {
  return { file, line: null, column: null, path: "", message };
}
