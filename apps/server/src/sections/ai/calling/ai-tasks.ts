import { Injectable } from "@nestjs/common";
import type { AiPreview, PromptBlock } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { actorOf } from "../../../platform/access/principal.js";
import { Room } from "../../../platform/fairness/room.js";
import { AI_CALLS_OF_WORKSPACE, AI_TASKS_AT_ONCE } from "../limits.js";
import { contextTooLarge, noRoom } from "./call-refusals.js";
import { Conversation } from "./conversation.js";
import type { CallFor } from "./made-call.js";
import { ProviderCalls } from "./provider-calls.js";
import type { TaskRequest } from "./task-context.js";
import { TaskPreviews } from "./task-previews.js";
import type { TaskProvider } from "./task-providers.js";
import { TaskReadiness } from "./task-readiness.js";
import { type TaskOutcome, TaskRun } from "./task-run.js";

/** A task whose provider was found. */
export interface TaskOfProvider<T> extends Pick<TaskRequest<T>, "output" | "check"> {
  readonly for: CallFor;
  /** The account that asks. */
  readonly personId: Guid;
  readonly to: TaskProvider;
  readonly blocks: readonly PromptBlock[];
  /** Whether they are more than a prompt may tell. */
  readonly isTooLarge: boolean;
}

/**
 * Help from AI (docs/reference/ai.md#the-call): whoever asks gets an answer that holds, or why there is none. Call it outside
 * any transaction. It writes nothing but the rows of its calls, and goes on when its client leaves.
 */
@Injectable()
export class AiTasks {
  private readonly room = new Room(AI_TASKS_AT_ONCE, AI_CALLS_OF_WORKSPACE);

  constructor(
    private readonly readiness: TaskReadiness,
    private readonly previews: TaskPreviews,
    private readonly calls: ProviderCalls,
  ) {}

  /** Throws 429 where there is no room, or too much was asked for. */
  async run<T>({ caller, output, context, check }: TaskRequest<T>): Promise<TaskOutcome<T>> {
    const { workspaceId, projectId, principal } = caller;
    const to = await this.readiness.providerFor(workspaceId, output, context);
    return to.ok
      ? this.runOn({
          for: { workspaceId, projectId, task: output.task, requestedBy: actorOf(caller) },
          personId: principal.id,
          blocks: context.blocks,
          isTooLarge: context.isTooLarge,
          ...{ to, output, check },
        })
      : to;
  }

  /** What would be sent: nothing is. */
  preview(request: Omit<TaskRequest<unknown>, "check">): Promise<AiPreview> {
    return this.previews.preview(request);
  }

  /** The same as `run` of a provider that was found before. */
  async runOn<T>(task: TaskOfProvider<T>): Promise<TaskOutcome<T>> {
    const { to, output, blocks } = task;
    const { workspaceId } = task.for;
    const conversation = new Conversation(output, blocks, to.provider);
    const worded = { workspaceId, output, conversation };
    const { price, estimateUsd } = await this.readiness.expected(worded, to.provider);
    const used = await this.readiness.usedBudget(worded, to, estimateUsd);
    if (used !== null) {
      return { ok: false, unavailable: used };
    }
    if (task.isTooLarge) {
      throw contextTooLarge();
    }
    if (!this.room.take(workspaceId, 1)) {
      throw noRoom();
    }
    try {
      return await new TaskRun({ ...task, price, conversation }, (call) => this.calls.make(call)).run();
    } finally {
      this.room.give(workspaceId, 1);
    }
  }
}
