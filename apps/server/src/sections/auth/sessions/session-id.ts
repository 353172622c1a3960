import { createHash, randomBytes } from "node:crypto";

const ID_BYTES = 32;

/** A new session ID: 256 random bits. */
export function makeSessionId(): Buffer {
  return randomBytes(ID_BYTES);
}

/** What is stored of an ID. */
export function sessionIdHash(id: Buffer): Buffer {
  return createHash("sha256").update(id).digest();
}
