import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { AgentTokenPrincipal, ProjectCaller, WorkspaceCaller } from "../../platform/access/principal.js";
import { membershipOfToken, TOKEN_ROLE } from "../../platform/access/token-access.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { unauthorized } from "../../platform/errors/api-error.js";
import { AgentTokenRepository } from "./agent-token.repository.js";

/** What a token is in its workspace and in a project, where no path of a request names one. */
@Injectable()
export class TokenPlaces {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: AgentTokenRepository,
  ) {}

  inWorkspace(principal: AgentTokenPrincipal): WorkspaceCaller<AgentTokenPrincipal> {
    return { principal, workspaceId: principal.workspaceId, role: TOKEN_ROLE };
  }

  /**
   * Null when the project is not there, and when it is not the token's to see. The token is looked at again: what it sent may
   * have taken its time.
   */
  async inProject(
    principal: AgentTokenPrincipal,
    projectId: Guid,
  ): Promise<ProjectCaller<AgentTokenPrincipal> | null> {
    const { reader } = this.unitOfWork;
    const { workspaceId, isLive } = await this.tokens.placeOfLive(reader, principal.id, projectId);
    if (!isLive) {
      throw unauthorized("The token is not valid any more");
    }
    const membership = membershipOfToken(principal, { kind: "project", id: projectId }, workspaceId);
    return membership === null ? null : { principal, ...membership, projectId };
  }
}
