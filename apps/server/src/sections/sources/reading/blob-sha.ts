import { createHash } from "node:crypto";

/** Whether bytes are those that git has under a SHA, of 40 or of 64 hex digits. */
export function isBlob(bytes: Buffer, sha: string): boolean {
  const hash = createHash(sha.length === 64 ? "sha256" : "sha1");
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex") === sha;
}
