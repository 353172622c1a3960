import { Injectable } from "@nestjs/common";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { type SignedInAnswer, userAnswer } from "../auth/dto/answers.js";
import type { RegisterRequest } from "../auth/dto/requests.js";
import { NewAccounts } from "../auth/registration/new-accounts.js";
import { type Exchange, SessionsService } from "../auth/sessions/sessions.service.js";
import { AcceptingService } from "./accepting.service.js";

/** An account by an invitation, also where registration is closed (docs/reference/workspaces.md#invitations). */
@Injectable()
export class InvitedRegistrationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accepting: AcceptingService,
    private readonly newAccounts: NewAccounts,
    private readonly sessions: SessionsService,
  ) {}

  /** Account, membership and session come to be together, or none of them. */
  async register(secret: string, request: RegisterRequest, exchange: Exchange): Promise<SignedInAnswer> {
    const invitation = await this.accepting.read(secret);
    await this.accepting.countTry(invitation, request.email);
    const account = await this.newAccounts.prepare(request);
    const { id, displayName } = account;
    const principal = { kind: "user", id, displayName, isInstanceAdmin: false } as const;
    const cookie = await this.unitOfWork.run(async (tx) => {
      await this.newAccounts.insert(tx, account, { invitationId: invitation.id });
      await this.accepting.join(tx, { principal }, invitation);
      return this.sessions.open(tx, id, exchange);
    });
    this.sessions.give(cookie, exchange);
    return { user: userAnswer(account) };
  }
}
