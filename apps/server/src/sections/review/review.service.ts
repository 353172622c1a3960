import { Injectable } from "@nestjs/common";
import type { Guid, Issue } from "@plumbline/model-core";
import { RULES, type RuleRecord } from "@plumbline/review-rules";
import type { Caller } from "../../platform/access/principal.js";
import { humanOnly, validationError } from "../../platform/errors/api-error.js";
import { KeptAnswers } from "../../platform/http/kept-answers.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import type { StateQuery } from "../../platform/request/state.query.js";
import type { ReviewWanted } from "../findings/for-threads.js";
import type { CompareFindingsQuery } from "./dto/compare-findings.query.js";
import { type FindingsQuery, filterOf } from "./dto/findings.query.js";
import { KEPT_REVIEW_BYTES, KEPT_REVIEW_SECONDS } from "./limits.js";
import { parseSideOfReview } from "./reading/side-of-review.js";
import type { ShownState } from "./reading/state-tag.js";
import type { FindingsFormat } from "./reading/write-findings.js";
import { ReviewRunner, type Waiting } from "./review-runner.js";

const JSON_TEXT = "application/json; charset=utf-8";

const CONTENT_TYPES: { readonly [Format in FindingsFormat]: string } = {
  json: JSON_TEXT,
  sarif: "application/sarif+json; charset=utf-8",
  markdown: "text/markdown; charset=utf-8",
};

/** What the rules find (docs/reference/review.md). */
@Injectable()
export class ReviewService {
  private readonly kept = new KeptAnswers<Written>({
    bytes: KEPT_REVIEW_BYTES,
    seconds: KEPT_REVIEW_SECONDS,
  });

  constructor(private readonly reviews: ReviewRunner) {}

  rules(): readonly RuleRecord[] {
    return RULES.map(({ id, version, category, title, reads, settle }) => ({
      ...{ id, version, category, title, reads, settle },
    }));
  }

  /** `isKnown` says of an entity tag that the client has its answer: then it needs no bytes. */
  async findings(
    waiting: Waiting,
    query: FindingsQuery,
    isKnown: (etag: string) => boolean,
  ): Promise<BytesAnswer> {
    const { format = "json", fields } = query;
    const shown = { filter: filterOf(query), format, isSummary: fields === "summary" };
    const { projectId } = waiting;
    const request = { projectId, wanted: wantedOf(query), shown };
    return answerOf(await this.written(waiting, request, isKnown), CONTENT_TYPES[format]);
  }

  /** A state that is as it was is not written again. */
  private async written(
    waiting: Waiting,
    request: ShownState,
    isKnown: (etag: string) => boolean,
  ): Promise<Written> {
    const asked = JSON.stringify(request);
    const { etag } = await this.reviews.run("tag", waiting, request);
    const kept = isKnown(etag) ? { bytes: NOTHING, etag } : this.kept.find(asked, etag);
    if (kept !== null) {
      return kept;
    }
    const written = await this.reviews.run("findings", waiting, request);
    this.kept.keep(asked, written.etag, { bytes: written.bytes, etag: written.etag });
    return written;
  }

  /** Kept reviews are for people. */
  async compare(waiting: Waiting, query: CompareFindingsQuery, { principal }: Caller): Promise<BytesAnswer> {
    const { from, to } = sidesOf(query);
    if (principal.kind === "agent-token" && [from, to].some(({ is }) => is === "snapshot")) {
      throw humanOnly("A person alone reads kept reviews, not an agent token");
    }
    const request = { projectId: waiting.projectId, from, to };
    return answerOf(await this.reviews.run("compare", waiting, request));
  }

  /** What a batch of changes would do to the findings; nothing is written. */
  async preview(waiting: Waiting, bytes: Uint8Array): Promise<BytesAnswer> {
    const request = { projectId: waiting.projectId, bytes: bytes.slice() };
    return answerOf(await this.reviews.run("preview", waiting, request));
  }
}

const NOTHING = new Uint8Array();

type Written = Pick<BytesAnswer, "bytes"> & { readonly etag: string };

export function answerOf({ bytes, etag }: Written, contentType = JSON_TEXT): BytesAnswer {
  return { bytes, contentType, etag, mayGzip: true, headers: { "Cache-Control": "private, no-cache" } };
}

function wantedOf(query: StateQuery): ReviewWanted {
  const [revisionId, branchId] = [query.revisionId ?? null, query.branchId ?? null];
  if (revisionId !== null && branchId !== null) {
    throw validationError([{ field: "branchId", message: "must not stand beside revisionId" }]);
  }
  return { revisionId, branchId, version: null };
}

const MALFORMED = "must be main, a version, revision:<id>, branch:<id> or snapshot:<id>";

/** Both are read, so that both are refused at once. */
function sidesOf(query: CompareFindingsQuery) {
  const from = parseSideOfReview(query.from);
  const to = parseSideOfReview(query.to);
  if (from !== null && to !== null) {
    return { from, to };
  }
  const malformed = { from: from === null, to: to === null };
  throw validationError(
    (["from", "to"] as const)
      .filter((side) => malformed[side])
      .map((field): Issue => ({ field, message: MALFORMED })),
  );
}

/** A project and those who wait for its review. */
export function waitingFor(projectId: Guid, gone: AbortSignal): Waiting {
  return { projectId, gone };
}
