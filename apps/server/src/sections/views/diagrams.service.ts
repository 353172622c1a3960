import { Injectable } from "@nestjs/common";
import type { DiagramFormat, View } from "@plumbline/diagram-writer";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { notFound } from "../../platform/errors/api-error.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import { Threads } from "../../platform/workers/threads.js";
import { DRAWING } from "./drawing.work.js";
import type { DiagramQuery } from "./dto/diagram.query.js";

const CONTENT_TYPES: Readonly<Record<DiagramFormat, string>> = {
  mermaid: "text/plain; charset=utf-8",
  plantuml: "text/plain; charset=utf-8",
  structurizr: "text/plain; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

/** A drawing opened by itself runs and loads nothing; its own style sheet is inside it. */
const CONTENT_SECURITY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** What is to be drawn, and how. */
export interface AskedDrawing {
  readonly projectId: Guid;
  /** A stored view, or what one would say. */
  readonly view: Guid | View;
  readonly query: DiagramQuery;
}

@Injectable()
export class DiagramsService {
  private readonly drawing;

  constructor(threads: Threads) {
    this.drawing = threads.lineFor(DRAWING);
  }

  /** Gives up when the client leaves while the drawing waits; one that has begun is finished. */
  async draw(asked: AskedDrawing, gone: AbortSignal): Promise<BytesAnswer> {
    const { projectId, view, query } = asked;
    const { format, style } = query;
    const branchId = query.branchId === undefined ? null : parseGuid(query.branchId);
    if (query.branchId !== undefined && branchId === null) {
      throw noBranch();
    }
    const request = { projectId, view, branchId, options: { format, mermaidStyle: style } };
    const { bytes, hash } = await this.drawing.run("draw", request, { unlessLeft: gone });
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
