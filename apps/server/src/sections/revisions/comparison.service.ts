import { Injectable } from "@nestjs/common";
import { type Guid, type Issue } from "@plumbline/model-core";
import { validationError } from "../../platform/errors/api-error.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import { Threads } from "../../platform/workers/threads.js";
import type { CompareQuery } from "./dto/compare.query.js";
import { type ModelRef, parseModelRef } from "./model-ref.js";
import type { BranchChangesRequest, WrittenAnswer } from "./revision-models.worker.js";
import { REVISIONS } from "./revisions.work.js";

@Injectable()
export class ComparisonService {
  private readonly revisions;

  constructor(threads: Threads) {
    this.revisions = threads.lineFor(REVISIONS);
  }

  async compare(projectId: Guid, query: CompareQuery, gone: AbortSignal): Promise<BytesAnswer> {
    const { left, right } = refsOf(query);
    const request = { projectId, left, right };
    return answerOf(await this.revisions.run("compareModelStates", request, { signal: gone }));
  }

  /** What changed in an open branch since it began. */
  async changesOfBranch(request: BranchChangesRequest, gone: AbortSignal): Promise<BytesAnswer> {
    return answerOf(await this.revisions.run("compareBranch", request, { signal: gone }));
  }
}

function answerOf({ bytes, hash }: WrittenAnswer): BytesAnswer {
  return {
    bytes,
    contentType: "application/json; charset=utf-8",
    mayGzip: true,
    etag: `"${hash}"`,
    headers: { "Cache-Control": "private, no-cache" },
  };
}

interface Refs {
  readonly left: ModelRef;
  readonly right: ModelRef;
}

/** Both are read, so that both are refused at once. */
function refsOf({ left, right }: CompareQuery): Refs {
  const leftRef = left === undefined ? ({ kind: "newest-revision" } as const) : parseModelRef(left);
  const rightRef = parseModelRef(right ?? "main");
  if (leftRef !== null && rightRef !== null) {
    return { left: leftRef, right: rightRef };
  }
  const malformed = { left: leftRef === null, right: rightRef === null };
  throw validationError(
    (["left", "right"] as const)
      .filter((side) => malformed[side])
      .map((field): Issue => ({ field, message: MALFORMED })),
  );
}

const MALFORMED = "must be main, main@<version>, or an ID";
