import { Injectable } from "@nestjs/common";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { notFound, validationError } from "../../../platform/errors/api-error.js";
import { versionTag } from "../../../platform/http/if-match.js";
import type { PartsAnswer } from "../../../platform/http/send-bytes.js";
import { decodeCursor, pageOf } from "../../../platform/pagination/cursor.js";
import { numberIn } from "../../../platform/pagination/number-cursor.js";
import type { Page } from "../../../platform/pagination/page.js";
import { Threads } from "../../../platform/workers/threads.js";
import { type HistoryEntryResponse, toHistoryEntryResponse } from "../dto/history.response.js";
import type { BranchPageQuery, StateQuery } from "../dto/state.query.js";
import { ModelStreams } from "../streams/model-streams.js";
import { HistoryRepository } from "./history.repository.js";
import { MODEL_READING } from "./model-reading.work.js";

@Injectable()
export class ModelService {
  private readonly reading;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly streams: ModelStreams,
    private readonly changes: HistoryRepository,
    threads: Threads,
  ) {
    this.reading = threads.lineFor(MODEL_READING);
  }

  /** The tag is no reason for a 304: a change of a schema leaves the version as it is. */
  async read(projectId: Guid, query: StateQuery, gone: AbortSignal): Promise<PartsAnswer> {
    if (query.revisionId !== undefined) {
      refuseBesideRevision(query);
    }
    const wanted = {
      branchId: namedId(query.branchId, "branchId"),
      revisionId: namedId(query.revisionId, "revisionId"),
      version: query.version ?? null,
    };
    const written = await this.reading.run("writeModel", { projectId, wanted }, { signal: gone });
    return {
      parts: written.parts,
      contentType: "application/json; charset=utf-8",
      headers: { ETag: versionTag(written.modelVersion) },
      mayGzip: true,
    };
  }

  async history(projectId: Guid, query: BranchPageQuery): Promise<Page<HistoryEntryResponse>> {
    const { reader } = this.unitOfWork;
    const stream = await this.streams.ofHistory(reader, projectId, query.branchId);
    const list = `history ${stream.streamId}`;
    const before = numberIn(decodeCursor(list, query.cursor));
    const rows = await this.changes.page(reader, stream, { before, rows: query.limit + 1 });
    return pageOf(list, rows.map(toHistoryEntryResponse), query.limit, ({ version }) => [String(version)]);
  }
}

function refuseBesideRevision(query: StateQuery): void {
  const beside = (["branchId", "version"] as const).filter((field) => query[field] !== undefined);
  if (beside.length === 0) {
    return;
  }
  throw validationError(beside.map((field) => ({ field, message: "cannot stand beside revisionId" })));
}

function namedId(text: string | undefined, field: string): Guid | null {
  if (text === undefined) {
    return null;
  }
  const id = parseGuid(text);
  if (id === null) {
    throw notFound(`${field}: names nothing here`);
  }
  return id;
}
