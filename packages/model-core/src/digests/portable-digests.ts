import { sha1 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Digests, RunningSha256 } from "./digests.js";

/** The hash functions where there is no Node. A browser's own are asynchronous. */
export const digests: Digests = {
  sha1Hex: (bytes) => bytesToHex(sha1(bytes)),
  sha256Hex: (content) => bytesToHex(sha256(bytesOf(content))),
  startSha256,
};

function startSha256(): RunningSha256 {
  const running = sha256.create();
  return {
    update(content) {
      running.update(bytesOf(content));
    },
    hex: () => bytesToHex(running.digest()),
  };
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? new TextEncoder().encode(content) : content;
}
