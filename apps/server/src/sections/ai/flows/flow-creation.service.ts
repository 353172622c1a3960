import { Injectable } from "@nestjs/common";
import {
  aliasTable,
  type CreateFlowRequest,
  checkFlowAnswer,
  FLOW_TASK,
  readCreateFlowRequest,
} from "@plumbline/ai-tasks";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import { answerTo } from "../../../platform/errors/answers.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { Threads } from "../../../platform/workers/threads.js";
import { SchemaCheckGuard } from "../../scenarios/scenarios.module.js";
import { AiTasks } from "../calling/ai-tasks.js";
import { TaskPreviews } from "../calling/task-previews.js";
import type { Created } from "../proposals/send-created.js";
import { FLOWS } from "./flows.work.js";

/** Flows that people ask an AI for (docs/reference/ai.md#asking-for-a-flow). */
@Injectable()
export class FlowCreationService {
  private readonly work;

  constructor(
    private readonly tasks: AiTasks,
    private readonly previews: TaskPreviews,
    private readonly guard: SchemaCheckGuard,
    threads: Threads,
  ) {
    this.work = threads.lineFor(FLOWS);
  }

  /** What is told is given up when the client goes; the call goes on, and what comes of it is kept. */
  async create(caller: ProjectCaller<UserPrincipal>, body: Uint8Array, gone: AbortSignal): Promise<Created> {
    const { request, told, revises } = await this.prepared(caller, body, gone);
    const aliases = aliasTable(told.parts);
    const outcome = await this.tasks.run({
      caller,
      output: FLOW_TASK,
      context: told,
      check: (value) => checkFlowAnswer(value, aliases),
    });
    if (!outcome.ok) {
      return { is: "not-created", answer: outcome.unavailable };
    }
    const { ok: _, value: flow, ...made } = outcome;
    const { modelVersion, ofBranch, parts, toldFrom } = told;
    const task = {
      caller,
      request,
      revises,
      modelVersion,
      ofBranch,
      parts,
      toldFrom,
      flow,
      author: { submitted: false, ...made },
    };
    const { projectId } = caller;
    const kept = await this.guard.finish(this.work, { projectId, gone: NEVER }, (clock, signal) =>
      this.work.run("keepFlow", { ...task, clock }, { signal }),
    );
    return {
      is: "created",
      answer: { bytes: kept.bytes, contentType: "application/json; charset=utf-8", mayGzip: true },
    };
  }

  /** What would be told. */
  async preview(caller: ProjectCaller<UserPrincipal>, body: Uint8Array, gone: AbortSignal): Promise<Created> {
    const { told } = await this.prepared(caller, body, gone);
    const answer = await this.previews.preview({ caller, output: FLOW_TASK, context: told });
    return { is: "not-created", answer };
  }

  private async prepared(caller: ProjectCaller, body: Uint8Array, gone: AbortSignal) {
    const request = requestOf(body);
    const { workspaceId, projectId } = caller;
    const place = { workspaceId, projectId, branchId: request.branchId };
    return { request, ...(await this.work.run("prepareFlow", { place, request }, { signal: gone })) };
  }
}

/** What was paid for is kept, whoever waits for it. */
const NEVER = new AbortController().signal;

function requestOf(body: Uint8Array): CreateFlowRequest {
  const read = readBodyText(body, readCreateFlowRequest);
  if (!read.ok) {
    throw answerTo({ outcome: "body-refused", refusal: read.refusal });
  }
  return read.value;
}
