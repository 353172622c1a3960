import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Role, WorkspaceCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { type EntityTx, UnitOfWork } from "../../platform/database/unit-of-work.js";
import { conflict, forbidden, notFound } from "../../platform/errors/api-error.js";
import { AccountRepository } from "../auth/accounts/account.repository.js";
import type { AddMemberRequest } from "./dto/member.request.js";
import { Joining } from "./joining.js";
import { MemberRepository, type MemberRow } from "./member.repository.js";
import { refuseAnotherOwned } from "./ownership.js";

/** Every change locks the workspace's row first: two owners who lower each other cannot both succeed. */
@Injectable()
export class MembersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly joining: Joining,
    private readonly members: MemberRepository,
    private readonly accounts: AccountRepository,
  ) {}

  list(workspaceId: Guid): Promise<readonly MemberRow[]> {
    return this.members.all(this.unitOfWork.reader, workspaceId);
  }

  add(caller: WorkspaceCaller, request: AddMemberRequest): Promise<MemberRow> {
    const { workspaceId } = caller;
    return this.unitOfWork.run(async (tx) => {
      await this.joining.lock(tx, workspaceId);
      const account = await this.accounts.byEmail(tx, request.email);
      if (account === null) {
        throw notFound("No account has this email");
      }
      const userId = account.id;
      const { role } = request;
      await this.joining.join(tx, { workspaceId, accountId: userId, role });
      const details = { role };
      await recordAudit(tx, caller, { workspaceId, action: "member.added", target: userId, details });
      return this.read(tx, workspaceId, userId);
    });
  }

  change(caller: WorkspaceCaller, userId: Guid, role: Role): Promise<MemberRow> {
    const { workspaceId } = caller;
    return this.unitOfWork.run(async (tx) => {
      await this.joining.lock(tx, workspaceId);
      const before = await this.read(tx, workspaceId, userId);
      if (before.role === role) {
        return before;
      }
      if (before.role === "owner") {
        await this.refuseLastOwner(tx, { workspaceId, userId }, "be lowered");
      }
      if (role === "owner") {
        await refuseAnotherOwned(tx, this.members, userId);
      }
      await this.members.changeRole(tx, workspaceId, userId, role);
      const details = { from: before.role, to: role };
      await recordAudit(tx, caller, { workspaceId, action: "member.changed", target: userId, details });
      return { ...before, role };
    });
  }

  remove(caller: WorkspaceCaller, userId: Guid): Promise<void> {
    const { workspaceId } = caller;
    if (caller.role !== "owner" && caller.principal.id !== userId) {
      throw forbidden("Only an owner may remove somebody else");
    }
    return this.unitOfWork.run(async (tx) => {
      await this.joining.lock(tx, workspaceId);
      const { role } = await this.read(tx, workspaceId, userId);
      if (role === "owner") {
        await this.refuseLastOwner(tx, { workspaceId, userId }, "leave");
      }
      await this.members.remove(tx, workspaceId, userId);
      const details = { role };
      await recordAudit(tx, caller, { workspaceId, action: "member.removed", target: userId, details });
    });
  }

  private async read(tx: EntityTx, workspaceId: Guid, userId: Guid): Promise<MemberRow> {
    const member = await this.members.find(tx, workspaceId, userId);
    if (member === null) {
      throw notFound("The workspace has no such member");
    }
    return member;
  }

  private async refuseLastOwner(tx: EntityTx, owner: OwnerToGo, what: string): Promise<void> {
    if (!(await this.members.hasOtherOwner(tx, owner.workspaceId, owner.userId))) {
      throw conflict(`The last owner of a workspace who can sign in cannot ${what}`);
    }
  }
}

interface OwnerToGo {
  readonly workspaceId: Guid;
  readonly userId: Guid;
}
