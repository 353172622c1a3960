import { Injectable } from "@nestjs/common";
import {
  type AiUnavailable,
  type CallPrice,
  estimateOfCall,
  type OutputDeclaration,
  unavailable,
} from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { AiProvider } from "@plumbline/settings-policy";
import { CallPrices } from "./call-prices.js";
import type { Conversation } from "./conversation.js";
import { Reservations } from "./reservations.js";
import type { TaskContext } from "./task-context.js";
import { type TaskProvider, type TaskProviderOrNone, TaskProviders } from "./task-providers.js";

/** What a task takes before anything is sent. */
export interface Expected {
  readonly price: CallPrice;
  /** An exact decimal. */
  readonly estimateUsd: string;
}

/** A task that has its words. */
export interface WordedTask {
  readonly workspaceId: Guid;
  readonly output: OutputDeclaration;
  readonly conversation: Pick<Conversation, "bytes">;
}

/** Everything that is known before the first call, in the order of docs/reference/ai.md#availability. */
@Injectable()
export class TaskReadiness {
  constructor(
    private readonly providers: TaskProviders,
    private readonly prices: CallPrices,
    private readonly reservations: Reservations,
  ) {}

  /** Whom a task asks, if what it tells may be told. */
  async providerFor(
    workspaceId: Guid,
    { task }: OutputDeclaration,
    { privateSubjects: subjects, settings }: TaskContext,
  ): Promise<TaskProviderOrNone> {
    const to = await this.providers.of(task, workspaceId, settings);
    if (!to.ok || subjects.length === 0 || to.effective.privacy.sendPrivateCodeToAi) {
      return to;
    }
    const { provider } = to;
    return { ok: false, unavailable: unavailable("private-code-not-allowed", { task, provider, subjects }) };
  }

  async expected({ workspaceId, output, conversation }: WordedTask, provider: AiProvider): Promise<Expected> {
    const price = await this.prices.of(workspaceId, provider);
    const { bytes } = conversation;
    const { maxOutputTokens } = output;
    return { price, estimateUsd: estimateOfCall(price, { bytes, maxOutputTokens }) };
  }

  /** Why there is no money for it now. */
  async usedBudget(
    { workspaceId, output: { task } }: Pick<WordedTask, "workspaceId" | "output">,
    { provider, effective }: TaskProvider,
    estimateUsd: string,
  ): Promise<AiUnavailable | null> {
    const place = { workspaceId, providerId: provider.id };
    const { monthlyAiBudgetUsd } = effective.usage;
    const used = await this.reservations.usedBudget(place, estimateUsd, { monthlyAiBudgetUsd, provider });
    return used === null ? null : unavailable(used.reason, { task, provider, retryAt: used.retryAt });
  }
}
