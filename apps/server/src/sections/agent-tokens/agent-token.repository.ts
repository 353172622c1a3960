import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { type Place, placeParameters } from "../../platform/access/place.js";
import type { AgentTokenPrincipal, Scope } from "../../platform/access/principal.js";
import { prepared } from "../../platform/database/prepared.js";
import type { Reader, Tx } from "../../platform/database/statements.js";
import { NAME_ORDER } from "../../platform/pagination/name-order.js";
import { MAX_EXPIRED_TOKENS, TOKEN_USE_SECONDS } from "./limits.js";

/** A token without its value, which nobody keeps. */
export interface AgentToken {
  readonly id: Guid;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly projectId: Guid | null;
  /** `user:<id>`. */
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly prefix: string;
}

/** A valid token. */
export type PresentedToken = Omit<AgentTokenPrincipal, "kind"> & {
  /** Whether its last use is old enough to be moved. */
  readonly isDue: boolean;
  /** The workspace that the place asked for is, or is in; null when there is none. */
  readonly placeWorkspaceId: Guid | null;
};

const TOKENS = `
  SELECT id, name, scopes, project_id AS "projectId", created_by AS "createdBy", created_at AS "createdAt",
         expires_at AS "expiresAt", last_used_at AS "lastUsedAt", prefix
    FROM agent_tokens WHERE workspace_id = $1`;

const LIVE = "(expires_at IS NULL OR expires_at > now())";

const FIND_LIVE = prepared(`
  SELECT t.id, t.name, t.scopes, t.workspace_id AS "workspaceId", t.project_id AS "projectId",
         t.expires_at AS "expiresAt", COALESCE(p.workspace_id, $4) AS "placeWorkspaceId",
         (t.last_used_at IS NULL OR t.last_used_at < now() - make_interval(secs => $2)) AS "isDue"
    FROM agent_tokens t LEFT JOIN project_places p ON p.project_id = $3
   WHERE t.value_hash = $1 AND ${LIVE}`);

const PLACE_OF_LIVE = prepared(`
  SELECT (SELECT workspace_id FROM project_places WHERE project_id = $2) AS "workspaceId",
         EXISTS (SELECT 1 FROM agent_tokens WHERE id = $1 AND ${LIVE}) AS "isLive"`);

/** Agent tokens by the SHA-256 of their value: the table alone lets nobody in. Times of use are the database's. */
@Injectable()
export class AgentTokenRepository {
  /** All that were not revoked, expired ones too, in name order. */
  all(reader: Reader, workspaceId: Guid): Promise<readonly AgentToken[]> {
    return reader.query<AgentToken[]>(`${TOKENS} ORDER BY ${NAME_ORDER}`, [workspaceId]);
  }

  /** Asked at every request, so that a token that was revoked anywhere is refused everywhere. */
  async findLive(reader: Reader, valueHash: Buffer, place: Place | null): Promise<PresentedToken | null> {
    const rows = await reader.query<PresentedToken[]>(FIND_LIVE, [
      valueHash,
      TOKEN_USE_SECONDS,
      ...placeParameters(place),
    ]);
    return rows[0] ?? null;
  }

  /** The workspace that a project is in, null where it is nowhere, and whether a token is live still. */
  async placeOfLive(
    reader: Reader,
    tokenId: Guid,
    projectId: Guid,
  ): Promise<{ readonly workspaceId: Guid | null; readonly isLive: boolean }> {
    const rows = await reader.query<{ workspaceId: Guid | null; isLive: boolean }[]>(PLACE_OF_LIVE, [
      tokenId,
      projectId,
    ]);
    return rows[0] ?? { workspaceId: null, isLive: false };
  }

  /** Moves the last use, unless another request just did. */
  async moveLastUse(reader: Reader, id: Guid): Promise<void> {
    await reader.query(
      `UPDATE agent_tokens SET last_used_at = now()
        WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - make_interval(secs => $2))`,
      [id, TOKEN_USE_SECONDS],
    );
  }

  async namesOfLive(tx: Tx, workspaceId: Guid): Promise<readonly string[]> {
    const rows = await tx.query<{ name: string }[]>(
      `SELECT name FROM agent_tokens WHERE workspace_id = $1 AND ${LIVE}`,
      [workspaceId],
    );
    return rows.map(({ name }) => name);
  }

  async add(tx: Tx, workspaceId: Guid, token: AgentToken, valueHash: Buffer): Promise<void> {
    const { id, projectId, name, scopes, prefix, createdBy, createdAt, expiresAt } = token;
    await tx.query(
      `INSERT INTO agent_tokens (id, workspace_id, project_id, name, scopes, value_hash, prefix,
                                 created_by, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, workspaceId, projectId, name, scopes, valueHash, prefix, createdBy, createdAt, expiresAt],
    );
  }

  /** Takes a token away; null when the workspace has none of this ID. */
  async remove(tx: Tx, workspaceId: Guid, id: Guid): Promise<{ readonly name: string } | null> {
    const [rows] = await tx.query<[{ name: string }[], number]>(
      "DELETE FROM agent_tokens WHERE workspace_id = $1 AND id = $2 RETURNING name",
      [workspaceId, id],
    );
    return rows[0] ?? null;
  }

  /** Takes the tokens away that are restricted to a project. */
  async removeOfProject(tx: Tx, projectId: Guid): Promise<readonly { id: Guid; name: string }[]> {
    const [rows] = await tx.query<[{ id: Guid; name: string }[], number]>(
      "DELETE FROM agent_tokens WHERE project_id = $1 RETURNING id, name",
      [projectId],
    );
    return rows;
  }

  /** Keeps the list short: of the expired tokens those that expired last stay. */
  async removeOldExpired(tx: Tx, workspaceId: Guid): Promise<void> {
    await tx.query(
      `DELETE FROM agent_tokens WHERE id IN (
         SELECT id FROM agent_tokens WHERE workspace_id = $1 AND NOT ${LIVE}
          ORDER BY expires_at DESC, id OFFSET $2)`,
      [workspaceId, MAX_EXPIRED_TOKENS],
    );
  }
}
