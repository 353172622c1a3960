import { hkdfSync, type KeyObject } from "node:crypto";

export interface Derivation {
  readonly key: Buffer | KeyObject;
  readonly salt: Buffer;
  /** What the derived key is for; two purposes never share a key. */
  readonly info: Buffer;
  readonly bytes: number;
}

/** HKDF with SHA-256 (RFC 5869). */
export function deriveKey({ key, salt, info, bytes }: Derivation): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, info, bytes));
}
