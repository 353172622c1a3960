import { Inject, Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import type { Identity } from "../../../platform/access/authenticator.js";
import { placeOf } from "../../../platform/access/place.js";
import { CONFIGURATION, type Configuration } from "../../../platform/configuration/configuration.js";
import type { Tx } from "../../../platform/database/statements.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { clientAddress } from "../../../platform/http/client-address.js";
import { SESSION_DAYS } from "../limits.js";
import { identityOfSession, SessionRepository } from "./session.repository.js";
import { SessionCookieWriter } from "./session-cookie-writer.js";
import { makeSessionId, sessionIdHash } from "./session-id.js";
import { SessionSeal, sessionCookieOf } from "./session-seal.js";

const DAY_SECONDS = 24 * 60 * 60;
const NO_SESSION = Buffer.alloc(0);

/** One request and its answer: where a session comes from and where its cookie goes. */
export interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** The life of a session, from its cookie to its row (docs/reference/sign-in.md#sessions). */
@Injectable()
export class SessionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionRepository,
    private readonly seal: SessionSeal,
    private readonly cookies: SessionCookieWriter,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * Opens a session in the transaction of the sign-in, gives its cookie; the one the client held before ends. It is one
   * of a device where it is given what that calls itself.
   */
  async open(tx: Tx, accountId: Guid, { request }: Exchange, device: string | null = null): Promise<string> {
    const old = this.idHashOf(request);
    if (old !== null) {
      await this.sessions.end(tx, old);
    }
    const id = makeSessionId();
    const { cookie, sessionKeyId } = this.seal.seal(id);
    await this.sessions.open(tx, {
      idHash: sessionIdHash(id),
      accountId,
      sessionKeyId,
      kind: device === null ? "browser" : "device",
      name: device,
      address: clientAddress(request, this.configuration.trustedProxies),
    });
    return cookie;
  }

  /** Gives the browser the session, once its transaction is done. */
  give(cookie: string, { request, response }: Exchange): void {
    this.cookies.write(request, response, { value: cookie, seconds: SESSION_DAYS * DAY_SECONDS });
  }

  /** Who the session of a request belongs to; a session in use moves its end, once an hour. */
  async identityOf({ request, response }: Exchange): Promise<Identity | null> {
    const idHash = this.idHashOf(request);
    if (idHash === null) {
      return null;
    }
    const session = await this.sessions.find(this.unitOfWork.reader, idHash, placeOf(request));
    if (session === null) {
      return null;
    }
    if (session.isDue) {
      const seconds = await this.sessions.move(this.unitOfWork.reader, idHash);
      const value = sessionCookieOf(request);
      if (seconds !== null && value !== null) {
        this.cookies.write(request, response, { value, seconds });
      }
    }
    return identityOfSession(session);
  }

  async end({ request, response }: Exchange): Promise<void> {
    const idHash = this.idHashOf(request);
    if (idHash !== null) {
      await this.sessions.end(this.unitOfWork.reader, idHash);
    }
    this.cookies.clear(request, response);
  }

  /** Ends every session of the account but the one of this request; gives how many ended. */
  endOthers(tx: Tx, accountId: Guid, request: Request): Promise<number> {
    return this.sessions.endOthers(tx, accountId, this.idHashOf(request) ?? NO_SESSION);
  }

  /** Ends every session of an account; gives how many ended. */
  endAll(tx: Tx, accountId: Guid): Promise<number> {
    return this.sessions.endOthers(tx, accountId, NO_SESSION);
  }

  /** What finds the session of a request; null when it has none that could be one. */
  idHashOf(request: Request): Buffer | null {
    const cookie = sessionCookieOf(request);
    return cookie === null ? null : this.seal.idHashIn(cookie);
  }
}
