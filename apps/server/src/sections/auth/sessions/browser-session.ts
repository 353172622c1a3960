import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Request } from "express";
import type { Reader } from "../../../platform/database/statements.js";
import { OwnSessionRepository } from "./own-session.repository.js";
import type { SessionKind } from "./session-kind.js";
import { SessionsService } from "./sessions.service.js";

/** Tells the session of somebody who sits at a browser from that of a device. */
@Injectable()
export class BrowserSession {
  constructor(
    private readonly own: OwnSessionRepository,
    private readonly sessions: SessionsService,
  ) {}

  /** What the session of a request is at this moment; null when it has ended meanwhile. */
  async kindOf(reader: Reader, accountId: Guid, request: Request): Promise<SessionKind | null> {
    const idHash = this.sessions.idHashOf(request);
    return idHash === null ? null : this.own.kindOf(reader, accountId, idHash);
  }
}
