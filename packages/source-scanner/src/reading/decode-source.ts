import { SCAN_LIMITS } from "../limits.js";
import { textOf } from "../text/text-of.js";

/** Why bytes are not read as text. */
export type UnreadBytes = "binary" | "lfs-pointer";

export type DecodedSource = { readonly text: string } | { readonly unread: UnreadBytes };

const POINTER = "version https://git-lfs.github.com/spec/v1\n";

/** The text of a file. */
export function decodeSource(bytes: Uint8Array): DecodedSource {
  if (bytes.subarray(0, SCAN_LIMITS.binaryProbeBytes).includes(0)) {
    return { unread: "binary" };
  }
  const text = textOf(bytes);
  return text.startsWith(POINTER) ? { unread: "lfs-pointer" } : { text };
}
