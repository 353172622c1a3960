import type { Tokenizer } from "@plumbline/bundle-writer";

/** What briefs are counted with (docs/reference/limits.md#bundles). */
export const TOKENIZER_NAME = "o200k_base";

/** Characters of one kind in a row that are counted in one piece. */
export const LONGEST_RUN = 400;

/**
 * The tokenizer counts a run of letters, of signs or of white space in a time that grows with its square: a longer one is
 * cut. The count is then at least that of the whole.
 */
const RUN = new RegExp(
  [String.raw`[\p{L}\p{M}]`, String.raw`\s`, String.raw`[^\s\p{L}\p{N}]`]
    .map((kind) => `${kind}{${LONGEST_RUN}}`)
    .join("|"),
  "gu",
);

/** The most tokens of the word that a text ends in: all that what follows the text may change of them. */
const OF_LAST_WORD = 4 * (LONGEST_RUN + 2);

/** So many characters of any usual text have a token or more. */
const CHARACTERS = 6;

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
    const start = text.slice(0, CHARACTERS * (most + OF_LAST_WORD));
    const least = start.length < text.length ? all(start) - OF_LAST_WORD : 0;
    return least > most ? least : all(text);
  };
  return { name: TOKENIZER_NAME, count };
}

function piecesOf(text: string): readonly string[] {
  const ends = Array.from(text.matchAll(RUN), ({ index, 0: run }) => index + run.length);
  return [...ends, text.length].map((end, at) => text.slice(ends[at - 1] ?? 0, end));
}
