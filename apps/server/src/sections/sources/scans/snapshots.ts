import { gunzipSync } from "node:zlib";
import type { Snapshot } from "@plumbline/source-scanner";
import type { Reader } from "../../../platform/database/statements.js";
import type { ScanPlace } from "./scan-record.js";

/** What scans found, as a whole. It keeps nothing, so a worker thread makes its own; a large one holds the main thread up. */
export class Snapshots {
  /** Null where the scan has none. */
  of(reader: Reader, place: ScanPlace): Promise<Snapshot | null> {
    return this.read(reader, place, "snapshot");
  }

  /** Of the commit that a comparison scan compares with. */
  baseOf(reader: Reader, place: ScanPlace): Promise<Snapshot | null> {
    return this.read(reader, place, "base");
  }

  private async read(
    reader: Reader,
    { projectId, id }: ScanPlace,
    column: "snapshot" | "base",
  ): Promise<Snapshot | null> {
    const [row] = await reader.query<{ packed: Buffer | null }[]>(
      `SELECT ${column} AS packed FROM source_snapshots WHERE project_id = $1 AND scan_id = $2`,
      [projectId, id],
    );
    return row?.packed == null ? null : (JSON.parse(gunzipSync(row.packed).toString()) as Snapshot);
  }
}
