import { SCAN_LIMITS } from "../limits.js";

/** Why bytes are not read as text. */
export type UnreadBytes = "binary" | "lfs-pointer";

export type DecodedSource = { readonly text: string } | { readonly unread: UnreadBytes };

const UTF_8 = new TextDecoder("utf-8", { fatal: false });

const POINTER = "version https://git-lfs.github.com/spec/v1\n";

/** Bytes as a text in which every line ends as on Unix. Those that are no UTF-8 stand as U+FFFD; a byte order mark is left out. */
export function textOf(bytes: Uint8Array): string {
  const text = UTF_8.decode(bytes);
  return text.includes("\r\n") ? text.replaceAll("\r\n", "\n") : text;
}

/** The text of a file. */
export function decodeSource(bytes: Uint8Array): DecodedSource {
  if (bytes.subarray(0, SCAN_LIMITS.binaryProbeBytes).includes(0)) {
    return { unread: "binary" };
  }
  const text = textOf(bytes);
  return text.startsWith(POINTER) ? { unread: "lfs-pointer" } : { text };
}
