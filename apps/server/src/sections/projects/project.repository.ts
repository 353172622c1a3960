import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { claimId } from "../../platform/database/claimed-ids.js";
import { prepared } from "../../platform/database/prepared.js";
import { raiseStamp } from "../../platform/database/stamps.js";
import type { Tx } from "../../platform/database/statements.js";
import type { EntityReader, EntityTx } from "../../platform/database/unit-of-work.js";
import { afterName, NAME_ORDER, type NamePosition } from "../../platform/pagination/name-order.js";
import { ProjectEntity } from "./project.entity.js";

/** A project with the version of its main model. */
export interface ProjectRow {
  readonly id: Guid;
  readonly workspaceId: Guid;
  readonly name: string;
  readonly description: string | null;
  readonly modelStreamId: Guid;
  readonly modelVersion: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ProjectPageQuery {
  readonly workspaceId: Guid;
  /** The one project that the caller may see; null when it may see all. */
  readonly only: Guid | null;
  readonly after: NamePosition | null;
  /** Rows to read at most. */
  readonly rows: number;
}

/** Each with the version of its model; `project` says whose model that is, as a value where one project is asked for. */
const projects = (project: string): string => `
  SELECT id, workspace_id AS "workspaceId", name, description, main_stream_id AS "modelStreamId",
         (SELECT s.version FROM model_streams s
           WHERE s.project_id = ${project} AND s.id = main_stream_id) AS "modelVersion",
         created_at AS "createdAt", updated_at AS "updatedAt"
    FROM projects`;
const PROJECTS = projects("projects.id");
const PROJECT = prepared(`${projects("$1")} WHERE id = $1`);

@Injectable()
export class ProjectRepository {
  page(
    reader: EntityReader,
    { workspaceId, only, after, rows }: ProjectPageQuery,
  ): Promise<readonly ProjectRow[]> {
    const [condition, position] =
      after === null ? ["", []] : [`AND ${afterName("$4", "$5")}`, [after.name, after.id]];
    return reader.query<ProjectRow[]>(
      `${PROJECTS} WHERE workspace_id = $1 AND ($3::uuid IS NULL OR id = $3) ${condition}
        ORDER BY ${NAME_ORDER} LIMIT $2`,
      [workspaceId, rows, only, ...position],
    );
  }

  async find(reader: EntityReader, id: Guid): Promise<ProjectRow | null> {
    const rows = await reader.query<ProjectRow[]>(PROJECT, [id]);
    return rows[0] ?? null;
  }

  /** False when the ID is in use; waits for another transaction that is using it. */
  async add(tx: EntityTx, project: ProjectEntity): Promise<boolean> {
    const { id, workspaceId, name, description, mainStreamId, createdAt } = project;
    const rows = await tx.query<unknown[]>(
      `INSERT INTO projects (id, workspace_id, name, description, main_stream_id, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, workspaceId, name, description, mainStreamId, createdAt],
    );
    if (rows.length === 0) {
      return false;
    }
    await tx.query("INSERT INTO project_places (project_id, workspace_id) VALUES ($1, $2)", [
      id,
      workspaceId,
    ]);
    await tx.query(
      "INSERT INTO model_streams (project_id, id, kind, version, created_at) VALUES ($1, $2, 'main', 0, $3)",
      [id, mainStreamId, createdAt],
    );
    await claimId(tx, { kind: "model-state", id: mainStreamId, projectId: id });
    return true;
  }

  async change(
    tx: EntityTx,
    id: Guid,
    changes: Pick<Partial<ProjectEntity>, "name" | "description" | "updatedAt">,
  ): Promise<void> {
    await tx.update(ProjectEntity, { id }, changes);
    raiseStamp(tx, id, "project");
  }

  /** Removes the project, what hangs on its row, its place and the IDs it had claimed. */
  async remove(tx: EntityTx, id: Guid): Promise<void> {
    await tx.query("DELETE FROM claimed_ids WHERE project_id = $1", [id]);
    await tx.query("DELETE FROM project_places WHERE project_id = $1", [id]);
    await tx.delete(ProjectEntity, { id });
  }

  async count(reader: EntityReader, workspaceId: Guid): Promise<number> {
    const [row] = await reader.query<{ projects: number }[]>(
      "SELECT count(*)::int AS projects FROM project_places WHERE workspace_id = $1",
      [workspaceId],
    );
    return row?.projects ?? 0;
  }

  /** Holds other creations within the project, and its deletion, back; null when it is gone. */
  lock(tx: EntityTx, id: Guid): Promise<ProjectEntity | null> {
    return tx.findOne(ProjectEntity, { where: { id }, lock: { mode: "for_no_key_update" } });
  }

  /** A number above any that something in the project ever got: what is made later has a higher one. */
  async nextNumber(tx: Tx, id: Guid): Promise<string> {
    const [rows] = await tx.query<[{ number: string }[], number]>(
      "UPDATE projects SET last_number = last_number + 1 WHERE id = $1 RETURNING last_number AS number",
      [id],
    );
    const [row] = rows;
    if (row === undefined) {
      throw new Error("Only a project that is held can count");
    }
    return row.number;
  }

  /** Holds its deletion back, and nothing else; false when it is gone. */
  async hold(tx: Tx, id: Guid): Promise<boolean> {
    const rows = await tx.query<unknown[]>("SELECT 1 FROM projects WHERE id = $1 FOR KEY SHARE", [id]);
    return rows.length === 1;
  }

  /** Waits for every write within the project; null when it is gone. */
  lockToDelete(tx: EntityTx, id: Guid): Promise<ProjectEntity | null> {
    return tx.findOne(ProjectEntity, { where: { id }, lock: { mode: "pessimistic_write" } });
  }
}
