import { Injectable } from "@nestjs/common";
import { assertNever, type Guid } from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../platform/access/principal.js";
import { ApiError, conflict, humanOnly, notFound, otherVersion } from "../../platform/errors/api-error.js";
import { ClientGone } from "../../platform/errors/client-gone.js";
import { presenceFlag } from "../../platform/http/client-presence.js";
import { tagsOf, versionTag } from "../../platform/http/if-match.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import { DocumentThreads } from "./document-threads.js";
import type { ExportQuery } from "./dto/export.query.js";
import type { ImportQuery } from "./dto/import.query.js";
import { fileDisposition } from "./file-disposition.js";
import type { ImportOutcome, ImportRequest } from "./import-model-document.js";

const CONTENT_TYPES = { json: "application/json; charset=utf-8", yaml: "application/x-yaml" } as const;

/** A document as a client sent it. */
export interface SentDocument {
  readonly bytes: Uint8Array;
  readonly contentType: string | undefined;
  readonly ifMatch: string | undefined;
  /** Fires when the client leaves. */
  readonly gone: AbortSignal;
}

@Injectable()
export class ModelDocumentService {
  constructor(private readonly threads: DocumentThreads) {}

  async export(projectId: Guid, query: ExportQuery): Promise<BytesAnswer> {
    const { format } = query;
    const written = await this.threads.export({ projectId, format, compact: query.compact === "true" });
    if (written.outcome === "project-gone") throw notFound();
    return {
      bytes: written.bytes,
      contentType: CONTENT_TYPES[format],
      etag: `"${written.hash}"`,
      headers: {
        "Cache-Control": "private, no-cache",
        "Content-Disposition": fileDisposition(written.projectName, format),
      },
    };
  }

  async import(caller: ProjectCaller, query: ImportQuery, sent: SentDocument): Promise<BytesAnswer> {
    const dryRun = query.dryRun === "true";
    if (!dryRun && caller.principal.kind !== "user")
      throw humanOnly("An agent token may preview an import (dryRun=true), not write it");
    const request = {
      bytes: sent.bytes,
      format: /yaml/i.test(sent.contentType ?? "") ? "yaml" : "json",
      projectId: caller.projectId,
      dryRun,
      expectedVersion: query.expectedVersion === undefined ? null : Number(query.expectedVersion),
      ifMatch: tagsOf(sent.ifMatch),
      actor: actorOf(caller),
      client: presenceFlag(sent.gone),
    } satisfies ImportRequest;
    const outcome = await this.threads.import(request, sent.gone);
    const { bytes, version } = readOrRefused(outcome);
    const headers = version === null ? {} : { ETag: versionTag(version) };
    return { bytes, contentType: CONTENT_TYPES.json, headers };
  }
}

function readOrRefused(result: ImportOutcome): ImportOutcome & { readonly outcome: "read" } {
  switch (result.outcome) {
    case "read":
      return result;
    case "refused":
      throw new ApiError({ status: 400, type: result.refusal.code, ...result.refusal });
    case "other-version":
      throw otherVersion("main", result.modelVersion);
    case "project-gone":
      throw notFound();
    case "schemas-contended":
      throw conflict("Another project takes the same schema IDs at this moment: import again");
    case "too-much-to-hold":
      throw new ApiError({
        status: 400,
        type: "import_too_large",
        title: "The document has too many parts to be read",
      });
    case "client-gone":
      throw new ClientGone();
    default:
      return assertNever(result);
  }
}
