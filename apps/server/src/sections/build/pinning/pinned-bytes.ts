import type { PinnedState } from "@plumbline/bundle-writer";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";

/** Bytes of what a state pins beside its model, as it is stored: told before any of it is read. */
export async function pinnedBytes(reader: Reader, pinned: PinnedState): Promise<number> {
  const { projectId, scenarios, promises, decisions = [], runs } = pinned;
  const ofRuns = runs.map(({ promiseId, runId }) => ({ promise_id: promiseId, run_id: runId }));
  const lists = [scenarios, promises, decisions, ofRuns].map((pins) => JSON.stringify(pins));
  const [row] = await reader.query<{ bytes: number }[]>(BYTES, [projectId, ...lists]);
  return row?.bytes ?? 0;
}

/** Of each promise the two newest revisions that there were. */
const BYTES = prepared(`
  SELECT ((SELECT COALESCE(sum(octet_length(v.document)), 0)
             FROM json_to_recordset($2) AS pin (id uuid, version bigint)
             JOIN scenario_versions v ON v.project_id = $1 AND v.id = pin.id AND v.version = pin.version)
        + (SELECT COALESCE(sum(octet_length(newest.body::text)), 0)
             FROM json_to_recordset($3) AS pin (id uuid, version bigint), LATERAL (
               SELECT r.body FROM promise_revisions r
                WHERE r.project_id = $1 AND r.promise_id = pin.id
                  AND r.valid_from <= pin.version AND (r.valid_to IS NULL OR r.valid_to > pin.version)
                ORDER BY r.revision DESC LIMIT 2) AS newest)
        + (SELECT COALESCE(sum(octet_length(v.body::text)), 0)
             FROM json_to_recordset($4) AS pin (id uuid, version bigint)
             JOIN decision_versions v ON v.project_id = $1 AND v.decision_id = pin.id AND v.version = pin.version)
        + (SELECT COALESCE(sum(octet_length(r.record::text)), 0)
             FROM json_to_recordset($5) AS pin (promise_id uuid, run_id text)
             JOIN promise_runs r ON r.project_id = $1 AND r.promise_id = pin.promise_id
              AND r.record ->> 'id' = pin.run_id))::float8 AS bytes`);
