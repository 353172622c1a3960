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

/** What it keeps of what it has counted: pieces of up to a run each. */
const KEPT_PIECES = 5_000;

/** Texts that mean something to a model mean nothing here. */
const AS_TEXT = { disallowedSpecial: new Set<string>() };

/** It takes a tenth of a second and tens of megabytes to load, so that is done for the first brief. */
export async function countingTokens(): Promise<Tokenizer> {
  const { countTokens, setMergeCacheSize } = await import("gpt-tokenizer/encoding/o200k_base");
  setMergeCacheSize(KEPT_PIECES);
  const count = (piece: string): number => countTokens(piece, AS_TEXT);
  return { name: TOKENIZER_NAME, count: (text) => piecesOf(text).reduce((sum, one) => sum + count(one), 0) };
}

function piecesOf(text: string): readonly string[] {
  const ends = Array.from(text.matchAll(RUN), ({ index, 0: run }) => index + run.length);
  return [...ends, text.length].map((end, at) => text.slice(ends[at - 1] ?? 0, end));
}
