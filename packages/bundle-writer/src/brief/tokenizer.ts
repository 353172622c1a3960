/** What counts the tokens of a text. */
export interface Tokenizer {
  /** What it is known by. */
  readonly name: string;
  readonly count: (text: string) => number;
}

/** Said in a section that something was left out of. */
export const LEFT_OUT = "More of this was left out, to keep to the tokens that were asked for.";
