import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Role } from "../../platform/access/principal.js";
import type { EntityTx } from "../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../platform/errors/api-error.js";
import { MAX_MEMBERS } from "./limits.js";
import { MemberRepository } from "./member.repository.js";
import { refuseAnotherOwned } from "./ownership.js";
import { WorkspaceRepository } from "./workspace.repository.js";

/** Who becomes a member of what. */
export interface NewMember {
  readonly workspaceId: Guid;
  readonly accountId: Guid;
  readonly role: Role;
}

/** How accounts become members, whoever lets them in (docs/reference/workspaces.md#members). */
@Injectable()
export class Joining {
  constructor(
    private readonly workspaces: WorkspaceRepository,
    private readonly members: MemberRepository,
  ) {}

  /** Holds every other change of the members back; 404 when the workspace is gone. */
  async lock(tx: EntityTx, workspaceId: Guid): Promise<void> {
    if ((await this.workspaces.lock(tx, workspaceId)) === null) {
      throw notFound();
    }
  }

  /** 409 for a member, and over a limit. The workspace is locked. */
  async join(tx: EntityTx, { workspaceId, accountId, role }: NewMember): Promise<void> {
    if ((await this.members.find(tx, workspaceId, accountId)) !== null) {
      throw conflict("The account is a member already");
    }
    if ((await this.members.count(tx, workspaceId)) >= MAX_MEMBERS) {
      throw conflict(`A workspace has at most ${MAX_MEMBERS} members`);
    }
    if (role === "owner") {
      await refuseAnotherOwned(tx, this.members, accountId);
    }
    await this.members.add(tx, { workspaceId, accountId, role, joinedAt: new Date() });
  }
}
