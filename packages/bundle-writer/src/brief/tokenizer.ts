/** What counts the tokens of a text. */
export interface Tokenizer {
  /** What it is known by. */
  readonly name: string;
  readonly count: (text: string) => number;
}
