import { Injectable } from "@nestjs/common";
import type { Reader } from "../../../platform/database/statements.js";
import type { StreamPlace } from "../streams/model.repository.js";

/** One change set of a stream. */
export interface HistoryEntry {
  /** The version it wrote. */
  readonly version: number;
  readonly at: Date;
  /** As `user:<id>`. */
  readonly actor: string;
  readonly summary: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** What was done to a stream. */
@Injectable()
export class HistoryRepository {
  /** Newest first, before a version when one is given. */
  page(
    reader: Reader,
    { projectId, streamId }: StreamPlace,
    { before, rows }: { readonly before: number | null; readonly rows: number },
  ): Promise<readonly HistoryEntry[]> {
    return reader.query<HistoryEntry[]>(
      `SELECT version, at, actor, summary, added, changed, removed FROM model_changes
        WHERE project_id = $1 AND stream_id = $2 ${before === null ? "" : "AND version < $4"}
        ORDER BY version DESC LIMIT $3`,
      [projectId, streamId, rows, ...(before === null ? [] : [before])],
    );
  }
}
