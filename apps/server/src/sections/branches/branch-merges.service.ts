import { Injectable } from "@nestjs/common";
import { assertNever } from "@plumbline/model-core";
import { ApiError, conflict, notFound, otherVersion } from "../../platform/errors/api-error.js";
import { versionTag } from "../../platform/http/if-match.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import type { MergeOutcome, MergeRequest } from "./merge-branch.js";
import { MergeThreads } from "./merge-threads.js";

@Injectable()
export class BranchMergesService {
  constructor(private readonly threads: MergeThreads) {}

  async merge(request: MergeRequest, gone: AbortSignal): Promise<BytesAnswer> {
    const { bytes, version } = mergedOrRefused(await this.threads.merge(request, gone));
    return { bytes, contentType: "application/json; charset=utf-8", headers: { ETag: versionTag(version) } };
  }
}

function mergedOrRefused(result: MergeOutcome): MergeOutcome & { readonly outcome: "merged" } {
  switch (result.outcome) {
    case "merged":
      return result;
    case "no-branch":
      throw notFound("The project has no such branch");
    case "not-open":
      throw conflict(`The branch is ${result.state}`);
    case "variant":
      throw conflict("A variant is never merged");
    case "other-version":
      throw otherVersion("main", result.modelVersion);
    case "conflicts":
      throw new ApiError({ status: 409, type: result.refusal.code, ...result.refusal });
    default:
      return assertNever(result);
  }
}
