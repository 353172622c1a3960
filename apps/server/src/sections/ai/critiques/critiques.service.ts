import { Injectable } from "@nestjs/common";
import {
  aliasTable,
  CRITIQUE_TASK,
  type CritiqueListItem,
  checkCritiqueAnswer,
  readCritiqueRequest,
} from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { RULES } from "@plumbline/review-rules";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import { answerTo } from "../../../platform/errors/answers.js";
import type { BytesAnswer } from "../../../platform/http/send-bytes.js";
import { decodeCursor, encodeCursor } from "../../../platform/pagination/cursor.js";
import { numberIn } from "../../../platform/pagination/number-cursor.js";
import type { Page } from "../../../platform/pagination/page.js";
import type { PageQuery } from "../../../platform/pagination/page-query.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { Threads } from "../../../platform/workers/threads.js";
import { SchemaCheckGuard } from "../../scenarios/scenarios.module.js";
import { AiTasks } from "../calling/ai-tasks.js";
import { TaskPreviews } from "../calling/task-previews.js";
import type { Created } from "../proposals/send-created.js";
import type { CritiquePlace } from "./critique.repository.js";
import { CRITIQUES } from "./critiques.work.js";

type Person = ProjectCaller<UserPrincipal>;

const RULE_IDS: ReadonlySet<string> = new Set(RULES.map(({ id }) => id));

/** Critiques by an AI (docs/reference/ai.md#critiques). */
@Injectable()
export class CritiquesService {
  private readonly work;

  constructor(
    private readonly tasks: AiTasks,
    private readonly previews: TaskPreviews,
    private readonly guard: SchemaCheckGuard,
    threads: Threads,
  ) {
    this.work = threads.lineFor(CRITIQUES);
  }

  async list(
    projectId: Guid,
    { cursor, limit }: PageQuery,
    gone: AbortSignal,
  ): Promise<Page<CritiqueListItem>> {
    const name = `critiques of ${projectId}`;
    const page = { projectId, before: numberIn(decodeCursor(name, cursor)), rows: limit + 1 };
    const { items: found } = await this.work.run("listCritiques", page, { signal: gone });
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const nextCursor = found.length > limit && last !== undefined ? encodeCursor(name, [last.number]) : null;
    return { items: items.map(({ item }) => item), nextCursor };
  }

  async read(place: CritiquePlace, gone: AbortSignal): Promise<BytesAnswer> {
    return answerOf(await this.work.run("readCritique", place, { signal: gone }));
  }

  /** What is told is given up when the client goes; the call goes on, and what comes of it is kept. */
  async create(caller: Person, body: Uint8Array, gone: AbortSignal): Promise<Created> {
    const { request, told, findings, findingsHash } = await this.prepared(caller, body, gone);
    const { parts, modelVersion, ofBranch } = told;
    const known = new Set(findings.map(({ ruleId, subjectId }) => `${ruleId} ${subjectId}`));
    const hasFinding = (ruleId: string, subjectId: string) => known.has(`${ruleId} ${subjectId}`);
    const names = { parts: aliasTable(parts), ruleIds: RULE_IDS, hasFinding };
    const outcome = await this.tasks.run({
      caller,
      output: CRITIQUE_TASK,
      context: told,
      check: (value) => checkCritiqueAnswer(value, names),
    });
    if (!outcome.ok) {
      return { is: "not-created", answer: outcome.unavailable };
    }
    const { ok: _, value: output, ...author } = outcome;
    const task = { caller, request, modelVersion, findingsHash, ofBranch, parts, output, author };
    return { is: "created", answer: answerOf(await this.work.run("keepCritique", task, {})) };
  }

  /** What would be told. */
  async preview(caller: Person, body: Uint8Array, gone: AbortSignal): Promise<Created> {
    const { told } = await this.prepared(caller, body, gone);
    const answer = await this.previews.preview({ caller, output: CRITIQUE_TASK, context: told });
    return { is: "not-created", answer };
  }

  async remove(caller: Person, id: Guid, gone: AbortSignal): Promise<void> {
    await this.work.run("deleteCritique", { caller, id }, { unlessLeft: gone });
  }

  private async prepared({ workspaceId, projectId }: ProjectCaller, body: Uint8Array, gone: AbortSignal) {
    const read = readBodyText(body, readCritiqueRequest);
    if (!read.ok) {
      throw answerTo({ outcome: "body-refused", refusal: read.refusal });
    }
    const request = read.value;
    const place = { workspaceId, projectId, branchId: request.branchId };
    const prepared = await this.guard.finish(this.work, { projectId, gone }, (clock, signal) =>
      this.work.run("prepareCritique", { place, request, clock }, { signal }),
    );
    return { request, ...prepared };
  }
}

function answerOf({ bytes }: { readonly bytes: Uint8Array }): BytesAnswer {
  return { bytes, contentType: "application/json; charset=utf-8", mayGzip: true };
}
