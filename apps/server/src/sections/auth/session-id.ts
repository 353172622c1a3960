import { createHash, randomBytes } from "node:crypto";
import { parseCookie } from "cookie";
import type { Request } from "express";
import { SESSION_COOKIE } from "../../platform/http/session-cookie.js";

const ID_BYTES = 32;
const ID = /^[A-Za-z0-9_-]{43}$/;

/** A new session ID: 256 random bits. */
export function makeSessionId(): string {
  return randomBytes(ID_BYTES).toString("base64url");
}

/** What is stored of an ID. */
export function sessionIdHash(id: string): Buffer {
  return createHash("sha256").update(id).digest();
}

/** The session ID a request carries; null when it carries none that could be one of ours. */
export function sessionIdOf(request: Request): string | null {
  const id = parseCookie(request.headers.cookie ?? "")[SESSION_COOKIE];
  return id !== undefined && ID.test(id) ? id : null;
}
