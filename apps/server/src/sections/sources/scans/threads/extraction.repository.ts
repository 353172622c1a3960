import { compareCodeUnits, type Guid } from "@plumbline/model-core";
import { EXTRACTOR_VERSION, type FileExtraction, type SelectedFile } from "@plumbline/source-scanner";
import type { Reader, Tx } from "../../../../platform/database/statements.js";
import { EXTRACTIONS_READ_AT_ONCE } from "../limits.js";

/** All that what a file says hangs on, beside the version of what reads it. */
export type ExtractionKey = Pick<SelectedFile, "blobSha" | "class" | "extension">;

export function keyOf({ blobSha, class: fileClass, extension }: ExtractionKey): string {
  return `${blobSha} ${fileClass} ${extension}`;
}

/** What files say, kept by workspace (docs/reference/scans.md#files-that-are-read-once). It keeps nothing itself. */
export class ExtractionRepository {
  /** Those of the keys that are kept, by `keyOf`; for as long as a scan may take, they stay. */
  async use(tx: Tx, workspaceId: Guid, keys: readonly ExtractionKey[]): Promise<ReadonlySet<string>> {
    const columns = columnsOf(keys);
    await tx.query(USE, [workspaceId, EXTRACTOR_VERSION, ...columns]);
    const kept = await tx.query<ExtractionKey[]>(KEPT, [workspaceId, EXTRACTOR_VERSION, ...columns]);
    return new Set(kept.map(keyOf));
  }

  /** In one order of keys, so that nobody who adds the same waits for whoever waits for them. */
  async add(
    tx: Tx,
    workspaceId: Guid,
    read: readonly { readonly key: ExtractionKey; readonly extraction: FileExtraction }[],
  ): Promise<void> {
    const rows = [...read].sort((one, other) => compareCodeUnits(keyOf(one.key), keyOf(other.key)));
    await tx.query(ADD, [
      workspaceId,
      EXTRACTOR_VERSION,
      ...columnsOf(rows.map(({ key }) => key)),
      rows.map(({ extraction }) => JSON.stringify(extraction)),
    ]);
  }

  /** What files say, by `keyOf`; what is not kept is not in it. */
  async read(
    reader: Reader,
    workspaceId: Guid,
    keys: readonly ExtractionKey[],
  ): Promise<ReadonlyMap<string, FileExtraction>> {
    const found = new Map<string, FileExtraction>();
    for (let from = 0; from < keys.length; from += EXTRACTIONS_READ_AT_ONCE) {
      const some = columnsOf(keys.slice(from, from + EXTRACTIONS_READ_AT_ONCE));
      const rows = await reader.query<Row[]>(READ, [workspaceId, EXTRACTOR_VERSION, ...some]);
      for (const { extraction, ...key } of rows) {
        found.set(keyOf(key), JSON.parse(extraction) as FileExtraction);
      }
    }
    return found;
  }
}

type Row = ExtractionKey & { readonly extraction: string };

function columnsOf(keys: readonly ExtractionKey[]): readonly (readonly string[])[] {
  return [
    keys.map(({ blobSha }) => blobSha),
    keys.map((key) => key.class),
    keys.map(({ extension }) => extension),
  ];
}

const WANTED = "unnest($3::text[], $4::text[], $5::text[]) AS wanted (blob_sha, class, extension)";
const OF_WANTED = `
       kept.workspace_id = $1 AND kept.extractor_version = $2 AND kept.blob_sha = wanted.blob_sha
   AND kept.class = wanted.class AND kept.extension = wanted.extension`;

/** Rows that somebody else says the same of are left to them. */
const USE = `
  UPDATE source_extractions AS used SET used_at = now()
    FROM (SELECT kept.* FROM ${WANTED} JOIN source_extractions kept ON ${OF_WANTED}
           WHERE kept.used_at < now() - interval '30 minutes' FOR UPDATE OF kept SKIP LOCKED) AS old
   WHERE used.workspace_id = old.workspace_id AND used.blob_sha = old.blob_sha AND used.class = old.class
     AND used.extension = old.extension AND used.extractor_version = old.extractor_version`;

const KEPT = `
  SELECT kept.blob_sha AS "blobSha", kept.class, kept.extension
    FROM ${WANTED} JOIN source_extractions kept ON ${OF_WANTED}`;

const READ = `
  SELECT kept.blob_sha AS "blobSha", kept.class, kept.extension, kept.extraction
    FROM ${WANTED} JOIN source_extractions kept ON ${OF_WANTED}`;

const ADD = `
  INSERT INTO source_extractions (workspace_id, extractor_version, blob_sha, class, extension, extraction, used_at)
  SELECT $1, $2, added.blob_sha, added.class, added.extension, added.extraction, now()
    FROM unnest($3::text[], $4::text[], $5::text[], $6::text[]) AS added (blob_sha, class, extension, extraction)
  ON CONFLICT DO NOTHING`;
