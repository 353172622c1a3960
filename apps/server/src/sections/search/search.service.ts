import { Injectable } from "@nestjs/common";
import { type Guid, parseGuid } from "@plumbline/model-core";
import type { Caller } from "../../platform/access/principal.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { validationError } from "../../platform/errors/api-error.js";
import { decodeCursor, type Keyset, pageOf, refuseCursor } from "../../platform/pagination/cursor.js";
import { toFoundResponse } from "./dto/found.response.js";
import type { SearchQuery } from "./dto/search.query.js";
import type { SearchResponse } from "./dto/search.response.js";
import { Indexer } from "./indexing/indexer.js";
import type { Place } from "./places.js";
import { type FoundRow, type SearchPosition, SearchRepository } from "./search.repository.js";
import { type Sought, wordsOf } from "./words-of.js";

@Injectable()
export class SearchService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly indexer: Indexer,
    private readonly entries: SearchRepository,
  ) {}

  /** What the caller may not see is not there: a place of others finds nothing. */
  async search({ principal }: Caller, query: SearchQuery): Promise<SearchResponse> {
    const sought = soughtIn(query.q);
    const { kind = null, limit } = query;
    const [workspaceId, projectId] = [query.workspaceId, query.projectId].map(guidOf);
    if (workspaceId === undefined || projectId === undefined) {
      return { items: [], nextCursor: null, isWhole: true };
    }
    const list = `search ${JSON.stringify([sought.phrase, kind, workspaceId, projectId])}`;
    const after = positionIn(decodeCursor(list, query.cursor));
    const place: Place = { principal, workspaceId, projectId };
    const isWhole = await this.indexer.catchUp(place);
    const page = { kind, after, rows: limit + 1 };
    const rows = await this.entries.page(this.unitOfWork.reader, place, sought, page);
    const { items, nextCursor } = pageOf(list, rows, limit, keysetOf);
    return { items: items.map((row) => toFoundResponse(row, sought.words)), nextCursor, isWhole };
  }
}

function soughtIn(q: string): Sought {
  const sought = wordsOf(q);
  if ("message" in sought) {
    throw validationError([sought]);
  }
  return sought;
}

/** Null where nothing is named, undefined where nothing can have that name. */
function guidOf(text: string | undefined): Guid | null | undefined {
  return text === undefined ? null : (parseGuid(text) ?? undefined);
}

function keysetOf({ rank, key, kind, projectId, id }: FoundRow): Keyset {
  return [String(rank), key, kind, projectId, id];
}

/** The check of a cursor is no secret, so what stands in one is read as any other input. */
function positionIn(keyset: Keyset | null): SearchPosition | null {
  if (keyset === null) {
    return null;
  }
  const [rank = "", key, kind, project, entry, ...rest] = keyset;
  const [projectId, id] = [parseGuid(project), parseGuid(entry)];
  const isWhole = /^[0-5]$/.test(rank) && key !== undefined && kind !== undefined && rest.length === 0;
  if (!isWhole || projectId === null || id === null || key.includes("\0") || kind.includes("\0")) {
    throw refuseCursor();
  }
  return { rank: Number(rank), key, kind, projectId, id };
}
