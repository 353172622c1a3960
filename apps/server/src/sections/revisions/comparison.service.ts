import { Injectable } from "@nestjs/common";
import { assertNever, type Guid, type Issue } from "@plumbline/model-core";
import { notFound, validationError } from "../../platform/errors/api-error.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import type { CompareQuery } from "./dto/compare.query.js";
import { type ModelRef, parseModelRef } from "./model-ref.js";
import type { BranchChangesRequest, WrittenAnswer } from "./revision-models.worker.js";
import { RevisionThreads } from "./revision-threads.js";

@Injectable()
export class ComparisonService {
  constructor(private readonly threads: RevisionThreads) {}

  async compare(projectId: Guid, query: CompareQuery, gone: AbortSignal): Promise<BytesAnswer> {
    const { left, right } = refsOf(query);
    const compared = await this.threads.compare({ projectId, left, right }, gone);
    switch (compared.outcome) {
      case "compared":
        return answerOf(compared);
      case "unknown":
        throw compared.side === "project" ? notFound() : notFound(`${compared.side}: names nothing here`);
      default:
        return assertNever(compared);
    }
  }

  /** What changed in an open branch since it began. */
  async changesOfBranch(request: BranchChangesRequest, gone: AbortSignal): Promise<BytesAnswer> {
    const compared = await this.threads.compareBranch(request, gone);
    if (compared === null) throw notFound("The project has no such branch, or it is not open");
    return answerOf(compared);
  }
}

function answerOf({ bytes, hash }: WrittenAnswer): BytesAnswer {
  return {
    bytes,
    contentType: "application/json; charset=utf-8",
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
  if (leftRef !== null && rightRef !== null) return { left: leftRef, right: rightRef };
  const malformed = { left: leftRef === null, right: rightRef === null };
  throw validationError(
    (["left", "right"] as const)
      .filter((side) => malformed[side])
      .map((field): Issue => ({ field, message: MALFORMED })),
  );
}

const MALFORMED = "must be main, main@<version>, or an ID";
