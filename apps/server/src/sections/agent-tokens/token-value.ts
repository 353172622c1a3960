import { createHash, randomBytes } from "node:crypto";

const PREFIX = "svt_";
const RANDOM_BYTES = 32;
const CHECKSUM_LENGTH = 6;
const VALUE = /^svt_[A-Za-z0-9_-]{43}[A-Za-z0-9_-]{6}$/;
/** Characters of a value that its record shows, so that people can tell tokens apart. */
const SHOWN_LENGTH = 10;

/**
 * A new token: `svt_`, 256 random bits in 43 base64url characters, and a checksum of 6
 * (docs/reference/access.md#values-of-tokens).
 */
export function makeTokenValue(): string {
  const body = `${PREFIX}${randomBytes(RANDOM_BYTES).toString("base64url")}`;
  return `${body}${checksum(body)}`;
}

/** Whether a text can be one of our tokens: known without asking the database. */
export function isTokenValue(text: string): boolean {
  return VALUE.test(text) && checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

/** What is stored of a token. */
export function tokenHash(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}

export function shownPart(value: string): string {
  return value.slice(0, SHOWN_LENGTH);
}

/** The first characters of the SHA-256, in base64url, of what stands before them. */
function checksum(body: string): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, CHECKSUM_LENGTH);
}
