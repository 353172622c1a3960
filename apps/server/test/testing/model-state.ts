import { expect } from "@jest/globals";
import type pg from "pg";

/** What the rows of a project's model say; every inconsistency of them fails. */
export interface ModelState {
  readonly version: number;
  readonly facts: number;
  readonly schemas: number;
  /** The different descriptions of elements without their numbers: one for a model written at once. */
  readonly editions: readonly string[];
}

/** Checks that nothing is half written: rows, version, history and schemas tell of the same change sets. */
export async function checkedState(database: pg.Pool, projectId: string): Promise<ModelState> {
  const [state] = (await database.query(STATE, [projectId])).rows;
  expect(state.changes).toEqual(Array.from({ length: state.version }, (_, n) => n + 1));
  expect(state.last_from).toBeLessThanOrEqual(state.version);
  expect(state.last_to).toBeLessThanOrEqual(state.version);
  expect(state.repeated).toBe(0);
  expect(state.counted).toBe(state.facts);
  expect(state.unversioned).toBe(0);
  expect(state.unclaimed).toBe(0);
  const { version, facts, schemas, editions } = state;
  return { version, facts, schemas, editions };
}

const STATE = `
  SELECT s.version,
         (SELECT count(*)::int FROM model_facts f WHERE f.project_id = $1 AND f.valid_to IS NULL) AS facts,
         (SELECT COALESCE(max(valid_from), 0) FROM model_facts f WHERE f.project_id = $1) AS last_from,
         (SELECT COALESCE(max(valid_to), 0) FROM model_facts f WHERE f.project_id = $1) AS last_to,
         (SELECT COALESCE(sum(added - removed), 0)::int FROM model_changes c WHERE c.project_id = $1) AS counted,
         (SELECT COALESCE(json_agg(c.version ORDER BY c.version), '[]')
            FROM model_changes c WHERE c.project_id = $1) AS changes,
         (SELECT count(*)::int FROM (SELECT 1 FROM model_facts f WHERE f.project_id = $1
            GROUP BY id HAVING count(*) FILTER (WHERE valid_to IS NULL) <> 1) AS twice) AS repeated,
         (SELECT count(*)::int FROM schemas k WHERE k.project_id = $1) AS schemas,
         (SELECT count(*)::int FROM schemas k WHERE k.project_id = $1 AND k.version <>
            (SELECT count(*) FROM schema_versions v WHERE v.project_id = $1 AND v.id = k.id)) AS unversioned,
         (SELECT count(*)::int FROM (
            (SELECT id FROM schemas WHERE project_id = $1
              EXCEPT SELECT id FROM claimed_ids WHERE project_id = $1 AND kind = 'schema')
            UNION ALL
            (SELECT id FROM claimed_ids WHERE project_id = $1 AND kind = 'schema'
              EXCEPT SELECT id FROM schema_versions WHERE project_id = $1)) AS odd) AS unclaimed,
         (SELECT COALESCE(json_agg(DISTINCT substring(f.body->>'description' FROM 'edition.*')), '[]')
            FROM model_facts f WHERE f.project_id = $1 AND f.kind = 'element' AND f.valid_to IS NULL) AS editions
    FROM model_streams s WHERE s.project_id = $1`;
