import { compareCodeUnits, type Guid } from "@plumbline/model-core";
import { EXTRACTOR_FORM, type FileExtraction, type SelectedFile } from "@plumbline/source-scanner";
import type { Reader, Tx } from "../../../../platform/database/statements.js";
import { EXTRACTIONS_READ_AT_ONCE } from "../limits.js";

/** All that what a file says hangs on, beside the form of what reads it. */
export type ExtractionKey = Pick<SelectedFile, "blobSha" | "class" | "extension">;

export function keyOf({ blobSha, class: fileClass, extension }: ExtractionKey): string {
  return `${blobSha} ${fileClass} ${extension}`;
}

/** What files say, kept by workspace (docs/reference/scans.md#files-that-are-read-once). It keeps nothing itself. */
export class ExtractionRepository {
  /** Those of the keys that are kept, by `keyOf`; for as long as a scan may take, they stay. */
  async use(tx: Tx, workspaceId: Guid, keys: readonly ExtractionKey[]): Promise<ReadonlySet<string>> {
    const kept = await tx.query<(ExtractionKey & { readonly isOld: boolean })[]>(KEPT, [
      workspaceId,
      EXTRACTOR_FORM,
      keys.map(({ blobSha }) => blobSha),
    ]);
    const old = kept.filter(({ isOld }) => isOld).map(({ blobSha }) => blobSha);
    if (old.length > 0) {
      await tx.query(USE, [workspaceId, EXTRACTOR_FORM, old]);
    }
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
      EXTRACTOR_FORM,
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
    const read = async (from: number): Promise<Row[]> => {
      if (from >= keys.length) {
        return [];
      }
      const some = keys.slice(from, from + EXTRACTIONS_READ_AT_ONCE).map(({ blobSha }) => blobSha);
      return reader.query<Row[]>(READ, [workspaceId, EXTRACTOR_FORM, some]);
    };
    let coming = heard(read(0));
    for (let from = 0; from < keys.length; from += EXTRACTIONS_READ_AT_ONCE) {
      const rows = await coming;
      // The database looks for the next ones while these are read.
      coming = heard(read(from + EXTRACTIONS_READ_AT_ONCE));
      for (const { extraction, ...key } of rows) {
        found.set(keyOf(key), JSON.parse(extraction) as FileExtraction);
      }
    }
    return found;
  }
}

/** What fails is told when its turn comes. */
function heard<Value>(coming: Promise<Value>): Promise<Value> {
  coming.catch(() => undefined);
  return coming;
}

type Row = ExtractionKey & { readonly extraction: string };

function columnsOf(keys: readonly ExtractionKey[]): readonly (readonly string[])[] {
  return [
    keys.map(({ blobSha }) => blobSha),
    keys.map((key) => key.class),
    keys.map(({ extension }) => extension),
  ];
}

/**
 * Found by their bytes alone, so that PostgreSQL looks each up in the index whatever it knows of the table; what is of
 * another class or extension is told apart by the key.
 */
const OF_BYTES = "workspace_id = $1 AND extractor_version = $2 AND blob_sha = ANY($3::text[])";

const KEPT = `
  SELECT blob_sha AS "blobSha", class, extension, used_at < now() - interval '30 minutes' AS "isOld"
    FROM source_extractions WHERE ${OF_BYTES}`;

/** Rows that somebody else says the same of are left to them. */
const USE = `
  UPDATE source_extractions SET used_at = now()
   WHERE workspace_id = $1 AND ctid IN (SELECT ctid FROM source_extractions WHERE ${OF_BYTES} FOR UPDATE SKIP LOCKED)`;

const READ = `SELECT blob_sha AS "blobSha", class, extension, extraction FROM source_extractions WHERE ${OF_BYTES}`;

const ADD = `
  INSERT INTO source_extractions (workspace_id, extractor_version, blob_sha, class, extension, extraction, used_at)
  SELECT $1, $2, added.blob_sha, added.class, added.extension, added.extraction, now()
    FROM unnest($3::text[], $4::text[], $5::text[], $6::text[]) AS added (blob_sha, class, extension, extraction)
  ON CONFLICT DO NOTHING`;
