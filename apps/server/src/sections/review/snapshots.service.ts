import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { answerTo } from "../../platform/errors/answers.js";
import type { BytesAnswer } from "../../platform/http/send-bytes.js";
import { decodeCursor, pageOf } from "../../platform/pagination/cursor.js";
import { numberIn } from "../../platform/pagination/number-cursor.js";
import type { Page } from "../../platform/pagination/page.js";
import type { PageQuery } from "../../platform/pagination/page-query.js";
import { answerOf } from "./review.service.js";
import { ReviewRunner, type Waiting } from "./review-runner.js";
import { AnswerRepository } from "./storing/answer.repository.js";
import { SnapshotRepository, type SnapshotSummary } from "./storing/snapshot.repository.js";

/** Kept reviews (docs/reference/review.md#snapshots). */
@Injectable()
export class SnapshotsService {
  private readonly answers = new AnswerRepository();
  private readonly snapshots = new SnapshotRepository();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewRunner,
  ) {}

  async list(projectId: Guid, { cursor, limit }: PageQuery): Promise<Page<SnapshotSummary>> {
    const list = `snapshots of ${projectId}`;
    const before = numberIn(decodeCursor(list, cursor));
    const rows = await this.snapshots.page(this.unitOfWork.reader, projectId, { before, rows: limit + 1 });
    const { items, nextCursor } = pageOf(list, rows, limit, ({ number }) => [String(number)]);
    return { items: items.map(({ summary }) => summary), nextCursor };
  }

  async keep(caller: ProjectCaller, bytes: Uint8Array, gone: AbortSignal): Promise<BytesAnswer> {
    const { projectId } = caller;
    const request = { caller, bytes: bytes.slice() };
    return answerOf(await this.reviews.run("keep", { projectId, gone }, request));
  }

  async read(waiting: Waiting, id: Guid): Promise<BytesAnswer> {
    const place = { projectId: waiting.projectId, id };
    return answerOf(await this.reviews.run("snapshot", waiting, place));
  }

  /** What became of its findings since. */
  async changes(waiting: Waiting, id: Guid): Promise<BytesAnswer> {
    const place = { projectId: waiting.projectId, id };
    return answerOf(await this.reviews.run("changes", waiting, place));
  }

  /** The project is held first, as its deletion does: then neither waits for the other in a circle. */
  remove({ projectId }: ProjectCaller, id: Guid): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      if (!(await this.answers.hold(tx, projectId))) {
        throw answerTo({ outcome: "no-project" });
      }
      if (!(await this.snapshots.remove(tx, { projectId, id }))) {
        throw answerTo({ outcome: "no-snapshot" });
      }
    });
  }
}
