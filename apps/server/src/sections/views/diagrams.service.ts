import { Injectable } from "@nestjs/common";
import type { DiagramFormat } from "@plumbline/diagram-writer";
import { parseGuid } from "@plumbline/model-core";
import { notFound } from "../../platform/errors/api-error.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import { Threads } from "../../platform/workers/threads.js";
import { DRAWING } from "./drawing.work.js";
import type { DiagramQuery } from "./dto/diagram.query.js";
import type { ViewPlace } from "./view.repository.js";

const CONTENT_TYPES: Readonly<Record<DiagramFormat, string>> = {
  mermaid: "text/plain; charset=utf-8",
  plantuml: "text/plain; charset=utf-8",
  structurizr: "text/plain; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

/** A drawing opened by itself runs and loads nothing; its own style sheet is inside it. */
const CONTENT_SECURITY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

@Injectable()
export class DiagramsService {
  private readonly drawing;

  constructor(threads: Threads) {
    this.drawing = threads.lineFor(DRAWING);
  }

  /** Gives up when the client leaves while the drawing waits; one that has begun is finished. */
  async draw(
    { projectId, id }: ViewPlace,
    { format, style, branchId }: DiagramQuery,
    gone: AbortSignal,
  ): Promise<BytesAnswer> {
    const branch = branchId === undefined ? null : parseGuid(branchId);
    if (branchId !== undefined && branch === null) {
      throw noBranch();
    }
    const options = { format, mermaidStyle: style };
    const request = { projectId, viewId: id, branchId: branch, options };
    const { bytes, hash } = await this.drawing.run("drawStoredView", request, { unlessLeft: gone });
    return {
      bytes,
      contentType: CONTENT_TYPES[format],
      mayGzip: true,
      etag: `"${hash}"`,
      headers: { "Cache-Control": "private, no-cache", "Content-Security-Policy": CONTENT_SECURITY },
    };
  }
}

function noBranch() {
  return notFound("The project has no such branch");
}
