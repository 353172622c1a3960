import type {
  Coverage,
  FileStatus,
  PatternFinding,
  RepositoryService,
  Snapshot,
  SnapshotFile,
  SourceFact,
  SourceFactKind,
} from "@plumbline/source-scanner";
import type { Reader } from "../../../platform/database/statements.js";
import { type FoundList, itemsIn, marksOf, type Wanted } from "./found-parts.js";
import { FOUND_PARTS_AT_ONCE } from "./limits.js";
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

  facts(reader: Reader, page: FoundPage, filter: FactFilter): Promise<readonly Found<SourceFact>[]> {
    return this.page(reader, page, { list: "facts", wanted: { ...filter } });
  }

  patterns(reader: Reader, page: FoundPage): Promise<readonly Found<PatternFinding>[]> {
    return this.page(reader, page, { list: "patterns", wanted: {} });
  }

  coverage(reader: Reader, page: FoundPage): Promise<readonly Found<Coverage>[]> {
    return this.page(reader, page, { list: "coverage", wanted: {} });
  }

  files(reader: Reader, page: FoundPage, status: FileStatus | null): Promise<readonly Found<SnapshotFile>[]> {
    return this.page(reader, page, { list: "files", wanted: { status } });
  }

  /** All items of a list. */
  async all<List extends FoundList>(
    reader: Reader,
    { projectId, id }: ScanPlace,
    list: List,
  ): Promise<Snapshot[List]> {
    const parts = await reader.query<Part[]>(ALL, [projectId, id, list]);
    return parts.flatMap((part) => foundIn<List>(part)).map(({ item }) => item) as Snapshot[List];
  }

  /** Part after part, until there are as many as are wanted. */
  private async page<List extends FoundList>(
    reader: Reader,
    { place, after, rows }: FoundPage,
    { list, wanted }: { readonly list: List; readonly wanted: Wanted },
  ): Promise<readonly Found<ItemOf<List>>[]> {
    const found: Found<ItemOf<List>>[] = [];
    let from = after;
    for (;;) {
      const of = [place.projectId, place.id, list, from, marksOf(wanted), FOUND_PARTS_AT_ONCE];
      const parts = await reader.query<Part[]>(PARTS, of);
      const items = parts.flatMap((part) => foundIn<List>(part));
      found.push(...items.filter(({ position, item }) => position > after && saysAll(item, wanted)));
      const end = parts.at(-1);
      if (found.length >= rows || end === undefined || parts.length < FOUND_PARTS_AT_ONCE) {
        return found.slice(0, rows);
      }
      from = end.last;
    }
  }
}

type ItemOf<List extends FoundList> = Snapshot[List][number];

interface Part {
  readonly last: number;
  readonly items: Buffer;
}

function foundIn<List extends FoundList>({ last, items }: Part): readonly Found<ItemOf<List>>[] {
  const read = itemsIn(items) as readonly ItemOf<List>[];
  return read.map((item, at) => ({ position: last - read.length + 1 + at, item }));
}

function saysAll(item: object, wanted: Wanted): boolean {
  const said = new Map<string, unknown>(Object.entries(item));
  return Object.entries(wanted).every(([field, value]) => value === null || said.get(field) === value);
}

function valuesOf({ place, after, rows }: FoundPage): readonly unknown[] {
  return [place.projectId, place.id, after, rows];
}

const SERVICES = `
  SELECT (at - 1)::int AS position, item
    FROM source_snapshots, json_array_elements(services) WITH ORDINALITY AS listed (item, at)
   WHERE project_id = $1 AND scan_id = $2 AND at - 1 > $3 ORDER BY at LIMIT $4`;

const OF_LIST = "FROM source_found WHERE project_id = $1 AND scan_id = $2 AND list = $3";

const PARTS = `SELECT last, items ${OF_LIST} AND last > $4 AND marks @> $5::text[] ORDER BY last LIMIT $6`;

const ALL = `SELECT last, items ${OF_LIST} ORDER BY last`;
