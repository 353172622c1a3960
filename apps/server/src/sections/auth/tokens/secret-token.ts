import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits that one party alone is given: a browser's secret, a state, the code of a device, a link. */
export function makeToken(): string {
  return randomBytes(BYTES).toString("base64url");
}

export function isToken(text: unknown): text is string {
  return typeof text === "string" && TOKEN.test(text);
}

/** What is stored of a token. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
