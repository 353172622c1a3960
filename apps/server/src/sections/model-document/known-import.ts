import { type SchemaOwners, sha256Hex } from "@plumbline/model-core";
import { prepared } from "../../platform/database/prepared.js";
import type { Reader } from "../../platform/database/statements.js";
import type { StreamPlace } from "../model/for-threads.js";
import type { DocumentFormat } from "./dto/export.query.js";

/** What an import left: one of the same document into the same state changes nothing. */
export interface KnownImport {
  /** Names the bytes of the document and how they were read. */
  readonly document: string;
  /** Names all else that an import depends on. */
  readonly state: string;
}

export function documentName(bytes: Uint8Array, format: DocumentFormat): string {
  return `${format} ${sha256Hex(bytes)}`;
}

/**
 * Names the state that a document is imported into: main at its version, the schemas of the project at theirs, and who owns
 * those that the document names. The times are there for a database that was put back to what it had been.
 */
export async function stateName(
  reader: Reader,
  { projectId, streamId, version }: StreamPlace,
  schemaOwners: SchemaOwners,
): Promise<string> {
  const [row] = await reader.query<WhenWritten[]>(WHEN_WRITTEN, [projectId, streamId, version]);
  const owners = [...schemaOwners].sort(([left], [right]) => (left < right ? -1 : 1));
  return sha256Hex(JSON.stringify([streamId, version, row, owners]));
}

interface WhenWritten {
  readonly main: string | null;
  readonly schemas: string | null;
}

const WHEN_WRITTEN = prepared(`
  SELECT (SELECT at::text FROM model_changes WHERE project_id = $1 AND stream_id = $2 AND version = $3) AS main,
         (SELECT md5(string_agg(concat_ws(' ', s.id, s.version, v.at), ',' ORDER BY s.id))
            FROM schemas s JOIN schema_versions v
              ON v.project_id = s.project_id AND v.id = s.id AND v.version = s.version
           WHERE s.project_id = $1) AS schemas`);
