import { Injectable } from "@nestjs/common";
import type { DiagramFormat, DrawRefusal } from "@plumbline/diagram-writer";
import { assertNever, type Issue, parseGuid } from "@plumbline/model-core";
import { ApiError, notFound } from "../../platform/errors/api-error.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import type { DrawOutcome } from "./draw-view.worker.js";
import { DrawingThreads } from "./drawing-threads.js";
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

/** The field of the view that keeps it from being drawn. */
const FIELD_AT_FAULT: Readonly<Record<DrawRefusal["code"], string | null>> = {
  root_missing: "rootId",
  scenario_missing: "scenarioId",
  diagram_too_large: null,
};

@Injectable()
export class DiagramsService {
  constructor(private readonly threads: DrawingThreads) {}

  async draw(
    { projectId, id }: ViewPlace,
    { format, style, branchId }: DiagramQuery,
    gone: AbortSignal,
  ): Promise<BytesAnswer> {
    const branch = branchId === undefined ? null : parseGuid(branchId);
    if (branchId !== undefined && branch === null) throw noBranch();
    const options = { format, mermaidStyle: style };
    const request = { projectId, viewId: id, branchId: branch, options };
    const { bytes, hash } = drawnOrRefused(await this.threads.draw(request, gone));
    return {
      bytes,
      contentType: CONTENT_TYPES[format],
      etag: `"${hash}"`,
      headers: { "Cache-Control": "private, no-cache", "Content-Security-Policy": CONTENT_SECURITY },
    };
  }
}

function drawnOrRefused(drawn: DrawOutcome): DrawOutcome & { readonly outcome: "drawn" } {
  switch (drawn.outcome) {
    case "drawn":
      return drawn;
    case "refused":
      throw notDrawable(drawn.refusal);
    case "no-view":
      throw notFound("The project has no such view");
    case "no-branch":
      throw noBranch();
    default:
      return assertNever(drawn);
  }
}

function noBranch() {
  return notFound("The project has no such branch");
}

/** The request is well formed; the view as it is kept cannot be drawn. */
function notDrawable({ code, message }: DrawRefusal): ApiError {
  const field = FIELD_AT_FAULT[code];
  const errors: readonly Issue[] = field === null ? [] : [{ field, message }];
  return new ApiError({ status: 422, type: code, title: `The view cannot be drawn: ${message}`, errors });
}
