import { createHash, randomInt } from "node:crypto";
import { USER_CODE_CHARACTERS } from "../limits.js";

/** No vowel, so that no word comes of it, and no two that look or sound alike (RFC 8628, section 6.1). */
const ALPHABET = "BCDFGHJKLMNPQRSTVWXZ";
const CODE = new RegExp(`^[${ALPHABET}]{${USER_CODE_CHARACTERS}}$`);
const HALF = USER_CODE_CHARACTERS / 2;

/** What somebody reads on a device and types into a browser: some 34 random bits, good for minutes. */
export function makeUserCode(): string {
  return Array.from({ length: USER_CODE_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** A code as people type it: in any letter case, with hyphens and blanks or without; null for what is none. */
export function readUserCode(text: string): string | null {
  const plain = text.replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(plain) ? plain : null;
}

/** As it is shown: `BCDF-GHJK`. */
export function shownUserCode(code: string): string {
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`;
}

/** What is stored of a code. */
export function userCodeHash(code: string): Buffer {
  return createHash("sha256").update(`user code ${code}`).digest();
}
