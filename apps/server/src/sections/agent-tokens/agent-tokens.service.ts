import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type Caller, SCOPES, type WorkspaceCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import { newId } from "../../platform/database/new-id.js";
import { type EntityTx, UnitOfWork } from "../../platform/database/unit-of-work.js";
import { conflict, notFound } from "../../platform/errors/api-error.js";
import { ProjectRepository } from "../projects/project.repository.js";
import { WorkspaceRepository } from "../workspaces/workspace.repository.js";
import { type AgentToken, AgentTokenRepository } from "./agent-token.repository.js";
import type { CreateAgentTokenRequest } from "./dto/create-agent-token.request.js";
import { MAX_LIVE_TOKENS } from "./limits.js";
import { makeTokenValue, shownPart, tokenHash } from "./token-value.js";

/** A token that was just made, with the value that nobody can read again. */
export interface CreatedAgentToken {
  readonly token: AgentToken;
  readonly value: string;
}

/**
 * Agent tokens (docs/reference/access.md#agent-tokens). Every creation locks the workspace's row first, so
 * that names and their number hold.
 */
@Injectable()
export class AgentTokensService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workspaces: WorkspaceRepository,
    private readonly projects: ProjectRepository,
    private readonly tokens: AgentTokenRepository,
  ) {}

  list(workspaceId: Guid): Promise<readonly AgentToken[]> {
    return this.tokens.all(this.unitOfWork.reader, workspaceId);
  }

  create(caller: WorkspaceCaller, request: CreateAgentTokenRequest): Promise<CreatedAgentToken> {
    const { workspaceId } = caller;
    const value = makeTokenValue();
    const token = newToken(caller, request, shownPart(value));
    return this.unitOfWork.run(async (tx) => {
      if ((await this.workspaces.lock(tx, workspaceId)) === null) {
        throw notFound();
      }
      await this.refuseForeignProject(tx, workspaceId, token.projectId);
      await this.refuseOneMore(tx, workspaceId, token.name);
      await this.tokens.removeOldExpired(tx, workspaceId);
      await this.tokens.add(tx, workspaceId, token, tokenHash(value));
      const { id: target, name, scopes, projectId, expiresAt } = token;
      const details = { name, scopes, projectId, expiresAt };
      await recordAudit(tx, caller, { workspaceId, action: "token.created", target, details });
      return { token, value };
    });
  }

  revoke(caller: WorkspaceCaller, id: Guid): Promise<void> {
    const { workspaceId } = caller;
    return this.unitOfWork.run(async (tx) => {
      const revoked = await this.tokens.remove(tx, workspaceId, id);
      if (revoked === null) {
        throw notFound("The workspace has no such token");
      }
      const details = { name: revoked.name };
      await recordAudit(tx, caller, { workspaceId, action: "token.revoked", target: id, details });
    });
  }

  private async refuseForeignProject(tx: EntityTx, workspaceId: Guid, projectId: Guid | null): Promise<void> {
    if (projectId === null) {
      return;
    }
    const isThere = await this.projects.hold(tx, projectId);
    const project = isThere ? await this.projects.find(tx, projectId) : null;
    if (project?.workspaceId !== workspaceId) {
      throw notFound("projectId: names no project of the workspace");
    }
  }

  private async refuseOneMore(tx: EntityTx, workspaceId: Guid, name: string): Promise<void> {
    const live = await this.tokens.namesOfLive(tx, workspaceId);
    if (live.includes(name)) {
      throw conflict("A live token has this name", [{ field: "name", message: "is in use" }]);
    }
    if (live.length >= MAX_LIVE_TOKENS) {
      throw conflict(`A workspace has at most ${MAX_LIVE_TOKENS} live tokens`);
    }
  }
}

function newToken(caller: Caller, request: CreateAgentTokenRequest, prefix: string): AgentToken {
  const { name, projectId, expiresAt } = request;
  return {
    id: newId(),
    name,
    scopes: SCOPES.filter((scope) => request.scopes.includes(scope)),
    projectId,
    createdBy: actorOf(caller),
    createdAt: new Date(),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    lastUsedAt: null,
    prefix,
  };
}
