import type { Issue, Result } from "./issue.js";

/** To make one takes longer than to read a small body with it. */
const DECODER = new TextDecoder("utf-8", { fatal: true });

/**
 * The text of UTF-8 bytes. Bytes that are not UTF-8 (overlong forms and surrogates included) are refused;
 * one byte order mark at the start is left out.
 */
export function decodeUtf8(bytes: Uint8Array): Result<string, Issue> {
  try {
    return { ok: true, value: DECODER.decode(bytes) };
  } catch {
    return { ok: false, refusal: { field: "", message: "is not UTF-8 text" } };
  }
}
