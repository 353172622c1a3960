import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller, type UserPrincipal } from "../../../platform/access/principal.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import type { BytesAnswer } from "../../../platform/http/send-bytes.js";
import { decodeCursor, pageOf } from "../../../platform/pagination/cursor.js";
import { numberIn } from "../../../platform/pagination/number-cursor.js";
import type { Page } from "../../../platform/pagination/page.js";
import { ownBytes } from "../../../platform/workers/own-bytes.js";
import { Threads } from "../../../platform/workers/threads.js";
import type { CreateImportRequest, ImportListQuery } from "../dto/source-import-requests.js";
import { ImportRepository } from "./import.repository.js";
import type { ImportCounts, ImportPlace, ImportRecord } from "./import-record.js";
import { IMPORTING } from "./importing.work.js";
import { toImportResponse } from "./to-import-response.js";

/** Source imports (docs/reference/source-imports.md). */
@Injectable()
export class ImportsService {
  private readonly imports = new ImportRepository();
  private readonly importing;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    threads: Threads,
  ) {
    this.importing = threads.lineFor(IMPORTING);
  }

  async list(
    projectId: Guid,
    query: ImportListQuery,
  ): Promise<Page<ImportRecord & { readonly counts: ImportCounts }>> {
    const { cursor, limit, repositoryId = null, state = null } = query;
    const name = `source imports of ${projectId}`;
    const before = numberIn(decodeCursor(name, cursor));
    const page = { projectId, repositoryId, state, before, rows: limit + 1 };
    const rows = await this.imports.page(this.unitOfWork.reader, page);
    const { items, nextCursor } = pageOf(name, rows, limit, ({ number }) => [number]);
    return { items: items.map(toImportResponse), nextCursor };
  }

  async read(place: ImportPlace, gone: AbortSignal): Promise<BytesAnswer> {
    return answerOf(await this.importing.run("readImport", place, { signal: gone }));
  }

  async create(
    caller: ProjectCaller<UserPrincipal>,
    { id, scanId, systemId }: CreateImportRequest,
    gone: AbortSignal,
  ): Promise<BytesAnswer> {
    const wanted = { projectId: caller.projectId, id, scanId, systemId, actor: actorOf(caller) };
    return answerOf(await this.importing.run("createImport", wanted, { unlessLeft: gone }));
  }

  async decide(
    caller: ProjectCaller<UserPrincipal>,
    id: Guid,
    { bytes, gone }: { readonly bytes: Uint8Array; readonly gone: AbortSignal },
  ): Promise<BytesAnswer> {
    const sent = {
      place: { projectId: caller.projectId, id },
      bytes: ownBytes(bytes),
      by: caller.principal.id,
      actor: actorOf(caller),
    };
    return answerOf(await this.importing.run("decideImport", sent, { unlessLeft: gone }));
  }
}

function answerOf({ bytes }: { readonly bytes: Uint8Array }): BytesAnswer {
  return { bytes, contentType: "application/json; charset=utf-8", mayGzip: true };
}
