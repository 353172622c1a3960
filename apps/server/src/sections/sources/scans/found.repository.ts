import type {
  Coverage,
  FileStatus,
  PatternFinding,
  RepositoryService,
  SnapshotFile,
  SourceFact,
  SourceFactKind,
} from "@plumbline/source-scanner";
import type { Reader } from "../../../platform/database/statements.js";
import type { ScanPlace } from "./scan-record.js";

/** Which entries of a list a page shows. */
export interface FoundPage {
  readonly place: ScanPlace;
  /** Entries after this one alone, by position; -1 begins. */
  readonly after: number;
  readonly rows: number;
}

/** An entry and its place in the list. */
export interface Found<Item> {
  readonly position: number;
  readonly item: Item;
}

export interface FactFilter {
  readonly kind: SourceFactKind | null;
  readonly serviceKey: string | null;
}

/** The lists of what scans found, as it was found. */
export class FoundRepository {
  services(reader: Reader, page: FoundPage): Promise<readonly Found<RepositoryService>[]> {
    return reader.query(SERVICES, valuesOf(page));
  }

  facts(
    reader: Reader,
    page: FoundPage,
    { kind, serviceKey }: FactFilter,
  ): Promise<readonly Found<SourceFact>[]> {
    return reader.query(FACTS, [...valuesOf(page), kind, serviceKey]);
  }

  patterns(reader: Reader, page: FoundPage): Promise<readonly Found<PatternFinding>[]> {
    return reader.query(PATTERNS, valuesOf(page));
  }

  coverage(reader: Reader, page: FoundPage): Promise<readonly Found<Coverage>[]> {
    return reader.query(COVERAGE, valuesOf(page));
  }

  async files(
    reader: Reader,
    page: FoundPage,
    status: FileStatus | null,
  ): Promise<readonly Found<SnapshotFile>[]> {
    const rows = await reader.query<(SnapshotFile & { position: number })[]>(FILES, [
      ...valuesOf(page),
      status,
    ]);
    return rows.map(({ position, ...item }) => ({ position, item }));
  }
}

function valuesOf({ place, after, rows }: FoundPage): readonly unknown[] {
  return [place.projectId, place.id, after, rows];
}

const SERVICES = `
  SELECT (at - 1)::int AS position, item
    FROM source_snapshots, json_array_elements(services) WITH ORDINALITY AS listed (item, at)
   WHERE project_id = $1 AND scan_id = $2 AND at - 1 > $3 ORDER BY at LIMIT $4`;

const OF_SCAN = "WHERE project_id = $1 AND scan_id = $2 AND position > $3";

const FACTS = `
  SELECT position, fact AS item FROM source_facts ${OF_SCAN}
     AND ($5::text IS NULL OR kind = $5) AND ($6::text IS NULL OR service_key = $6) ORDER BY position LIMIT $4`;

const PATTERNS = `SELECT position, finding AS item FROM source_pattern_findings ${OF_SCAN} ORDER BY position LIMIT $4`;

const COVERAGE = `SELECT position, coverage AS item FROM source_coverage ${OF_SCAN} ORDER BY position LIMIT $4`;

const FILES = `
  SELECT position, path, blob_sha AS "blobSha", class, status, reason FROM source_files ${OF_SCAN}
     AND ($5::text IS NULL OR status = $5) ORDER BY position LIMIT $4`;
