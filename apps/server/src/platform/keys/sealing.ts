import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;

/** Encrypts and authenticates (AES-256-GCM, a random nonce): nonce, ciphertext, tag. */
export function sealBytes(key: KeyObject, associated: Buffer, plaintext: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(associated);
  return Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

/** Gives back what was sealed with this key for these associated data; null for anything else. */
export function openBytes(key: KeyObject, associated: Buffer, sealed: Buffer): Buffer | null {
  if (sealed.byteLength < NONCE_BYTES + TAG_BYTES) {
    return null;
  }
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(-TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(associated)
    .setAuthTag(tag);
  const plaintext = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([plaintext, decipher.final()]);
  } catch {
    // The cipher's one way to say that what it was given is not what was sealed.
    plaintext.fill(0);
    return null;
  }
}

/** Texts as bytes, each with its length before it, so that no two lists of texts read the same. */
export function unambiguous(texts: readonly string[]): Buffer {
  return Buffer.concat(
    texts.flatMap((text) => {
      const bytes = Buffer.from(text);
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(bytes.byteLength);
      return [length, bytes];
    }),
  );
}

export function hmac(key: KeyObject, bytes: Buffer): Buffer {
  return createHmac("sha256", key).update(bytes).digest();
}
