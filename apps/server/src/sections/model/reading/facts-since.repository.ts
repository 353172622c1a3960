import { Injectable } from "@nestjs/common";
import { FACT_KINDS } from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import type { StreamFactKind } from "../facts/fact.repository.js";
import { MOST_BYTES_SINCE, MOST_FACTS_SINCE } from "../limits.js";
import type { StreamPlace } from "../streams/model.repository.js";

/** A fact that is not as it was. */
export interface FactSince {
  readonly kind: StreamFactKind;
  readonly id: string;
  readonly change: "added" | "changed" | "removed";
  /** Its JSON as it is now; null when it is gone. */
  readonly text: string | null;
}

/** How a stream differs from what it was at a version. */
@Injectable()
export class FactsSinceRepository {
  /** In the order of kinds, then by ID; null when it is more than one answer holds. */
  async find(
    reader: Reader,
    { projectId, streamId }: StreamPlace,
    since: number,
  ): Promise<readonly FactSince[] | null> {
    const parameters = [projectId, streamId, since, FACT_KINDS, MOST_FACTS_SINCE, MOST_BYTES_SINCE];
    const rows = await reader.query<Row[]>(SINCE, parameters);
    const [first] = rows;
    return first?.fits === true ? rows.flatMap(factOf) : null;
  }
}

interface Row {
  readonly fits: boolean;
  readonly kind: StreamFactKind | null;
  readonly id: string;
  readonly text: string | null;
  readonly was: boolean;
}

function factOf({ kind, id, text, was }: Row): readonly FactSince[] {
  if (kind === null) {
    return [];
  }
  const change = text === null ? "removed" : was ? "changed" : "added";
  return [{ kind, id, change, text }];
}

/**
 * What is there and was not then, beside what was there then and is not. A fact of another kind that took the ID of one
 * that went is a fact of its own. Texts are read only where all of them fit.
 */
const SINCE = prepared(`
  WITH comes AS (
    SELECT kind, id, body FROM model_facts
     WHERE project_id = $1 AND stream_id = $2 AND valid_to IS NULL AND valid_from > $3 AND valid_from >= 0
  ), went AS (
    SELECT kind, id FROM model_facts
     WHERE project_id = $1 AND stream_id = $2 AND valid_to > $3 AND valid_from <= $3
  ), differs AS (
    SELECT kind, id, body, went.id IS NOT NULL AS was FROM comes FULL JOIN went USING (kind, id)
  ), size AS (
    SELECT count(*) <= $5::int AND COALESCE(sum(octet_length(body::text)), 0) <= $6::int AS fits FROM differs
  )
  SELECT size.fits, d.kind, d.id, d.body::text AS text, d.was
    FROM size LEFT JOIN differs d ON size.fits
   ORDER BY array_position($4::text[], d.kind), d.id`);
