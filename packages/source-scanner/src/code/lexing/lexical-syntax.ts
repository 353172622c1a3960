/** How one language is read without a grammar. Every pattern is global; the name or value is its first group. */
export interface LexicalSyntax {
  /** Comments and texts, the longest first. */
  readonly skipped: RegExp;
  /** What a comment begins with; the rest of `skipped` are texts. */
  readonly comment: RegExp;
  readonly package: RegExp | null;
  readonly imports: readonly RegExp[];
  /** Groups: name, value. */
  readonly constants: readonly RegExp[];
  /** Blocks of several of them. */
  readonly blocks?: readonly {
    readonly of: "imports" | "constants";
    readonly block: RegExp;
    readonly item: RegExp;
  }[];
  /** Blocks whose name stands before the names of constants in them. */
  readonly types: RegExp | null;
  /** All of them must be there. */
  readonly main: readonly RegExp[];
  readonly modules: RegExp | null;
}
