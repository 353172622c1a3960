import { Injectable } from "@nestjs/common";
import { type Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../platform/access/principal.js";
import { presenceFlag } from "../../platform/http/client-presence.js";
import { versionTag } from "../../platform/http/if-match.js";
import { type Preconditions, writtenStateOf } from "../../platform/http/preconditions.js";
import type { BytesAnswer, PartsAnswer } from "../../platform/http/send-bytes.js";
import { ownBytes } from "../../platform/workers/own-bytes.js";
import { Threads } from "../../platform/workers/threads.js";
import type { ExportQuery } from "./dto/export.query.js";
import type { ImportQuery } from "./dto/import.query.js";
import { fileDisposition } from "./file-disposition.js";
import type { ImportRequest } from "./import-model-document.js";
import { KnownImports } from "./known-imports.js";
import { MODEL_DOCUMENTS } from "./model-documents.work.js";

const CONTENT_TYPES = { json: "application/json; charset=utf-8", yaml: "application/x-yaml" } as const;

/** A document as a client sent it. */
export interface SentDocument {
  readonly bytes: Uint8Array;
  readonly contentType: string | undefined;
  readonly preconditions: Preconditions;
  /** Fires when the client leaves. */
  readonly gone: AbortSignal;
}

@Injectable()
export class ModelDocumentService {
  private readonly documents;
  private readonly known = new KnownImports();

  constructor(threads: Threads) {
    this.documents = threads.lineFor(MODEL_DOCUMENTS);
  }

  async export(projectId: Guid, query: ExportQuery): Promise<PartsAnswer> {
    const { format } = query;
    const request = { projectId, format, compact: query.compact === "true" };
    const written = await this.documents.run("runExport", request, {});
    return {
      parts: written.parts,
      contentType: CONTENT_TYPES[format],
      mayGzip: true,
      etag: `"${written.hash}"`,
      headers: {
        "Cache-Control": "private, no-cache",
        "Content-Disposition": fileDisposition(written.projectName, format),
      },
    };
  }

  async import(caller: ProjectCaller, query: ImportQuery, sent: SentDocument): Promise<BytesAnswer> {
    const request = {
      bytes: ownBytes(sent.bytes),
      format: /yaml/i.test(sent.contentType ?? "") ? "yaml" : "json",
      projectId: caller.projectId,
      dryRun: query.dryRun === "true",
      expectedVersion: query.expectedVersion === undefined ? null : Number(query.expectedVersion),
      ifMatch: writtenStateOf(sent.preconditions, "main"),
      actor: actorOf(caller),
      client: presenceFlag(sent.gone),
      known: this.known.of(caller.projectId),
    } satisfies ImportRequest;
    const { bytes, version, known } = await this.documents.run("runImport", request, {
      unlessLeft: sent.gone,
      whenFull: { outcome: "too-much-to-hold" },
    });
    if (known !== null) {
      this.known.add(caller.projectId, known);
    }
    const headers = version === null ? {} : { ETag: versionTag(version) };
    return { bytes, contentType: CONTENT_TYPES.json, headers };
  }
}
