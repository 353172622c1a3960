import type { Snapshot } from "@plumbline/source-scanner";
import { copyLine } from "../../../platform/database/copy-rows.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";
import type { FoundPart } from "./found-parts.js";
import type { ScanPlace } from "./scan-record.js";

/** What a scan found, as it is kept. */
export interface KeptSnapshot {
  readonly hash: string;
  readonly packed: Buffer;
  /** Of the commit that it compares with. */
  readonly packedBase: Buffer | null;
  readonly snapshot: Pick<Snapshot, "services">;
  /** Its lists, as they are kept. */
  readonly parts: readonly FoundPart[];
}

/** The rows of what scans found. It keeps nothing, so a worker thread makes its own. */
export class SnapshotRepository {
  /** Gives the bytes it takes, which are counted with `keepBytes` when the row of the project is locked. */
  async add(tx: Tx, place: ScanPlace, kept: KeptSnapshot): Promise<number> {
    const { hash, packed, packedBase, snapshot, parts } = kept;
    const services = JSON.stringify(snapshot.services);
    const bytes = [packed.byteLength, packedBase?.byteLength ?? 0, Buffer.byteLength(services)]
      .concat(parts.map(({ items }) => items.byteLength))
      .reduce((sum, one) => sum + one, 0);
    const { projectId, id } = place;
    await tx.query(ADD, [projectId, id, hash, packed, packedBase, services, bytes]);
    await tx.copy?.(
      COPY_PARTS,
      parts.map((part) => lineOf(place, part)),
    );
    return bytes;
  }

  /** Removes what a scan found; the transaction has locked its project. */
  async remove(tx: Tx, { projectId, id }: ScanPlace): Promise<void> {
    const [rows] = await tx.query<[{ bytes: string }[], number]>(REMOVE, [projectId, id]);
    const [row] = rows;
    if (row !== undefined) {
      await keepBytes(tx, projectId, -Number(row.bytes));
    }
  }

  async isThere(reader: Reader, { projectId, id }: ScanPlace): Promise<boolean> {
    const rows = await reader.query<unknown[]>(IS_THERE, [projectId, id]);
    return rows.length > 0;
  }
}

function lineOf({ projectId, id }: ScanPlace, { list, last, marks, items }: FoundPart): string {
  const written = marks.map((mark) => `"${mark.replace(/["\\]/g, "\\$&")}"`);
  const bytes = `\\x${items.toString("hex")}`;
  return copyLine([projectId, id, list, String(last), `{${written.join(",")}}`, bytes]);
}

const COPY_PARTS = "COPY source_found (project_id, scan_id, list, last, marks, items) FROM STDIN";

const ADD = `
  INSERT INTO source_snapshots (project_id, scan_id, hash, snapshot, base, services, bytes)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const REMOVE = "DELETE FROM source_snapshots WHERE project_id = $1 AND scan_id = $2 RETURNING bytes";

const IS_THERE = "SELECT 1 FROM source_snapshots WHERE project_id = $1 AND scan_id = $2";
