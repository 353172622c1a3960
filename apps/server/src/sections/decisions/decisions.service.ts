import { Injectable } from "@nestjs/common";
import type { DecisionRecord } from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { decodeCursor, encodeCursor } from "../../platform/pagination/cursor.js";
import { numberIn } from "../../platform/pagination/number-cursor.js";
import type { Page } from "../../platform/pagination/page.js";
import { ownBytes } from "../../platform/workers/own-bytes.js";
import { Threads } from "../../platform/workers/threads.js";
import { SchemaCheckGuard } from "../scenarios/scenarios.module.js";
import { ACCEPTANCES, DECISIONS } from "./decisions.work.js";
import { type DecisionListQuery, filterOf } from "./dto/decision-list.query.js";
import type { AnsweredDecision } from "./reading/answer-decision.js";
import type { DecisionPlace } from "./storing/decision.repository.js";
import type { DecisionRequestOf, DecisionRequestWithBody } from "./writing/move-decision.js";

/** Decisions by those who may read and write them (docs/reference/decisions.md). */
@Injectable()
export class DecisionsService {
  private readonly work;
  private readonly accepting;

  constructor(
    private readonly guard: SchemaCheckGuard,
    threads: Threads,
  ) {
    this.work = threads.lineFor(DECISIONS);
    this.accepting = threads.lineFor(ACCEPTANCES);
  }

  async list(projectId: Guid, query: DecisionListQuery, gone: AbortSignal): Promise<Page<DecisionRecord>> {
    const name = `decisions of ${projectId}`;
    const after = numberIn(decodeCursor(name, query.cursor)) ?? 0;
    const request = { projectId, filter: filterOf(query), after, limit: query.limit };
    const { records, hasMore } = await this.work.run("list", request, { signal: gone });
    const last = records.at(-1);
    const nextCursor = hasMore && last !== undefined ? encodeCursor(name, [String(last.number)]) : null;
    return { items: records, nextCursor };
  }

  read(place: DecisionPlace, gone: AbortSignal): Promise<AnsweredDecision> {
    return this.work.run("read", place, { signal: gone });
  }

  async markdown(place: DecisionPlace, gone: AbortSignal): Promise<Uint8Array> {
    return (await this.work.run("write", place, { signal: gone })).bytes;
  }

  async markdownOfAll(projectId: Guid, gone: AbortSignal): Promise<Uint8Array> {
    return (await this.work.run("writeAll", { projectId }, { signal: gone })).bytes;
  }

  create(caller: ProjectCaller, bytes: Uint8Array, gone: AbortSignal): Promise<AnsweredDecision> {
    return this.work.run("create", { caller, bytes: ownBytes(bytes) }, { unlessLeft: gone });
  }

  change(write: DecisionRequestWithBody, gone: AbortSignal): Promise<AnsweredDecision> {
    return this.work.run("change", withOwnBytes(write), { unlessLeft: gone });
  }

  async remove(write: DecisionRequestOf, gone: AbortSignal): Promise<void> {
    await this.work.run("remove", write, { unlessLeft: gone });
  }

  accept(write: DecisionRequestWithBody, gone: AbortSignal): Promise<AnsweredDecision> {
    const { projectId } = write.caller;
    return this.guard.finish(this.accepting, { projectId, gone }, (clock, signal) =>
      this.accepting.run("accept", { ...write, bytes: write.bytes.slice(), clock }, { signal }),
    );
  }

  reject(write: DecisionRequestWithBody, gone: AbortSignal): Promise<AnsweredDecision> {
    return this.work.run("reject", withOwnBytes(write), { unlessLeft: gone });
  }
}

/** Bytes that may be handed to a thread. */
function withOwnBytes(write: DecisionRequestWithBody): DecisionRequestWithBody {
  return { ...write, bytes: ownBytes(write.bytes) };
}
