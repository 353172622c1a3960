import { hash as hashOf } from "node:crypto";
import type { SessionKey } from "../session-keys/session-keys.js";

/** What a cookie was opened to. */
export interface OpenedCookie {
  readonly sessionKey: SessionKey;
  /** What finds its session. */
  readonly idHash: Buffer;
}

const MOST = 10_000;

/**
 * Cookies that were opened a while ago, by the hash of their text: opening one takes longer than all else that a small
 * request needs of the main thread. Neither a cookie nor the ID of a session is in it. What was not asked for longest goes.
 */
export class OpenedCookies {
  private readonly byHash = new Map<string, OpenedCookie>();

  constructor(private readonly most: number = MOST) {}

  /** `open` opens the cookie where it is not known, or no longer by a key that `isHeld`; null is not kept. */
  get(
    cookie: string,
    isHeld: (key: SessionKey) => boolean,
    open: () => OpenedCookie | null,
  ): OpenedCookie | null {
    const hash = hashOf("sha256", cookie, "base64");
    const known = this.byHash.get(hash);
    const opened = known !== undefined && isHeld(known.sessionKey) ? known : open();
    this.byHash.delete(hash);
    if (opened !== null) {
      this.byHash.set(hash, opened);
      this.makeRoom();
    }
    return opened;
  }

  private makeRoom(): void {
    const [oldest] = this.byHash.keys();
    if (this.byHash.size > this.most && oldest !== undefined) {
      this.byHash.delete(oldest);
    }
  }
}
