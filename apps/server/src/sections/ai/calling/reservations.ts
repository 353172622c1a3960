import { Injectable } from "@nestjs/common";
import { type AiReason, type Budgets, usageMonth, usedBudget } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { AiProvider } from "@plumbline/settings-policy";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { RateLimiter } from "../../../platform/rate-limit/rate-limiter.js";
import { AI_CALLS_OF_WORKSPACE } from "../limits.js";
import { AiCallRepository, type CallTotals, type ProviderPlace } from "./ai-call.repository.js";
import type { ReservedCall, SettledCall } from "./ai-call-record.js";

/** What a workspace and a provider may spend, and how often a provider may be asked. */
export interface CallLimits {
  readonly monthlyAiBudgetUsd: number | null;
  readonly provider: Pick<AiProvider, "monthlyBudgetUsd" | "requestsPerMinute">;
}

/** Why nothing is kept aside for a call. */
export type NotReserved =
  | { readonly is: "no-budget"; readonly reason: AiReason; readonly retryAt: string }
  | { readonly is: "no-room" }
  | { readonly is: "too-often"; readonly waitMs: number };

/**
 * Keeps money aside before a call and settles it after (docs/reference/ai.md#budget). Whoever reserves holds the lock of the
 * workspace, in whatever process, so that no budget is spent twice and no more calls are under way than may be; a call that
 * never settles stays counted.
 */
@Injectable()
export class Reservations {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly calls: AiCallRepository,
    private readonly limiter: RateLimiter,
  ) {}

  /** Null when it is reserved. */
  reserve(call: ReservedCall, limits: CallLimits): Promise<NotReserved | null> {
    return this.unitOfWork.run(async (tx) => {
      await this.calls.lockBudget(tx, call.workspaceId);
      const totals = await this.calls.totals(tx, call);
      const refused = refusalOf(totals, call.estimateUsd, limits);
      if (refused === null) {
        await this.calls.reserve(tx, call);
      }
      return refused;
    });
  }

  /** Whether a budget has no room now; who comes later may find less. */
  async usedBudget(
    place: ProviderPlace,
    estimateUsd: string,
    limits: CallLimits,
  ): Promise<Extract<NotReserved, { readonly is: "no-budget" }> | null> {
    return noBudget(await this.calls.totals(this.unitOfWork.reader, place), estimateUsd, limits);
  }

  /** Counts a task for whoever asks, once there is money for its first call; takes that back where it is one too many. */
  async countTask(personId: Guid, call: ReservedCall): Promise<void> {
    try {
      await this.limiter.countFor("ai", personId);
    } catch (thrown) {
      await this.unitOfWork.run((tx) => this.calls.release(tx, call));
      throw thrown;
    }
  }

  settle(call: Pick<ReservedCall, "workspaceId" | "id">, end: SettledCall): Promise<void> {
    return this.unitOfWork.run((tx) => this.calls.settle(tx, call, end));
  }
}

function refusalOf(totals: CallTotals, estimateUsd: string, limits: CallLimits): NotReserved | null {
  const { requestsPerMinute } = limits.provider;
  const isTooOften = requestsPerMinute !== null && totals.recentCalls >= requestsPerMinute;
  return (
    noBudget(totals, estimateUsd, limits) ??
    (totals.runningCalls >= AI_CALLS_OF_WORKSPACE ? { is: "no-room" } : null) ??
    (isTooOften ? { is: "too-often", waitMs: totals.oldestLeavesMs } : null)
  );
}

function noBudget(totals: CallTotals, estimateUsd: string, limits: CallLimits) {
  const reason = usedBudget(budgetsOf(totals, limits), estimateUsd);
  return reason === null ? null : { is: "no-budget" as const, reason, retryAt: usageMonth(totals.now).until };
}

function budgetsOf(totals: CallTotals, { monthlyAiBudgetUsd, provider }: CallLimits): Budgets {
  return {
    workspace: { used: totals.workspaceUsd, budgetUsd: monthlyAiBudgetUsd },
    provider: { used: totals.providerUsd, budgetUsd: provider.monthlyBudgetUsd },
  };
}
