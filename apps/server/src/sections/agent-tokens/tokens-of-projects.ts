import { Injectable } from "@nestjs/common";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import type { Tx } from "../../platform/database/statements.js";
import { type ProjectDeletion, ProjectDeletions } from "../projects/project-deletions.js";
import { AgentTokenRepository } from "./agent-token.repository.js";

/** A token restricted to a project has nothing left to act in when the project goes. */
@Injectable()
export class TokensOfProjects implements ProjectDeletion {
  readonly what = "agent tokens";
  /** Whoever makes one holds the row: while it is locked, no other comes. */
  readonly when = "before";

  constructor(
    private readonly tokens: AgentTokenRepository,
    deletions: ProjectDeletions,
  ) {
    deletions.add(this);
  }

  async remove(tx: Tx, caller: ProjectCaller): Promise<void> {
    const { workspaceId, projectId } = caller;
    for (const token of await this.tokens.removeOfProject(tx, projectId)) {
      const details = { name: token.name, deletedProjectId: projectId };
      await recordAudit(tx, caller, { workspaceId, action: "token.revoked", target: token.id, details });
    }
  }
}
