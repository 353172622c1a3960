import type { Crc32 } from "../writing/zip-entries.js";

/** What came of inflating. */
export interface Inflated {
  readonly content: Uint8Array;
  /** Bytes of the compressed data up to the end of its last block. */
  readonly used: number;
}

/**
 * Inflates raw deflate data (RFC 1951). It gives at most `mostBytes` and stops where there would be more; null for data
 * that is broken, ends early or would give more. It never throws.
 */
export type Inflate = (compressed: Uint8Array, mostBytes: number) => Inflated | null;

/** What a platform does better than a package of pure functions. */
export interface ZipCodec {
  readonly inflate: Inflate;
  /** Our own where none is given. */
  readonly crc32?: Crc32;
}
