import { compareCodeUnits, type FactKind, type Guid, utf8Length } from "@plumbline/model-core";
import { copyLine } from "../../../platform/database/copy-rows.js";
import { prepared } from "../../../platform/database/prepared.js";
import type { CopiesRows, Tx } from "../../../platform/database/statements.js";
import type { StreamPlace } from "../streams/model.repository.js";

/** A fact as it is to be from the next version on. */
export interface FactToWrite {
  readonly kind: Exclude<FactKind, "schema">;
  readonly fact: { readonly id: Guid };
}

/** Rows of one statement: larger ones are no faster and need more memory. */
export const ROWS_AT_ONCE = 5_000;

/** Facts from which on a `COPY` is faster than a statement. */
export const WORTH_A_COPY = 500;

export interface Bytes {
  readonly bytes: number;
}

export function bytesOf([row]: readonly Bytes[]): number {
  return row?.bytes ?? 0;
}

/** Writes facts as rows of a stream from its version on, a statement for 5,000, and gives the bytes of the facts. */
export async function insertFacts(
  tx: Tx,
  { projectId, streamId, version }: StreamPlace,
  facts: readonly FactToWrite[],
): Promise<number> {
  let bytes = 0;
  for (let at = 0; at < facts.length; at += ROWS_AT_ONCE) {
    const some = facts.slice(at, at + ROWS_AT_ONCE);
    const rows = some.map(({ kind, fact }) => ({ kind, id: fact.id, body: fact }));
    const parameters = [projectId, streamId, version, JSON.stringify(rows)];
    bytes += bytesOf(await tx.query<Bytes[]>(ADD_FACTS, parameters));
  }
  return bytes;
}

/** The same in the order of the indexes, which is where the time of many rows goes. */
export async function copyFacts(
  copy: NonNullable<CopiesRows["copy"]>,
  { projectId, streamId, version }: StreamPlace,
  facts: readonly FactToWrite[],
): Promise<number> {
  let bytes = 0;
  function* lines(): Generator<string> {
    for (const { kind, fact } of facts.toSorted(inIndexOrder)) {
      const body = JSON.stringify(fact);
      bytes += utf8Length(body);
      yield copyLine([projectId, streamId, fact.id, kind, String(version), body]);
    }
  }
  await copy(COPY_FACTS, lines());
  return bytes;
}

function inIndexOrder(left: FactToWrite, right: FactToWrite): number {
  return compareCodeUnits(left.kind, right.kind) || compareCodeUnits(left.fact.id, right.fact.id);
}

const COPY_FACTS = "COPY model_facts (project_id, stream_id, id, kind, valid_from, body) FROM STDIN";

const ADD_FACTS = prepared(`
  WITH added AS (
    INSERT INTO model_facts (project_id, stream_id, id, kind, valid_from, body)
    SELECT $1, $2, id, kind, $3, body FROM json_to_recordset($4) AS facts (id uuid, kind text, body json)
    RETURNING octet_length(body::text) AS bytes)
  SELECT COALESCE(sum(bytes), 0)::float8 AS bytes FROM added`);
