import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { validationError } from "../../platform/errors/api-error.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import type { StateQuery } from "../../platform/request/state.query.js";
import { Threads } from "../../platform/workers/threads.js";
import { IMPACT } from "./impact.work.js";
import type { ImpactFormat } from "./reading/write-impact.js";

/** A scan whose impact somebody waits for. */
export interface AskedImpact {
  readonly projectId: Guid;
  readonly scanId: Guid;
  readonly format: ImpactFormat;
}

/** What a change of a repository touches (docs/reference/change-impact.md). */
@Injectable()
export class ImpactService {
  private readonly work;

  constructor(threads: Threads) {
    this.work = threads.lineFor(IMPACT);
  }

  async impact(asked: AskedImpact, query: StateQuery, gone: AbortSignal): Promise<BytesAnswer> {
    const [revisionId, branchId] = [query.revisionId ?? null, query.branchId ?? null];
    if (revisionId !== null && branchId !== null) {
      throw validationError([{ field: "branchId", message: "must not stand beside revisionId" }]);
    }
    const { bytes, etag } = await this.work.run(
      "impact",
      { ...asked, revisionId, branchId },
      { signal: gone },
    );
    return {
      bytes,
      etag,
      contentType: `${asked.format}; charset=utf-8`,
      mayGzip: true,
      headers: { "Cache-Control": "private, no-cache", Vary: "Accept" },
    };
  }
}
