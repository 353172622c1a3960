import { compareCodeUnits } from "@plumbline/model-core";
import { crc32 } from "../crc32.js";

/** A file of a bundle. */
export interface BundleContent {
  /** Plain: see `isPlainPath`. */
  readonly path: string;
  readonly content: Uint8Array;
}

/** A file as an entry of an archive. */
export interface ZipEntry extends BundleContent {
  readonly crc32: number;
}

/** Gives the CRC-32 of bytes; the one of the platform may be faster than ours. */
export type Crc32 = (bytes: Uint8Array) => number;

/** The entries of a bundle's archive, in the order they are written: ordinal, by code unit of their names. */
export function zipEntries(files: Iterable<BundleContent>, crc: Crc32 = crc32): readonly ZipEntry[] {
  return [...files]
    .sort((left, right) => compareCodeUnits(left.path, right.path))
    .map(({ path, content }) => ({ path, content, crc32: crc(content) }));
}
