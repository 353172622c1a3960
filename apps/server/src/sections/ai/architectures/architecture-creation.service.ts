import { Injectable } from "@nestjs/common";
import {
  ARCHITECTURE_TASK,
  aliasTable,
  checkArchitectureAnswer,
  readArchitectureRequest,
  sourceTable,
} from "@plumbline/ai-tasks";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import { answerTo } from "../../../platform/errors/answers.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { Threads } from "../../../platform/workers/threads.js";
import { AiTasks } from "../calling/ai-tasks.js";
import { TaskPreviews } from "../calling/task-previews.js";
import type { Created } from "../proposals/send-created.js";
import { ARCHITECTURES } from "./architectures.work.js";

/** Architectures that people ask an AI for (docs/reference/ai.md#architecture-proposals). */
@Injectable()
export class ArchitectureCreationService {
  private readonly work;

  constructor(
    private readonly tasks: AiTasks,
    private readonly previews: TaskPreviews,
    threads: Threads,
  ) {
    this.work = threads.lineFor(ARCHITECTURES);
  }

  /** What is told is given up when the client goes; the call goes on, and what comes of it is kept. */
  async create(caller: ProjectCaller<UserPrincipal>, body: Uint8Array, gone: AbortSignal): Promise<Created> {
    const { request, told, found, sources } = await this.prepared(caller, body, gone);
    const names = { parts: aliasTable(told.parts), source: sourceTable(found) };
    const outcome = await this.tasks.run({
      caller,
      output: ARCHITECTURE_TASK,
      context: told,
      check: (value) => checkArchitectureAnswer(value, names),
    });
    if (!outcome.ok) {
      return { is: "not-created", answer: outcome.unavailable };
    }
    const { ok: _, value: output, ...made } = outcome;
    const { modelVersion, ofBranch, parts, toldFrom } = told;
    const author = { submitted: false, ...made };
    const from = { modelVersion, ofBranch, parts, toldFrom, found, sources };
    const task = { caller, request, ...from, output, author };
    const { bytes } = await this.work.run("keepArchitecture", task, {});
    return {
      is: "created",
      answer: { bytes, contentType: "application/json; charset=utf-8", mayGzip: true },
    };
  }

  /** What would be told. */
  async preview(caller: ProjectCaller<UserPrincipal>, body: Uint8Array, gone: AbortSignal): Promise<Created> {
    const { told } = await this.prepared(caller, body, gone);
    const answer = await this.previews.preview({ caller, output: ARCHITECTURE_TASK, context: told });
    return { is: "not-created", answer };
  }

  private async prepared({ workspaceId, projectId }: ProjectCaller, body: Uint8Array, gone: AbortSignal) {
    const read = readBodyText(body, readArchitectureRequest);
    if (!read.ok) {
      throw answerTo({ outcome: "body-refused", refusal: read.refusal });
    }
    const request = read.value;
    const place = { workspaceId, projectId, branchId: request.branchId };
    return { request, ...(await this.work.run("prepareArchitecture", { place, request }, { signal: gone })) };
  }
}
