import type { Tokenizer } from "@plumbline/bundle-writer";

/** What briefs are counted with (docs/reference/limits.md#bundles). */
export const TOKENIZER_NAME = "o200k_base";

/** Characters of one kind in a row that are counted in one piece. */
export const LONGEST_RUN = 400;

/**
 * The tokenizer counts a run of letters, of signs, of white space or of line ends and slashes in a time that grows with its
 * square: a longer one is cut. The count is then at least that of the whole.
 */
const RUN = new RegExp(
  [String.raw`[\p{L}\p{M}]`, String.raw`\s`, String.raw`[^\s\p{L}\p{N}]`, String.raw`[\r\n/]`]
    .map((kind) => `${kind}{${LONGEST_RUN}}`)
    .join("|"),
  "gu",
);

/** So many characters of most texts have a token or more. */
const CHARACTERS = 4;

/** What it keeps of what it has counted: pieces of up to a run each. */
const KEPT_PIECES = 5_000;

/** Texts that mean something to a model mean nothing here. */
const AS_TEXT = { disallowedSpecial: new Set<string>() };

/** What counts the tokens of a text; where it has more than `most`, it may give any number above. */
export interface BoundedTokenizer extends Tokenizer {
  readonly count: (text: string, most?: number) => number;
}

/** It takes a tenth of a second and tens of megabytes to load, so that is done for the first brief. */
export async function countingTokens(): Promise<BoundedTokenizer> {
  const { countTokens, setMergeCacheSize } = await import("gpt-tokenizer/encoding/o200k_base");
  setMergeCacheSize(KEPT_PIECES);
  const all = (text: string): number =>
    piecesOf(text).reduce((sum, piece) => sum + countTokens(piece, AS_TEXT), 0);
  const count = (text: string, most = Number.POSITIVE_INFINITY): number => {
    for (let length = CHARACTERS * (most + 1); length < text.length; length *= 2) {
      const least = all(wordsOf(text, length));
      if (least > most) {
        return least;
      }
    }
    return all(text);
  };
  return { name: TOKENIZER_NAME, count };
}

/**
 * The whole words of the first characters of a text: no token goes on over white space that follows a word, but for line ends,
 * which may be of one with signs before them.
 */
function wordsOf(text: string, length: number): string {
  return /^.*\S(?=[^\S\r\n])/s.exec(text.slice(0, length))?.[0] ?? "";
}

function piecesOf(text: string): readonly string[] {
  const ends = Array.from(text.matchAll(RUN), ({ index, 0: run }) => index + run.length);
  return [...ends, text.length].map((end, at) => text.slice(ends[at - 1] ?? 0, end));
}
