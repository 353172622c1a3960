import { Inject, Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Request } from "express";
import type { UserPrincipal, WorkspaceCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { CONFIGURATION, type Configuration } from "../../platform/configuration/configuration.js";
import { newId } from "../../platform/database/new-id.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../platform/errors/api-error.js";
import { ownAddress } from "../../platform/http/own-address.js";
import { makeToken, tokenHash } from "../auth/auth.module.js";
import { Joining } from "../workspaces/joining.js";
import type { CreateInvitationRequest } from "./dto/invitation.request.js";
import { type Invitation, InvitationRepository } from "./invitation.repository.js";
import { MAX_INVITATIONS } from "./limits.js";

/** One that was just made, with the link that nobody can read again. */
export interface CreatedInvitation {
  readonly invitation: Invitation;
  readonly url: string;
}

/** What owners do with invitations (docs/reference/workspaces.md#invitations). */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly joining: Joining,
    private readonly invitations: InvitationRepository,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  list(workspaceId: Guid): Promise<readonly Invitation[]> {
    return this.invitations.all(this.unitOfWork.reader, workspaceId);
  }

  /** Whether an account has the address is not looked at: nobody learns it here. */
  create(
    caller: WorkspaceCaller<UserPrincipal>,
    { role, email }: CreateInvitationRequest,
    request: Request,
  ): Promise<CreatedInvitation> {
    const { workspaceId, principal } = caller;
    const page = `${ownAddress(request, this.configuration)}/invitation`;
    const [id, secret] = [newId(), makeToken()];
    return this.unitOfWork.run(async (tx) => {
      await this.joining.lock(tx, workspaceId);
      if ((await this.invitations.all(tx, workspaceId)).length >= MAX_INVITATIONS) {
        throw conflict(`A workspace has at most ${MAX_INVITATIONS} invitations`);
      }
      const secretHash = tokenHash(secret);
      await this.invitations.add(tx, { id, workspaceId, accountId: principal.id, secretHash, role, email });
      const entry = { workspaceId, action: "invitation.created", target: id } as const;
      await recordAudit(tx, caller, { ...entry, details: { role, email } });
      const made = (await this.invitations.all(tx, workspaceId)).find((invitation) => invitation.id === id);
      if (made === undefined) {
        throw notFound();
      }
      return { invitation: made, url: `${page}#${secret}` };
    });
  }

  revoke(caller: WorkspaceCaller, id: Guid): Promise<void> {
    const { workspaceId } = caller;
    return this.unitOfWork.run(async (tx) => {
      const details = await this.invitations.remove(tx, workspaceId, id);
      if (details === null) {
        throw notFound("The workspace has no such invitation");
      }
      const entry = { workspaceId, action: "invitation.revoked", target: id } as const;
      await recordAudit(tx, caller, { ...entry, details: { ...details } });
    });
  }
}
