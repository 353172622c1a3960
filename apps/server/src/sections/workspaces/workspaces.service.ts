import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Caller, UserPrincipal, WorkspaceCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { type EntityReader, UnitOfWork } from "../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../platform/errors/api-error.js";
import type { CreateWorkspaceRequest, UpdateWorkspaceRequest } from "./dto/workspace.request.js";
import { MemberRepository } from "./member.repository.js";
import { refuseAnotherOwned } from "./ownership.js";
import { type WorkspaceOfMember, WorkspaceRepository } from "./workspace.repository.js";

@Injectable()
export class WorkspacesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workspaces: WorkspaceRepository,
    private readonly members: MemberRepository,
  ) {}

  list(caller: Caller): Promise<readonly WorkspaceOfMember[]> {
    const { reader } = this.unitOfWork;
    const { principal } = caller;
    return principal.kind === "user"
      ? this.workspaces.allOfMember(reader, principal.id)
      : this.workspaces.ofToken(reader, principal);
  }

  create(caller: Caller<UserPrincipal>, request: CreateWorkspaceRequest): Promise<WorkspaceOfMember> {
    const { id, name } = request;
    const owner = caller.principal.id;
    return this.unitOfWork.run(async (tx) => {
      await refuseAnotherOwned(tx, this.members, owner);
      const createdAt = new Date();
      if (!(await this.workspaces.add(tx, { id, name, createdAt }))) {
        throw conflict("A workspace with this ID exists", [{ field: "id", message: "is in use" }]);
      }
      await this.members.add(tx, { workspaceId: id, accountId: owner, role: "owner", joinedAt: createdAt });
      const details = { name };
      await recordAudit(tx, caller, { workspaceId: id, action: "workspace.created", target: id, details });
      return this.read(tx, owner, id);
    });
  }

  update(
    caller: WorkspaceCaller<UserPrincipal>,
    { name }: UpdateWorkspaceRequest,
  ): Promise<WorkspaceOfMember> {
    const { workspaceId: id, principal } = caller;
    return this.unitOfWork.run(async (tx) => {
      if (name === null) {
        return this.read(tx, principal.id, id);
      }
      await this.workspaces.rename(tx, id, name);
      const details = { name };
      await recordAudit(tx, caller, { workspaceId: id, action: "workspace.changed", target: id, details });
      return this.read(tx, principal.id, id);
    });
  }

  private async read(reader: EntityReader, accountId: Guid, id: Guid): Promise<WorkspaceOfMember> {
    const workspace = await this.workspaces.oneOfMember(reader, accountId, id);
    if (workspace === null) {
      throw notFound();
    }
    return workspace;
  }
}
