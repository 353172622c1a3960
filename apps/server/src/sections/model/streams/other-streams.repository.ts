import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { FactRow, StreamPlace } from "./model.repository.js";

/** The present facts of a project outside one stream: schemas are those of all its streams. */
export class OtherStreamsRepository {
  /** The messages and operations that name one of these schemas. */
  usersOfSchemas(reader: Reader, stream: StreamPlace, ids: readonly Guid[]): Promise<FactRow[]> {
    return ids.length === 0 ? none() : reader.query(USERS, [stream.projectId, stream.streamId, ids]);
  }

  /** What has one of these IDs, of whatever kind. */
  factsWithIds(reader: Reader, stream: StreamPlace, ids: readonly Guid[]): Promise<FactRow[]> {
    return ids.length === 0 ? none() : reader.query(WITH_IDS, [stream.projectId, stream.streamId, ids]);
  }
}

async function none(): Promise<FactRow[]> {
  return [];
}

const OTHERS = `
  SELECT DISTINCT ON (id) kind, body FROM model_facts f
   WHERE project_id = $1 AND stream_id <> $2 AND valid_to IS NULL`;

/** The search in the text is fast and finds too many; the fields decide. */
const USERS = `
  ${OTHERS} AND kind IN ('message', 'operation') AND EXISTS (
    SELECT 1 FROM unnest($3::text[]) AS named (id) WHERE strpos(f.body::text COLLATE "C", named.id) > 0)
     AND (body->>'schemaId' = ANY ($3::text[]) OR body->>'requestSchemaId' = ANY ($3::text[])
          OR body->>'responseSchemaId' = ANY ($3::text[]))
   ORDER BY id`;

const WITH_IDS = `${OTHERS} AND id = ANY ($3::uuid[]) ORDER BY id`;
