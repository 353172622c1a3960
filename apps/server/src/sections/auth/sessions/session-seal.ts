import { Injectable } from "@nestjs/common";
import { parseCookie } from "cookie";
import type { Request } from "express";
import { SESSION_COOKIE } from "../../../platform/http/session-cookie.js";
import { openBytes, sealBytes, unambiguous } from "../../../platform/keys/sealing.js";
import { type SessionKey, SessionKeys } from "../session-keys/session-keys.js";
import { type OpenedCookie, OpenedCookies } from "./opened-cookies.js";
import { sessionIdHash } from "./session-id.js";

const PURPOSE = "session cookie v1";
const KEY_ID_BYTES = 16;
/** The key's ID, then nonce, session ID and tag, as base64url. */
const COOKIE = /^[A-Za-z0-9_-]{102}$/;

/** A session ID sealed for its cookie, and the key that did it. */
export interface SealedSession {
  readonly cookie: string;
  readonly sessionKeyId: string;
}

/** Seals session IDs into cookies: one that was changed is told from ours without a look at the database. */
@Injectable()
export class SessionSeal {
  private readonly opened = new OpenedCookies();

  constructor(private readonly keys: SessionKeys) {}

  seal(sessionId: Buffer): SealedSession {
    const { id, key } = this.keys.current;
    const cookie = Buffer.concat([keyIdBytes(id), sealBytes(key, associatedWith(id), sessionId)]);
    return { cookie: cookie.toString("base64url"), sessionKeyId: id };
  }

  /** What finds the session of a cookie's value; null when the value is not ours. */
  idHashIn(cookie: string): Buffer | null {
    if (!COOKIE.test(cookie)) {
      return null;
    }
    const isHeld = ({ id, key }: SessionKey) => this.keys.find(id)?.key === key;
    return this.opened.get(cookie, isHeld, () => this.open(cookie))?.idHash ?? null;
  }

  private open(cookie: string): OpenedCookie | null {
    const bytes = Buffer.from(cookie, "base64url");
    // The last character has bits to spare, which no spelling of ours uses.
    if (bytes.toString("base64url") !== cookie) {
      return null;
    }
    const id = guidOf(bytes.subarray(0, KEY_ID_BYTES));
    const sessionKey = this.keys.find(id);
    const sessionId =
      sessionKey && openBytes(sessionKey.key, associatedWith(id), bytes.subarray(KEY_ID_BYTES));
    return sessionKey && sessionId && { sessionKey, idHash: sessionIdHash(sessionId) };
  }
}

/** The value of a request's session cookie, as it was sent: percent-encoded it is another one. */
export function sessionCookieOf(request: Request): string | null {
  return parseCookie(request.headers.cookie ?? "", { decode: (text) => text })[SESSION_COOKIE] ?? null;
}

function associatedWith(sessionKeyId: string): Buffer {
  return unambiguous([PURPOSE, sessionKeyId]);
}

function keyIdBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}

function guidOf(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
