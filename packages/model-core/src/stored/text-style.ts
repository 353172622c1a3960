/** What stands around the parts of a value, in one way of writing it; depths count from the whole document, which is 0. */
export interface TextStyle {
  /** Before a field: the first of its object, or one after another. */
  first(name: string, depth: number, inList: boolean): string;
  next(name: string, depth: number): string;
  /** After the last field. */
  close(depth: number): string;
  list(depth: number): ListStyle;
  /** Between a field's name and a value that stands beside it. */
  readonly beside: string;
  /** Texts stand in single quotes where those can hold them. */
  readonly isYaml: boolean;
}

/** What stands around the entries of a list that has some. */
export interface ListStyle {
  readonly open: string;
  readonly between: string;
  readonly close: string;
}

/** JSON without a blank, as facts are stored. */
export const COMPACT: TextStyle = {
  first: (name) => `{"${name}":`,
  next: (name) => `,"${name}":`,
  close: () => "}",
  list: () => ({ open: "[", between: ",", close: "]" }),
  beside: "",
  isYaml: false,
};

/** As `JSON.stringify` indents by two. */
export const INDENTED: TextStyle = {
  first: (name, depth) => `{\n${blanks(depth + 1)}"${name}": `,
  next: (name, depth) => `,\n${blanks(depth + 1)}"${name}": `,
  close: (depth) => `\n${blanks(depth)}}`,
  list: (depth) => ({
    open: `[\n${blanks(depth + 1)}`,
    between: `,\n${blanks(depth + 1)}`,
    close: `\n${blanks(depth)}]`,
  }),
  beside: "",
  isYaml: false,
};

/** As `writeBlockYaml` writes. */
export const BLOCK_YAML: TextStyle = {
  first: (name, depth, inList) => `${depth === 0 || inList ? "" : `\n${blanks(depth)}`}${name}:`,
  next: (name, depth) => `\n${blanks(depth)}${name}:`,
  close: () => "",
  list: (depth) => ({ open: `\n${blanks(depth)}- `, between: `\n${blanks(depth)}- `, close: "" }),
  beside: " ",
  isYaml: true,
};

function blanks(depth: number): string {
  return "  ".repeat(depth);
}
