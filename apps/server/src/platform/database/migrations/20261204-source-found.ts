import { gunzipSync, gzipSync } from "node:zlib";
import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";
import { makeTableOfProjects, type TableOfProjects } from "./table-of-projects.js";

/** Lists of what scans found in rows of many items each, in place of a row for each item. */
export class SourceFound1796371200000 implements ServiceMigration {
  readonly name = "SourceFound1796371200000";
  /** The version before reads what scans found from tables that are gone. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await makeTableOfProjects(runner, FOUND);
    const scans: Scan[] = await runner.query("SELECT project_id, scan_id FROM source_snapshots");
    for (const { list, table, item, marks } of LISTS) {
      for (const { project_id, scan_id } of scans) {
        const parts: Part[] = await runner.query(
          `SELECT max(position) AS last, ${marks} AS marks, json_agg(${item} ORDER BY position)::text AS items
             FROM ${table} WHERE project_id = $1 AND scan_id = $2 GROUP BY position / 50`,
          [project_id, scan_id],
        );
        for (const { last, marks: said, items } of parts) {
          await runner.query(ADD, [project_id, scan_id, list, last, said, gzipSync(items)]);
        }
      }
      await runner.query(`DROP TABLE ${table}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const scans: Scan[] = await runner.query("SELECT project_id, scan_id FROM source_snapshots");
    for (const { list, table, columns, values } of LISTS) {
      await runner.query(`CREATE TABLE ${table} (${columns}, ${OF_SNAPSHOT})`);
      for (const { project_id, scan_id } of scans) {
        const parts: Packed[] = await runner.query(PARTS, [project_id, scan_id, list]);
        for (const { last, items } of parts) {
          await runner.query(
            `INSERT INTO ${table}
             SELECT ${values}, $1, $2, ($3::int - json_array_length($4) + at)::int
               FROM json_array_elements($4) WITH ORDINALITY AS listed (item, at)`,
            [project_id, scan_id, last, gunzipSync(items).toString()],
          );
        }
      }
    }
    await runner.query("DROP TABLE source_found");
  }
}

interface Scan {
  readonly project_id: string;
  readonly scan_id: string;
}

interface Part {
  readonly last: number;
  readonly marks: readonly string[];
  /** JSON. */
  readonly items: string;
}

interface Packed {
  readonly last: number;
  readonly items: Buffer;
}

const ADD =
  "INSERT INTO source_found (project_id, scan_id, list, last, marks, items) VALUES ($1, $2, $3, $4, $5, $6)";

const PARTS = "SELECT last, items FROM source_found WHERE project_id = $1 AND scan_id = $2 AND list = $3";

/**
 * `last` is the position of a row's last item, `marks` what any of them says in fields that the list is filtered by, `items`
 * JSON, packed.
 */
const FOUND: TableOfProjects = {
  name: "source_found",
  columns: `
    project_id uuid NOT NULL,
    scan_id    uuid NOT NULL,
    list       text NOT NULL,
    last       integer NOT NULL,
    marks      text[] NOT NULL,
    items      bytea NOT NULL,
    PRIMARY KEY (project_id, scan_id, list, last)`,
  packed: ["items"],
  foreignKeys: {
    source_found_project_id_scan_id_fkey:
      "FOREIGN KEY (project_id, scan_id) REFERENCES source_snapshots (project_id, scan_id) ON DELETE CASCADE",
  },
};

const OF_SNAPSHOT = `
  project_id uuid NOT NULL,
  scan_id    uuid NOT NULL,
  position   integer NOT NULL,
  PRIMARY KEY (project_id, scan_id, position),
  FOREIGN KEY (project_id, scan_id) REFERENCES source_snapshots (project_id, scan_id) ON DELETE CASCADE
`;

const NO_MARKS = "'{}'::text[]";
const OF_SERVICES = "array_agg(DISTINCT 'serviceKey ' || service_key) FILTER (WHERE service_key IS NOT NULL)";

const LISTS = [
  {
    list: "facts",
    table: "source_facts",
    item: "fact",
    marks: `array_agg(DISTINCT 'kind ' || kind) || COALESCE(${OF_SERVICES}, ${NO_MARKS})`,
    columns: `fact_key text COLLATE "C" NOT NULL, kind text NOT NULL, service_key text COLLATE "C", fact json NOT NULL`,
    values: "item->>'factKey', item->>'kind', item->>'serviceKey', item",
  },
  {
    list: "patterns",
    table: "source_pattern_findings",
    item: "finding",
    marks: NO_MARKS,
    columns: "finding json NOT NULL",
    values: "item",
  },
  {
    list: "coverage",
    table: "source_coverage",
    item: "coverage",
    marks: NO_MARKS,
    columns: "coverage json NOT NULL",
    values: "item",
  },
  {
    list: "files",
    table: "source_files",
    item: "json_build_object('path', path, 'blobSha', blob_sha, 'class', class, 'status', status, 'reason', reason)",
    marks: "array_agg(DISTINCT 'status ' || status)",
    columns: `path text COLLATE "C" NOT NULL, blob_sha text NOT NULL, class text, status text NOT NULL, reason text`,
    values: "item->>'path', item->>'blobSha', item->>'class', item->>'status', item->>'reason'",
  },
] as const;
