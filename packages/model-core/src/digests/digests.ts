/** A SHA-256 of texts or bytes one after the other. */
export interface RunningSha256 {
  /** Takes the next bytes, or the next text as UTF-8, which begins and ends between characters: a pair of surrogates is not split. */
  update(content: string | Uint8Array): void;
  /** Lower-case hexadecimal digits of all that was taken; asked once, at the end. */
  hex(): string;
}

/**
 * The hash functions, which are those of Node or, wherever else packages run, of a library: `imports` in package.json
 * says which file is loaded. Both are synchronous and give the same digits, hexadecimal in lower case.
 */
export interface Digests {
  /** For IDs made from names alone: SHA-1 is no proof of anything. */
  sha1Hex(bytes: Uint8Array): string;
  /** Of bytes, or of a text as UTF-8; half a pair of surrogates counts as U+FFFD. */
  sha256Hex(content: string | Uint8Array): string;
  startSha256(): RunningSha256;
}
