import { createHash, createSecretKey, type KeyObject } from "node:crypto";
import { deriveKey } from "./derive-key.js";

const KEY_BYTES = 32;
const ID_DIGITS = 16;
const ID_PURPOSE = "master key id";
const NO_SALT = Buffer.alloc(0);

/**
 * A master key (docs/reference/secrets-and-keys.md#master-keys). It is never printed: what shows of it is its
 * ID.
 */
export class MasterKey {
  /** Names the key beside what is sealed under it; tells nothing of the key. */
  readonly id: string;
  readonly #key: KeyObject;
  readonly #derived = new Map<string, KeyObject>();

  /** Takes the bytes over and clears them. */
  constructor(bytes: Buffer) {
    if (bytes.byteLength !== KEY_BYTES) {
      throw new Error(`A master key has ${KEY_BYTES} bytes`);
    }
    this.#key = createSecretKey(bytes);
    bytes.fill(0);
    const forId = this.derive(ID_PURPOSE).export();
    this.id = createHash("sha256").update(forId).digest("hex").slice(0, ID_DIGITS);
  }

  /** The key of one purpose. */
  derive(purpose: string): KeyObject {
    const known = this.#derived.get(purpose);
    if (known !== undefined) {
      return known;
    }
    const info = Buffer.from(purpose);
    const bytes = deriveKey({ key: this.#key, salt: NO_SALT, info, bytes: KEY_BYTES });
    const made = createSecretKey(bytes);
    bytes.fill(0);
    this.#derived.set(purpose, made);
    return made;
  }

  /** The key of one purpose for what a salt names, as a project: there are many, so none is kept. */
  deriveFor(purpose: string, salt: string): KeyObject {
    const info = Buffer.from(purpose);
    const bytes = deriveKey({ key: this.#key, salt: Buffer.from(salt), info, bytes: KEY_BYTES });
    const made = createSecretKey(bytes);
    bytes.fill(0);
    return made;
  }
}

/** Reads the base64 of exactly 32 bytes, in its one standard spelling; null when it is anything else. */
export function readMasterKey(text: string): MasterKey | null {
  const bytes = Buffer.from(text, "base64");
  if (bytes.byteLength !== KEY_BYTES || bytes.toString("base64") !== text) {
    return null;
  }
  return new MasterKey(bytes);
}
