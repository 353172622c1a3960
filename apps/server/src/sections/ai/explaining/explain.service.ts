import { Injectable } from "@nestjs/common";
import {
  type AiPreview,
  aliasTable,
  checkExplanation,
  EXPLAIN_TASK,
  type ExplainDelta,
  noExplanation,
  readExplainRequest,
  writeExplanation,
} from "@plumbline/ai-tasks";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import { answerTo } from "../../../platform/errors/answers.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { Threads } from "../../../platform/workers/threads.js";
import { SchemaCheckGuard } from "../../scenarios/scenarios.module.js";
import { AI_CONTEXTS } from "../ai.work.js";
import { AiTasks } from "../calling/ai-tasks.js";

/** Explanations (docs/reference/ai.md#explanations): nothing of them is stored but the rows of their calls. */
@Injectable()
export class ExplainService {
  private readonly contexts;

  constructor(
    private readonly tasks: AiTasks,
    private readonly guard: SchemaCheckGuard,
    threads: Threads,
  ) {
    this.contexts = threads.lineFor(AI_CONTEXTS);
  }

  /** The context is given up when the client goes; the call is not. */
  async explain(
    caller: ProjectCaller<UserPrincipal>,
    body: Uint8Array,
    gone: AbortSignal,
  ): Promise<ExplainDelta> {
    const { told, labels } = await this.prepared(caller, body, gone);
    const outcome = await this.tasks.run({
      caller,
      output: EXPLAIN_TASK,
      context: told,
      check: checkExplanation,
    });
    const { modelVersion } = told;
    return outcome.ok
      ? writeExplanation(outcome.value, { aliases: aliasTable(told.parts), labels, modelVersion }, outcome)
      : noExplanation(outcome.unavailable, modelVersion);
  }

  /** What would be told. */
  async preview(
    caller: ProjectCaller<UserPrincipal>,
    body: Uint8Array,
    gone: AbortSignal,
  ): Promise<AiPreview> {
    const { told } = await this.prepared(caller, body, gone);
    return this.tasks.preview({ caller, output: EXPLAIN_TASK, context: told });
  }

  private prepared({ workspaceId, projectId }: ProjectCaller, body: Uint8Array, gone: AbortSignal) {
    const read = readBodyText(body, readExplainRequest);
    if (!read.ok) {
      throw answerTo({ outcome: "body-refused", refusal: read.refusal });
    }
    const request = read.value;
    const place = { workspaceId, projectId, branchId: request.branchId };
    return this.guard.finish(this.contexts, { projectId, gone }, (clock, signal) =>
      this.contexts.run("explanation", { place, request, clock }, { signal }),
    );
  }
}
