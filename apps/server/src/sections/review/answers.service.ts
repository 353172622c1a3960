import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { AnsweredFinding } from "@plumbline/review-rules";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { decodeCursor, pageOf } from "../../platform/pagination/cursor.js";
import { numberIn } from "../../platform/pagination/number-cursor.js";
import type { Page } from "../../platform/pagination/page.js";
import type { PageQuery } from "../../platform/pagination/page-query.js";
import { ReviewRunner } from "./review-runner.js";
import { AnswerRepository, type AnswerRow } from "./storing/answer.repository.js";

/** An answer that was given, as lists show it. */
export type GivenAnswer = AnswerRow["answer"] & Pick<AnswerRow, "isNewest">;

/** Answers to findings (docs/reference/review.md#answers). */
@Injectable()
export class AnswersService {
  private readonly answers = new AnswerRepository();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewRunner,
  ) {}

  /** Every answer that was ever given, the newest first. */
  async list(projectId: Guid, { cursor, limit }: PageQuery): Promise<Page<GivenAnswer>> {
    const list = `answers of ${projectId}`;
    const before = numberIn(decodeCursor(list, cursor));
    const rows = await this.answers.page(this.unitOfWork.reader, projectId, { before, rows: limit + 1 });
    const { items, nextCursor } = pageOf(list, rows, limit, ({ number }) => [String(number)]);
    return { items: items.map(({ answer, isNewest }) => ({ ...answer, isNewest })), nextCursor };
  }

  /** Answers one finding, or several at once. */
  async give(
    caller: ProjectCaller,
    { bytes, howMany }: { readonly bytes: Uint8Array; readonly howMany: "one" | "several" },
    gone: AbortSignal,
  ): Promise<readonly AnsweredFinding[]> {
    const { projectId } = caller;
    const request = { caller, bytes: bytes.slice(), howMany };
    return (await this.reviews.run("answer", { projectId, gone }, request)).findings;
  }
}
