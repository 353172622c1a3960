import { Injectable } from "@nestjs/common";
import { type AiPreview, expectedTokens } from "@plumbline/ai-tasks";
import { contextTooLarge } from "./call-refusals.js";
import { Conversation } from "./conversation.js";
import type { TaskRequest } from "./task-context.js";
import { TaskProviders } from "./task-providers.js";
import { TaskReadiness } from "./task-readiness.js";

/** As most providers are. */
const ANY_PROVIDER = { supportsStructuredOutput: true } as const;

/** What would be sent for a task, and whether it would (docs/reference/ai.md#previews). Nothing is. */
@Injectable()
export class TaskPreviews {
  constructor(
    private readonly readiness: TaskReadiness,
    private readonly providers: TaskProviders,
  ) {}

  async preview({ caller, output, context }: Omit<TaskRequest<unknown>, "check">): Promise<AiPreview> {
    if (context.isTooLarge) {
      throw contextTooLarge();
    }
    const { workspaceId } = caller;
    const to = await this.readiness.providerFor(workspaceId, output, context);
    const named = to.ok ? to.provider : this.providers.named(output.task, context.settings);
    const conversation = new Conversation(output, context.blocks, named ?? ANY_PROVIDER);
    const worded = { workspaceId, output, conversation };
    const expected = named === null ? null : await this.readiness.expected(worded, named);
    const used =
      to.ok && expected !== null ? await this.readiness.usedBudget(worded, to, expected.estimateUsd) : null;
    return {
      preview: true,
      ...{ task: output.task, promptVersion: output.promptVersion },
      ...{ provider: named?.name ?? null, model: named?.model ?? null },
      instructions: conversation.instructions,
      message: conversation.turns.map(({ content }) => content).join("\n"),
      inputTokens: expectedTokens(conversation),
      maxOutputTokens: output.maxOutputTokens,
      estimatedCostUsd: expected === null ? null : Number(expected.estimateUsd),
      priceSource: expected?.price.source ?? null,
      privateSubjects: context.privateSubjects,
      unavailable: to.ok ? used : to.unavailable,
    };
  }
}
