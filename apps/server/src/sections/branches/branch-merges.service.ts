import { Injectable } from "@nestjs/common";
import { versionTag } from "../../platform/http/if-match.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import { Threads } from "../../platform/workers/threads.js";
import type { MergeRequest } from "./merge-branch.js";
import { MERGING } from "./merging.work.js";

@Injectable()
export class BranchMergesService {
  private readonly merging;

  constructor(threads: Threads) {
    this.merging = threads.lineFor(MERGING);
  }

  async merge(request: MergeRequest, gone: AbortSignal): Promise<BytesAnswer> {
    const { bytes, version } = await this.merging.run("runMerge", request, { unlessLeft: gone });
    return { bytes, contentType: "application/json; charset=utf-8", headers: { ETag: versionTag(version) } };
  }
}
