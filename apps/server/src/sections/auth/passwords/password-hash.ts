import { compare, hash } from "bcrypt";
import { BCRYPT_COST, MAX_PASSWORD_BYTES } from "../limits.js";
import { inHashingQueue } from "./hashing-queue.js";

/** The hash of a password nobody knows, at the cost of the real ones. */
const NOBODYS_HASH = "$2b$12$VPB/RtTl54S1DWZFERJAH.AZ0Z67CghE1i76iQi7IZ9B1JV2Ge6Eq";

export function hashPassword(password: string): Promise<string> {
  return inHashingQueue(() => hash(password, BCRYPT_COST));
}

/**
 * Whether a password is the one of a hash. It costs the same for a missing account (no hash) and for a
 * password longer than bcrypt reads, both of which never match.
 */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  const fits = isHashable(password);
  const against = fits && passwordHash !== null ? passwordHash : NOBODYS_HASH;
  const same = await inHashingQueue(() => compare(fits ? password : "", against));
  return same && fits && passwordHash !== null;
}

/** bcrypt reads 72 bytes and stops at U+0000: anything else would let a different password in. */
export function isHashable(password: string): boolean {
  return Buffer.byteLength(password) <= MAX_PASSWORD_BYTES && !password.includes("\0");
}
