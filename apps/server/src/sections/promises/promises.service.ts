import { Injectable } from "@nestjs/common";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { type PromiseChanges, type PromiseListItem, parseRequirementId } from "@plumbline/promise-core";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { answerTo } from "../../platform/errors/answers.js";
import { decodeCursor, pageOf } from "../../platform/pagination/cursor.js";
import { numberIn } from "../../platform/pagination/number-cursor.js";
import type { Page } from "../../platform/pagination/page.js";
import { ownBytes } from "../../platform/workers/own-bytes.js";
import { Threads } from "../../platform/workers/threads.js";
import { filterOf, type PromiseListQuery } from "./dto/promise-list.query.js";
import { PROMISES } from "./promises.work.js";
import type { AnsweredPromise, PromiseFormat } from "./reading/answered-promise.js";
import { type Prefix, PrefixRepository } from "./storing/prefix.repository.js";
import type { PromisePlace } from "./storing/promise.repository.js";
import type { PromiseWriteWithBody } from "./writing/change-promise.js";
import type { PromiseWrite } from "./writing/move-promise.js";

/** Promises by those who may read and write them (docs/reference/promises.md). */
@Injectable()
export class PromisesService {
  private readonly work;
  private readonly prefixes = new PrefixRepository();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    threads: Threads,
  ) {
    this.work = threads.lineFor(PROMISES);
  }

  async list(projectId: Guid, query: PromiseListQuery, gone: AbortSignal): Promise<Page<PromiseListItem>> {
    const name = `promises of ${projectId}`;
    const after = numberIn(decodeCursor(name, query.cursor)) ?? 0;
    const request = { projectId, filter: filterOf(query), after, rows: query.limit + 1 };
    const { listed } = await this.work.run("list", request, { signal: gone });
    const page = pageOf(name, listed, query.limit, ({ number }) => [String(number)]);
    return { ...page, items: page.items.map(({ item }) => item) };
  }

  read(projectId: Guid, name: string, format: PromiseFormat, gone: AbortSignal): Promise<AnsweredPromise> {
    return this.work.run("read", { ...placeOf(projectId, name), format }, { signal: gone });
  }

  async changes(projectId: Guid, name: string, gone: AbortSignal): Promise<PromiseChanges> {
    return (await this.work.run("compare", placeOf(projectId, name), { signal: gone })).changes;
  }

  create(caller: ProjectCaller, bytes: Uint8Array, gone: AbortSignal): Promise<AnsweredPromise> {
    return this.work.run("create", { caller, bytes: ownBytes(bytes) }, { unlessLeft: gone });
  }

  change(write: PromiseWriteWithBody, gone: AbortSignal): Promise<AnsweredPromise> {
    return this.work.run("change", withOwnBytes(write), { unlessLeft: gone });
  }

  revise(write: PromiseWriteWithBody, gone: AbortSignal): Promise<AnsweredPromise> {
    return this.work.run("revise", withOwnBytes(write), { unlessLeft: gone });
  }

  approve(write: PromiseWriteWithBody, gone: AbortSignal): Promise<AnsweredPromise> {
    return this.work.run("approve", withOwnBytes(write), { unlessLeft: gone });
  }

  discard(write: PromiseWrite, gone: AbortSignal): Promise<AnsweredPromise> {
    return this.work.run("discard", write, { unlessLeft: gone });
  }

  async remove(write: PromiseWrite, gone: AbortSignal): Promise<void> {
    await this.work.run("remove", write, { unlessLeft: gone });
  }

  prefix(projectId: Guid): Promise<Prefix> {
    return this.prefixes.find(this.unitOfWork.reader, projectId);
  }

  async setPrefix(caller: ProjectCaller, bytes: Uint8Array, gone: AbortSignal): Promise<Prefix> {
    return (await this.work.run("prefix", { caller, bytes: ownBytes(bytes) }, { unlessLeft: gone })).prefix;
  }
}

/** Bytes that may be handed to a thread. */
export function withOwnBytes<Sent extends { readonly bytes: Uint8Array }>(sent: Sent): Sent {
  return { ...sent, bytes: ownBytes(sent.bytes) };
}

/** Those who read may name a promise by its requirement ID. */
export function placeOf(projectId: Guid, name: string): PromisePlace {
  const id = parseGuid(name);
  if (id !== null) {
    return { projectId, ref: { id } };
  }
  if (parseRequirementId(name) === null) {
    throw answerTo({ outcome: "no-promise" });
  }
  return { projectId, ref: { requirementId: name } };
}
