import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { FactRow, StreamPlace } from "./model.repository.js";

/** A fact that names a schema. */
export interface UserOfSchema extends FactRow {
  /** The names of the branches in which it does; null is main. */
  readonly branches: readonly (string | null)[];
}

/** The present facts of a project outside one stream: schemas are those of all its streams. */
export class OtherStreamsRepository {
  /** The messages and operations that name one of these schemas, with the branches that have them. */
  usersOfSchemas(reader: Reader, stream: StreamPlace, ids: readonly Guid[]): Promise<UserOfSchema[]> {
    return ids.length === 0 ? none() : reader.query(USERS, [stream.projectId, stream.streamId, ids]);
  }

  /** What has one of these IDs, of whatever kind. */
  factsWithIds(reader: Reader, stream: StreamPlace, ids: readonly Guid[]): Promise<FactRow[]> {
    return ids.length === 0 ? none() : reader.query(WITH_IDS, [stream.projectId, stream.streamId, ids]);
  }
}

async function none(): Promise<never[]> {
  return [];
}

const OTHERS = `
  SELECT DISTINCT ON (id) kind, body FROM model_facts f
   WHERE project_id = $1 AND stream_id <> $2 AND valid_to IS NULL`;

/** The search in the text is fast and finds too many; the fields decide. */
const USERS = `
  SELECT DISTINCT ON (f.id) f.kind, f.body,
         json_agg(b.name) OVER (PARTITION BY f.id ORDER BY b.number NULLS FIRST
                                ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS branches
    FROM model_facts f LEFT JOIN branches b ON b.project_id = f.project_id AND b.id = f.stream_id
   WHERE f.project_id = $1 AND f.stream_id <> $2 AND f.valid_to IS NULL AND f.kind IN ('message', 'operation') AND EXISTS (
    SELECT 1 FROM unnest($3::text[]) AS named (id) WHERE strpos(f.body::text COLLATE "C", named.id) > 0)
     AND (body->>'schemaId' = ANY ($3::text[]) OR body->>'requestSchemaId' = ANY ($3::text[])
          OR body->>'responseSchemaId' = ANY ($3::text[]))
   ORDER BY f.id`;

const WITH_IDS = `${OTHERS} AND id = ANY ($3::uuid[]) ORDER BY id`;
