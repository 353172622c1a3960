import type { PinnedStream } from "@plumbline/bundle-writer";
import type { Guid } from "@plumbline/model-core";
import type { Origin, Revision, StoredPromise } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { inPages } from "./in-pages.js";

const AT_ONCE = 200;

/**
 * Promises at their versions, also those that were deleted since, with their two newest revisions: the draft and the
 * revision in force are among them. What the project does not hold is left out.
 */
export async function readPinnedPromises(
  reader: Reader,
  projectId: Guid,
  pins: readonly PinnedStream[],
): Promise<readonly StoredPromise[]> {
  const promises: StoredPromise[] = [];
  for (const page of inPages(pins, AT_ONCE)) {
    const rows = await reader.query<Row[]>(PROMISES, [projectId, JSON.stringify(page)]);
    promises.push(...rows.map(promiseOf));
  }
  return promises;
}

interface Row {
  readonly id: Guid;
  readonly requirementId: string;
  readonly origin: Origin;
  readonly revisions: readonly Revision[];
}

/** The numbers that were given are those of what is shown: later ones belong to no version. */
function promiseOf({ revisions, ...promise }: Row): StoredPromise {
  const keys = revisions.flatMap(({ obligations }) => obligations.map(({ key }) => Number(key.slice(1))));
  const lastRevision = Math.max(...revisions.map(({ revision }) => revision));
  return { ...promise, lastRevision, lastObligation: Math.max(0, ...keys), revisions };
}

/** The deletion of a promise has a version, at which it is not there. */
const PROMISES = `
  SELECT p.id, p.requirement_id AS "requirementId", p.origin, shown.revisions
    FROM json_to_recordset($2) AS pin (id uuid, version bigint)
    JOIN promises p ON p.project_id = $1 AND p.id = pin.id AND pin.version >= 1
     AND pin.version <= p.version - CASE WHEN p.deleted_at IS NULL THEN 0 ELSE 1 END
    JOIN LATERAL (
      SELECT json_agg(newest.body ORDER BY newest.revision DESC) AS revisions FROM (
        SELECT r.revision, r.body FROM promise_revisions r
         WHERE r.project_id = $1 AND r.promise_id = p.id
           AND r.valid_from <= pin.version AND (r.valid_to IS NULL OR r.valid_to > pin.version)
         ORDER BY r.revision DESC LIMIT 2) AS newest) AS shown ON true`;
