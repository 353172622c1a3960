import { Injectable } from "@nestjs/common";
import type {
  Coverage,
  PatternFinding,
  RepositoryService,
  SnapshotFile,
  SourceFact,
} from "@plumbline/source-scanner";
import type { Reader } from "../../../platform/database/statements.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { decodeCursor, pageOf } from "../../../platform/pagination/cursor.js";
import { numberIn } from "../../../platform/pagination/number-cursor.js";
import type { Page } from "../../../platform/pagination/page.js";
import type { PageQuery } from "../../../platform/pagination/page-query.js";
import type { SourceFactListQuery, SourceFileListQuery } from "../dto/scan-queries.js";
import { LinkRepository } from "../links/link.repository.js";
import { type Found, type FoundPage, FoundRepository } from "./found.repository.js";
import { ScanRepository } from "./scan.repository.js";
import { noScan, noSnapshot } from "./scan-errors.js";
import type { ScanPlace } from "./scan-record.js";

/** A repository service with the element that it is linked with. */
export type LinkedService = RepositoryService & { readonly linkedElementId: string | null };

type Read<Item> = (reader: Reader, page: FoundPage) => Promise<readonly Found<Item>[]>;

/** What scans found, list by list (docs/reference/scans.md#what-a-scan-found). */
@Injectable()
export class FoundService {
  private readonly scans = new ScanRepository();
  private readonly found = new FoundRepository();
  private readonly links = new LinkRepository();

  constructor(private readonly unitOfWork: UnitOfWork) {}

  async services(place: ScanPlace, query: PageQuery): Promise<Page<LinkedService>> {
    const page = await this.page(place, query, "services", (reader, wanted) =>
      this.found.services(reader, wanted),
    );
    const elements = await this.linkedElements(place);
    const items = page.items.map((service) => ({
      ...service,
      linkedElementId: elements.get(service.serviceKey) ?? null,
    }));
    return { ...page, items };
  }

  /** As links are now, whenever the scan was. */
  private async linkedElements(place: ScanPlace): Promise<ReadonlyMap<string, string>> {
    const { reader } = this.unitOfWork;
    const scan = await this.scans.find(reader, place);
    const of = { projectId: place.projectId, repository: scan?.repository ?? "" };
    const links = await this.links.services(reader, of);
    return new Map(links.map(({ serviceKey, elementId }) => [serviceKey, elementId]));
  }

  async facts(place: ScanPlace, query: SourceFactListQuery): Promise<Page<Required<SourceFact>>> {
    const { kind = null, serviceKey = null } = query;
    const { items, ...page } = await this.page(place, query, "facts", (reader, found) =>
      this.found.facts(reader, found, { kind, serviceKey }),
    );
    return { ...page, items: items.map((fact) => ({ ...fact, grounds: fact.grounds ?? [] })) };
  }

  patterns(place: ScanPlace, query: PageQuery): Promise<Page<PatternFinding>> {
    return this.page(place, query, "patterns", (reader, page) => this.found.patterns(reader, page));
  }

  coverage(place: ScanPlace, query: PageQuery): Promise<Page<Coverage>> {
    return this.page(place, query, "coverage", (reader, page) => this.found.coverage(reader, page));
  }

  files(place: ScanPlace, query: SourceFileListQuery): Promise<Page<SnapshotFile>> {
    const { status = null } = query;
    return this.page(place, query, "files", (reader, page) => this.found.files(reader, page, status));
  }

  /** A cursor holds how many entries there are before the page, which is one more than the last position. */
  private async page<Item>(
    place: ScanPlace,
    { cursor, limit }: PageQuery,
    list: string,
    read: Read<Item>,
  ): Promise<Page<Item>> {
    const name = `${list} of scan ${place.id}`;
    const before = numberIn(decodeCursor(name, cursor)) ?? 0;
    const rows = await this.unitOfWork.readAtOnce(async (reader) => {
      const scan = await this.scans.find(reader, place);
      if (scan === null) {
        throw noScan();
      }
      if (!scan.hasSnapshot) {
        throw noSnapshot();
      }
      return read(reader, { place, after: before - 1, rows: limit + 1 });
    });
    const { items, nextCursor } = pageOf(name, rows, limit, ({ position }) => [String(position + 1)]);
    return { items: items.map(({ item }) => item), nextCursor };
  }
}
