import { Injectable } from "@nestjs/common";
import type { Caller, UserPrincipal } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { type EntityTx, UnitOfWork } from "../../platform/database/unit-of-work.js";
import { forbidden, linkOver, unauthorized, validationError } from "../../platform/errors/api-error.js";
import { AccountRepository } from "../auth/accounts/account.repository.js";
import { emailKey, isToken, tokenHash } from "../auth/auth.module.js";
import { Joining } from "../workspaces/joining.js";
import type { JoinedWorkspaceResponse } from "./dto/invitation.response.js";
import { type FoundInvitation, InvitationRepository } from "./invitation.repository.js";

/** What whoever has the link does with an invitation (docs/reference/workspaces.md#invitations). */
@Injectable()
export class AcceptingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly joining: Joining,
    private readonly accounts: AccountRepository,
    private readonly invitations: InvitationRepository,
  ) {}

  async read(secret: string): Promise<FoundInvitation> {
    const found = isToken(secret)
      ? await this.invitations.find(this.unitOfWork.reader, tokenHash(secret))
      : null;
    if (found === null) {
      throw linkOver();
    }
    return found;
  }

  /** The signed-in person joins; a refusal leaves the invitation as it was. */
  async accept(caller: Caller<UserPrincipal>, secret: string): Promise<JoinedWorkspaceResponse> {
    const invitation = await this.read(secret);
    return this.unitOfWork.run(async (tx) => {
      const account = await this.accounts.byId(tx, caller.principal.id);
      if (account === null) {
        throw unauthorized();
      }
      if (!isFor(invitation, account.email)) {
        throw forbidden("This invitation is for another email address");
      }
      return this.join(tx, caller, invitation);
    });
  }

  /** In the transaction of whoever accepts: the workspace is held, the invitation taken, the member added. */
  async join(
    tx: EntityTx,
    caller: Caller<UserPrincipal>,
    { id, workspaceId, workspaceName, role }: FoundInvitation,
  ): Promise<JoinedWorkspaceResponse> {
    await this.joining.lock(tx, workspaceId);
    if (!(await this.invitations.take(tx, id))) {
      throw linkOver();
    }
    const target = caller.principal.id;
    await this.joining.join(tx, { workspaceId, accountId: target, role });
    const details = { role, invitationId: id };
    await recordAudit(tx, caller, { workspaceId, action: "member.added", target, details });
    return { workspaceId, workspaceName, role };
  }

  /**
   * Whether an account may be tried to be made: 400 for another address than the invitation is for. Each try counts, so
   * that an invitation finds out about few addresses whether an account has them.
   */
  async countTry(invitation: FoundInvitation, email: string): Promise<void> {
    if (!isFor(invitation, email)) {
      throw validationError([{ field: "email", message: "must be the one that the invitation is for" }]);
    }
    if (!(await this.invitations.countTry(this.unitOfWork.reader, invitation.id))) {
      throw linkOver();
    }
  }
}

function isFor({ email: invited }: FoundInvitation, email: string): boolean {
  return invited === null || emailKey(invited) === emailKey(email);
}
