import type { Guid } from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";

/** Bytes of the documents that a review reads beside the model, as they are stored: told before any is read. */
export async function storedBytesOfState(reader: Reader, projectId: Guid): Promise<number> {
  const [row] = await reader.query<{ bytes: number }[]>(BYTES, [projectId]);
  return row?.bytes ?? 0;
}

const BYTES = prepared(`
  SELECT ((SELECT COALESCE(sum(octet_length(document)), 0) FROM scenarios WHERE project_id = $1)
        + (SELECT COALESCE(sum(octet_length(newest.body::text)), 0)
             FROM promises p, LATERAL (
               SELECT body FROM promise_revisions r
                WHERE r.project_id = $1 AND r.promise_id = p.id AND r.valid_to IS NULL
                ORDER BY r.revision DESC LIMIT 2) AS newest
            WHERE p.project_id = $1 AND p.deleted_at IS NULL))::float8 AS bytes`);
