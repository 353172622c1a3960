import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { validationError } from "../../platform/errors/api-error.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import { Threads } from "../../platform/workers/threads.js";
import type { StateOfImpactQuery } from "./dto/impact.query.js";
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

  async impact(asked: AskedImpact, query: StateOfImpactQuery, gone: AbortSignal): Promise<BytesAnswer> {
    const [revisionId, branchId] = [query.revisionId ?? null, query.branchId ?? null];
    if (revisionId !== null && branchId !== null) {
      throw validationError([{ field: "branchId", message: "must not stand beside revisionId" }]);
    }
    const { bytes } = await this.work.run("impact", { ...asked, revisionId, branchId }, { signal: gone });
    return {
      bytes,
      contentType: `${asked.format}; charset=utf-8`,
      mayGzip: true,
      headers: { "Cache-Control": "private, no-cache", Vary: "Accept" },
    };
  }
}
