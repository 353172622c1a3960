import type { Snapshot } from "@plumbline/source-scanner";
import { copyLine } from "../../../platform/database/copy-rows.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";
import type { ScanPlace } from "./scan-record.js";

/** What a scan found, as it is kept. */
export interface KeptSnapshot {
  readonly hash: string;
  readonly packed: Buffer;
  /** Of the commit that it compares with. */
  readonly packedBase: Buffer | null;
  readonly snapshot: Snapshot;
}

/** A table of what was found, its columns beside its key, and their values of one row. */
interface Table {
  readonly name: string;
  readonly columns: string;
  readonly rows: (snapshot: Snapshot) => readonly (readonly (string | null)[])[];
}

const TABLES: readonly Table[] = [
  {
    name: "source_facts",
    columns: "fact_key, kind, service_key, fact",
    rows: ({ facts }) =>
      facts.map((fact) => [fact.factKey, fact.kind, fact.serviceKey, JSON.stringify(fact)]),
  },
  {
    name: "source_pattern_findings",
    columns: "finding",
    rows: ({ patterns }) => patterns.map((finding) => [JSON.stringify(finding)]),
  },
  {
    name: "source_coverage",
    columns: "coverage",
    rows: ({ coverage }) => coverage.map((one) => [JSON.stringify(one)]),
  },
  {
    name: "source_files",
    columns: "path, blob_sha, class, status, reason",
    rows: ({ files }) => files.map((file) => [file.path, file.blobSha, file.class, file.status, file.reason]),
  },
];

/** The rows of what scans found. It keeps nothing, so a worker thread makes its own. */
export class SnapshotRepository {
  /** Gives the bytes it takes, which are counted with `keepBytes` when the row of the project is locked. */
  async add(tx: Tx, place: ScanPlace, kept: KeptSnapshot): Promise<number> {
    const { hash, packed, packedBase, snapshot } = kept;
    const lists = TABLES.map((table) => ({ table, lines: linesOf(place, table.rows(snapshot)) }));
    const services = JSON.stringify(snapshot.services);
    const bytes = [packed.byteLength, packedBase?.byteLength ?? 0, Buffer.byteLength(services)]
      .concat(lists.map(({ lines }) => lines.reduce((sum, line) => sum + line.length, 0)))
      .reduce((sum, one) => sum + one, 0);
    const { projectId, id } = place;
    await tx.query(ADD, [projectId, id, hash, packed, packedBase, services, bytes]);
    for (const { table, lines } of lists) {
      const columns = `project_id, scan_id, position, ${table.columns}`;
      await tx.copy?.(`COPY ${table.name} (${columns}) FROM STDIN (NULL '')`, lines);
    }
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

/** What PostgreSQL keeps in no text, whatever a repository says. */
const NUL = /\0/g;

function linesOf(
  { projectId, id }: ScanPlace,
  rows: readonly (readonly (string | null)[])[],
): readonly string[] {
  return rows.map((values, position) => {
    const texts = values.map((value) => (value ?? "").replace(NUL, "\uFFFD"));
    return copyLine([projectId, id, String(position), ...texts]);
  });
}

const ADD = `
  INSERT INTO source_snapshots (project_id, scan_id, hash, snapshot, base, services, bytes)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const REMOVE = "DELETE FROM source_snapshots WHERE project_id = $1 AND scan_id = $2 RETURNING bytes";

const IS_THERE = "SELECT 1 FROM source_snapshots WHERE project_id = $1 AND scan_id = $2";
