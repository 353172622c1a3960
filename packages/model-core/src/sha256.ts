import { digests } from "#digests";
import type { RunningSha256 } from "./digests/digests.js";

/** The SHA-256 of bytes, or of a text as UTF-8, in lower-case hexadecimal digits. */
export function sha256Hex(content: string | Uint8Array): string {
  return digests.sha256Hex(content);
}

/** A SHA-256 of texts that come one after the other. */
export function startSha256(): RunningSha256 {
  return digests.startSha256();
}
