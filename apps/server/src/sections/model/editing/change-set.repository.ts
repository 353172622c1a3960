import {
  FACT_KINDS,
  type FactKind,
  type Guid,
  IMPORT_LIMITS,
  LIST_OF_KIND,
  type PlannedChanges,
} from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Tx } from "../../../platform/database/statements.js";
import { Refused } from "../../../platform/errors/refused.js";
import { keepToQuota } from "../../../platform/storage/stored-bytes.js";
import { MAX_MODEL_BYTES } from "../limits.js";
import type { StreamPlace } from "../streams/model.repository.js";
import {
  type Bytes,
  bytesOf,
  copyFacts,
  type FactToWrite,
  insertFacts,
  ROWS_AT_ONCE,
  WORTH_A_COPY,
} from "./added-facts.js";

/** What one committed change does to a stream (docs/reference/streams.md#a-batch-of-changes). */
export interface ChangeSet {
  readonly added: readonly FactToWrite[];
  readonly changed: readonly FactToWrite[];
  readonly removed: readonly Guid[];
  /** Who did it, as `user:<id>`. */
  readonly actor: string;
  /** One line for the history. */
  readonly summary: string;
  /** It has a version of its own even where no fact changes: something else that is read by versions does. */
  readonly isEvent?: true;
  /** Whoever planned it on the stream, locked, has seen that no list becomes longer than it may. */
  readonly keepsToLists?: true;
}

/** Writes to a stream. */
export class ChangeSetRepository {
  /**
   * Writes a change set as the next version of a stream whose row the transaction has locked, one statement
   * a table and 5,000 rows, and gives that version. An empty change set writes nothing and keeps the version,
   * unless it is an event.
   */
  async write(tx: Tx, stream: StreamPlace, changes: ChangeSet): Promise<number> {
    const { added, changed, removed, isEvent = false, keepsToLists = false } = changes;
    if (!isEvent && added.length + changed.length + removed.length === 0) {
      return stream.version;
    }
    const version = stream.version + 1;
    const gone = [...changed.map(({ fact }) => fact.id), ...removed];
    const closedBytes = await this.closeFacts(tx, stream, version, gone);
    const addedBytes = await this.addFacts(tx, stream, version, [...added, ...changed]);
    if (!keepsToLists) {
      await this.keepToLists(tx, stream, added);
    }
    await this.raiseVersion(tx, { ...stream, version }, addedBytes, closedBytes);
    await tx.query(HISTORY_ENTRY, [
      stream.projectId,
      stream.streamId,
      version,
      changes.actor,
      changes.summary,
      added.length,
      changed.length,
      removed.length,
    ]);
    if (addedBytes > 0) {
      await keepToQuota(tx, stream.projectId);
    }
    return version;
  }

  /** The same of what a plan does to the stream; its schemas are no part of that. */
  writePlanned(
    tx: Tx,
    stream: StreamPlace,
    changes: PlannedChanges,
    by: Pick<ChangeSet, "actor" | "summary">,
  ): Promise<number> {
    return this.write(tx, stream, { ...factsOfPlan(changes), ...by });
  }

  /** What is there can be exported and imported again: its lists are no longer than those of a document may be. */
  private async keepToLists(tx: Tx, stream: StreamPlace, added: readonly FactToWrite[]): Promise<void> {
    const kinds = [...new Set(added.map(({ kind }) => kind))];
    if (kinds.length === 0) {
      return;
    }
    const rows = await tx.query<ListSize[]>(LIST_SIZES, [stream.projectId, stream.streamId, kinds]);
    for (const { kind, facts } of rows) {
      const list = LIST_OF_KIND[kind];
      if (facts > IMPORT_LIMITS[list]) {
        throw new Refused({ outcome: "list-full", list, limit: IMPORT_LIMITS[list] });
      }
    }
  }

  /** A model that is too large already may still shrink. */
  private async raiseVersion(tx: Tx, stream: StreamPlace, added: number, closed: number): Promise<void> {
    const parameters = [stream.projectId, stream.streamId, stream.version, added, closed];
    const bytes = bytesOf(await tx.query<Bytes[]>(RAISE_VERSION, parameters));
    if (added > closed && bytes > MAX_MODEL_BYTES) {
      throw new Refused({ outcome: "model-too-large", limit: MAX_MODEL_BYTES });
    }
  }

  /** Gives the bytes of the facts. */
  private async closeFacts(
    tx: Tx,
    stream: StreamPlace,
    version: number,
    ids: readonly Guid[],
  ): Promise<number> {
    let bytes = 0;
    for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
      const some = ids.slice(at, at + ROWS_AT_ONCE);
      const parameters = [stream.projectId, stream.streamId, version, some];
      bytes += bytesOf(await tx.query<Bytes[]>(CLOSE_FACTS, parameters));
    }
    return bytes;
  }

  /** The same of what comes. */
  private addFacts(
    tx: Tx,
    stream: StreamPlace,
    version: number,
    facts: readonly FactToWrite[],
  ): Promise<number> {
    const { copy } = tx;
    return copy === undefined || facts.length < WORTH_A_COPY
      ? insertFacts(tx, { ...stream, version }, facts)
      : copyFacts(copy, { ...stream, version }, facts);
  }
}

interface ListSize {
  readonly kind: FactKind;
  readonly facts: number;
}

function factsOfPlan(changes: PlannedChanges): Pick<ChangeSet, "added" | "changed" | "removed"> {
  const factsOf = (change: "added" | "changed" | "removed"): readonly FactToWrite[] =>
    FACT_KINDS.flatMap((kind) =>
      kind === "schema" ? [] : changes[LIST_OF_KIND[kind]][change].map((fact) => ({ kind, fact })),
    );
  const removed = factsOf("removed").map(({ fact }) => fact.id);
  return { added: factsOf("added"), changed: factsOf("changed"), removed };
}

const CLOSE_FACTS = prepared(`
  WITH closed AS (
    UPDATE model_facts SET valid_to = $3
     WHERE project_id = $1 AND stream_id = $2 AND valid_to IS NULL AND id = ANY ($4::uuid[])
    RETURNING octet_length(body::text) AS bytes)
  SELECT COALESCE(sum(bytes), 0)::float8 AS bytes FROM closed`);

const LIST_SIZES = prepared(`
  SELECT kind, count(*)::int AS facts FROM model_facts
   WHERE project_id = $1 AND stream_id = $2 AND valid_to IS NULL AND kind = ANY ($3::text[])
   GROUP BY kind`);

const RAISE_VERSION = prepared(`
  WITH raised AS (
    UPDATE model_streams
       SET version = $3, bytes = bytes + $4::bigint - $5::bigint, stored_bytes = stored_bytes + $4::bigint
     WHERE project_id = $1 AND id = $2
    RETURNING bytes)
  SELECT bytes::float8 AS bytes FROM raised`);

const HISTORY_ENTRY = prepared(`
  INSERT INTO model_changes (project_id, stream_id, version, at, actor, summary, added, changed, removed)
  VALUES ($1, $2, $3, now(), $4, $5, $6, $7, $8)`);
