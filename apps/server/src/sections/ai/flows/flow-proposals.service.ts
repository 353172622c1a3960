import { Injectable } from "@nestjs/common";
import type { FlowProposalListItem } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import type { BytesAnswer } from "../../../platform/http/send-bytes.js";
import { decodeCursor, encodeCursor } from "../../../platform/pagination/cursor.js";
import { numberIn } from "../../../platform/pagination/number-cursor.js";
import type { Page } from "../../../platform/pagination/page.js";
import { RateLimiter } from "../../../platform/rate-limit/rate-limiter.js";
import { ownBytes } from "../../../platform/workers/own-bytes.js";
import { Threads } from "../../../platform/workers/threads.js";
import { SchemaCheckGuard } from "../../scenarios/scenarios.module.js";
import type { FlowProposalListQuery } from "../dto/flow-proposal-list.query.js";
import { submittedOf } from "../dto/proposal-list.query.js";
import type { FlowProposalPlace } from "./flow-proposal.repository.js";
import { FLOWS } from "./flows.work.js";

/** A proposal by those who may see it, or write. */
export interface FlowCall {
  readonly caller: ProjectCaller;
  readonly id: Guid;
  readonly bytes: Uint8Array;
  /** Fires when the client leaves. */
  readonly gone: AbortSignal;
}

/** Flow proposals (docs/reference/ai.md#flow-proposals). */
@Injectable()
export class FlowProposalsService {
  private readonly work;

  constructor(
    private readonly guard: SchemaCheckGuard,
    private readonly limiter: RateLimiter,
    threads: Threads,
  ) {
    this.work = threads.lineFor(FLOWS);
  }

  async list(
    projectId: Guid,
    query: FlowProposalListQuery,
    gone: AbortSignal,
  ): Promise<Page<FlowProposalListItem>> {
    const name = `flow proposals of ${projectId}`;
    const { limit, status = null } = query;
    const before = numberIn(decodeCursor(name, query.cursor));
    const page = { projectId, status, submitted: submittedOf(query), before, rows: limit + 1 };
    const { items: found } = await this.work.run("listFlows", page, { signal: gone });
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const nextCursor = found.length > limit && last !== undefined ? encodeCursor(name, [last.number]) : null;
    return { items: items.map(({ item }) => item), nextCursor };
  }

  async read(place: FlowProposalPlace, gone: AbortSignal): Promise<BytesAnswer> {
    return answerOf(await this.work.run("readFlow", place, { signal: gone }));
  }

  /** Counted for whoever submits, over REST and by tools together. */
  async submit(caller: ProjectCaller, bytes: Uint8Array, gone: AbortSignal): Promise<BytesAnswer> {
    await this.limiter.countFor("submit-proposal", caller.principal.id);
    const { projectId } = caller;
    return answerOf(
      await this.guard.finish(this.work, { projectId, gone }, (clock, signal) =>
        this.work.run("submitFlow", { caller, bytes: bytes.slice(), clock }, { signal }),
      ),
    );
  }

  async accept({ caller, id, bytes, gone }: FlowCall): Promise<BytesAnswer> {
    const { projectId } = caller;
    return answerOf(
      await this.guard.finish(this.work, { projectId, gone }, (clock, signal) =>
        this.work.run("acceptFlow", { caller, id, bytes: bytes.slice(), clock }, { signal }),
      ),
    );
  }

  async reject({ caller, id, bytes, gone }: FlowCall): Promise<BytesAnswer> {
    const request = { caller, id, bytes: ownBytes(bytes) };
    return answerOf(await this.work.run("rejectFlow", request, { unlessLeft: gone }));
  }

  async remove({ caller, id, gone }: Omit<FlowCall, "bytes">): Promise<void> {
    await this.work.run("deleteFlow", { caller, id }, { unlessLeft: gone });
  }

  /** One missing part, or with null all that are left. */
  async createMissing(
    { caller, id, bytes, gone }: FlowCall & { readonly caller: ProjectCaller<UserPrincipal> },
    alias: string | null,
  ): Promise<BytesAnswer> {
    const request = { caller, id, alias, bytes: ownBytes(bytes) };
    return answerOf(await this.work.run("createMissingParts", request, { unlessLeft: gone }));
  }
}

function answerOf({ bytes }: { readonly bytes: Uint8Array }): BytesAnswer {
  return { bytes, contentType: "application/json; charset=utf-8", mayGzip: true };
}
