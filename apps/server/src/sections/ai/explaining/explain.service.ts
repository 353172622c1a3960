import { Injectable } from "@nestjs/common";
import {
  type AiPreview,
  type AiUnavailable,
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
import type { PreparedExplanation } from "./prepare-explanation.js";

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
    const prepared = await this.prepared(caller, body, gone);
    const { alone } = prepared;
    const explained = await this.explainTold(caller, prepared);
    return alone !== null && isTooPrivate(explained)
      ? this.explainTold(caller, { ...prepared, told: alone })
      : explained;
  }

  private async explainTold(
    caller: ProjectCaller<UserPrincipal>,
    { told, labels }: Pick<PreparedExplanation, "told" | "labels">,
  ): Promise<ExplainDelta> {
    const task = { output: EXPLAIN_TASK, context: told, check: checkExplanation };
    const outcome = await this.tasks.run({ caller, ...task });
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
    const { told, alone } = await this.prepared(caller, body, gone);
    const output = EXPLAIN_TASK;
    const preview = await this.tasks.preview({ caller, output, context: told });
    return alone !== null && isTooPrivate(preview)
      ? this.tasks.preview({ caller, output, context: alone })
      : preview;
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

/** What is around an element may be what keeps it from being told. */
function isTooPrivate({
  unavailable,
}: {
  readonly unavailable: Pick<AiUnavailable, "reason"> | null;
}): boolean {
  return unavailable?.reason === "private-code-not-allowed";
}
