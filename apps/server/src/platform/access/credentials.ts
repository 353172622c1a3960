import { Injectable } from "@nestjs/common";
import type { Request, Response } from "express";
import type { Authenticator, Identity } from "./authenticator.js";
import { bearerOf } from "./bearer.js";

/** What comes with every request of somebody who is known: the cookie of a browser, or the bearer of an agent. */
type CredentialKind = "session" | "agent-token";

type ReadCredential = (request: Request, response: Response) => Promise<Identity | null>;

/**
 * Asks the section that knows a credential who sends it. What comes once, to sign in, goes through Passport; for every request it
 * would leave behind what only a collection of the whole heap takes away.
 */
@Injectable()
export class Credentials implements Authenticator {
  private readonly readers = new Map<CredentialKind, ReadCredential>();

  readBy(kind: CredentialKind, read: ReadCredential): void {
    this.readers.set(kind, read);
  }

  /** A bearer is looked at alone: a wrong one is not made good by a cookie beside it. */
  authenticate(request: Request, response: Response): Promise<Identity | null> {
    const kind = bearerOf(request).kind === "none" ? "session" : "agent-token";
    const read = this.readers.get(kind);
    if (read === undefined) {
      throw new Error(`No section reads the credential ${kind}`);
    }
    return read(request, response);
  }
}
