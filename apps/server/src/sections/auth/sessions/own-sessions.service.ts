import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Caller, UserPrincipal } from "../../../platform/access/principal.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { notFound } from "../../../platform/errors/api-error.js";
import { recordSessionsEnded } from "../accounts/record-sessions-ended.js";
import { type OwnSession, OwnSessionRepository } from "./own-session.repository.js";
import { SessionCookieWriter } from "./session-cookie-writer.js";
import { type Exchange, SessionsService } from "./sessions.service.js";

const NONE = Buffer.alloc(0);

/** The sessions of whoever asks (docs/reference/sign-in.md#sessions-of-a-person). */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly own: OwnSessionRepository,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookieWriter,
  ) {}

  list({ principal }: Caller<UserPrincipal>, { request }: Exchange): Promise<readonly OwnSession[]> {
    const current = this.sessions.idHashOf(request) ?? NONE;
    return this.own.all(this.unitOfWork.reader, principal.id, current);
  }

  async end(caller: Caller<UserPrincipal>, id: Guid, { request, response }: Exchange): Promise<void> {
    const accountId = caller.principal.id;
    const current = this.sessions.idHashOf(request) ?? NONE;
    const ended = await this.unitOfWork.run(async (tx) => {
      const found = await this.own.end(tx, accountId, id, current);
      if (found === null) {
        throw notFound("You have no such session, or no longer");
      }
      await recordSessionsEnded(tx, caller, accountId, 1);
      return found;
    });
    if (ended.isCurrent) {
      this.cookies.clear(request, response);
    }
  }

  endOthers(caller: Caller<UserPrincipal>, { request }: Exchange): Promise<void> {
    const { id } = caller.principal;
    return this.unitOfWork.run(async (tx) => {
      const ended = await this.sessions.endOthers(tx, id, request);
      await recordSessionsEnded(tx, caller, id, ended);
    });
  }
}
