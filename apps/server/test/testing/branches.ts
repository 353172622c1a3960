import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { LooseFact } from "./model-documents.js";
import type { Person } from "./people.js";

/** Begins a draft of main; gives the branch's ID. */
export async function aBranch(person: Person, projectId: string, name = "Draft"): Promise<string> {
  const id = randomUUID();
  await person.post(`/api/projects/${projectId}/branches`, { id, name, kind: "draft" }).expect(201);
  return id;
}

export interface BranchEdit {
  readonly branchId: string;
  readonly kind: string;
  readonly id: string;
  /** Null takes the fact out. */
  readonly fact: LooseFact | null;
}

/** Writes one change set of one fact into the rows of a branch. */
export async function editBranch(database: pg.Pool, { branchId, kind, id, fact }: BranchEdit): Promise<void> {
  const raised = await database.query(
    "UPDATE model_streams SET version = version + 1 WHERE id = $1 RETURNING project_id, version",
    [branchId],
  );
  const { project_id, version } = raised.rows[0];
  await database.query(
    "UPDATE model_facts SET valid_to = $3 WHERE stream_id = $1 AND id = $2 AND valid_to IS NULL",
    [branchId, id, version],
  );
  if (fact === null) return;
  await database.query(
    `INSERT INTO model_facts (project_id, stream_id, id, kind, valid_from, body)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [project_id, branchId, id, kind, version, JSON.stringify(fact)],
  );
}
