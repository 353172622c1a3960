import { Injectable } from "@nestjs/common";
import type { ArchitectureListItem } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import type { BytesAnswer } from "../../../platform/http/send-bytes.js";
import { decodeCursor, encodeCursor } from "../../../platform/pagination/cursor.js";
import { numberIn } from "../../../platform/pagination/number-cursor.js";
import type { Page } from "../../../platform/pagination/page.js";
import { RateLimiter } from "../../../platform/rate-limit/rate-limiter.js";
import { ownBytes } from "../../../platform/workers/own-bytes.js";
import { Threads } from "../../../platform/workers/threads.js";
import type { ArchitectureListQuery } from "../dto/architecture-list.query.js";
import { submittedOf } from "../dto/proposal-list.query.js";
import type { ArchitecturePlace } from "./architecture.repository.js";
import { ARCHITECTURES } from "./architectures.work.js";

/** A person decides items of a proposal. */
export interface ArchitectureDecisionCall {
  readonly caller: ProjectCaller<UserPrincipal>;
  readonly id: Guid;
  readonly bytes: Uint8Array;
  /** Fires when the client leaves. */
  readonly gone: AbortSignal;
}

/** Architecture proposals (docs/reference/ai.md#architecture-proposals). */
@Injectable()
export class ArchitecturesService {
  private readonly work;

  constructor(
    private readonly limiter: RateLimiter,
    threads: Threads,
  ) {
    this.work = threads.lineFor(ARCHITECTURES);
  }

  async list(
    projectId: Guid,
    query: ArchitectureListQuery,
    gone: AbortSignal,
  ): Promise<Page<ArchitectureListItem>> {
    const name = `architecture proposals of ${projectId}`;
    const { limit, status = null } = query;
    const before = numberIn(decodeCursor(name, query.cursor));
    const page = { projectId, status, submitted: submittedOf(query), before, rows: limit + 1 };
    const { items: found } = await this.work.run("listArchitectures", page, { signal: gone });
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const nextCursor = found.length > limit && last !== undefined ? encodeCursor(name, [last.number]) : null;
    return { items: items.map(({ item }) => item), nextCursor };
  }

  async read(place: ArchitecturePlace, gone: AbortSignal): Promise<BytesAnswer> {
    return answerOf(await this.work.run("readArchitecture", place, { signal: gone }));
  }

  /** Counted for whoever submits, over REST and by tools together. */
  async submit(caller: ProjectCaller, bytes: Uint8Array, gone: AbortSignal): Promise<BytesAnswer> {
    await this.limiter.countFor("submit-proposal", caller.principal.id);
    const submitted = { caller, bytes: ownBytes(bytes) };
    return answerOf(await this.work.run("submitArchitecture", submitted, { unlessLeft: gone }));
  }

  async decide({ caller, id, bytes, gone }: ArchitectureDecisionCall): Promise<BytesAnswer> {
    const request = { caller, id, bytes: ownBytes(bytes) };
    return answerOf(await this.work.run("decideArchitecture", request, { unlessLeft: gone }));
  }

  async remove(caller: ProjectCaller, id: Guid, gone: AbortSignal): Promise<void> {
    await this.work.run("deleteArchitecture", { caller, id }, { unlessLeft: gone });
  }
}

function answerOf({ bytes }: { readonly bytes: Uint8Array }): BytesAnswer {
  return { bytes, contentType: "application/json; charset=utf-8", mayGzip: true };
}
