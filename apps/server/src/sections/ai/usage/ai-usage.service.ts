import { Injectable } from "@nestjs/common";
import { type AiCall, type AiUsage, type ProviderUsage, usageMonth } from "@plumbline/ai-tasks";
import { addDecimals, parseDecimal, writeDecimal, ZERO } from "@plumbline/cost-core";
import { type Guid, parseGuid, parseTimestamp, present } from "@plumbline/model-core";
import { type AiProvider, mergeSettings } from "@plumbline/settings-policy";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { decodeCursor, type Keyset, pageOf, refuseCursor } from "../../../platform/pagination/cursor.js";
import type { Page } from "../../../platform/pagination/page.js";
import type { PageQuery } from "../../../platform/pagination/page-query.js";
import { readStoredSettings } from "../../settings/for-threads.js";
import { AiCallRepository, type CallPosition, type ProviderMonth } from "../calling/ai-call.repository.js";

/** What calls cost, and which there were (docs/reference/ai.md#usage). */
@Injectable()
export class AiUsageService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly calls: AiCallRepository,
  ) {}

  /** Of this month, of the whole workspace. */
  usage(workspaceId: Guid): Promise<AiUsage> {
    return this.unitOfWork.readAtOnce(async (reader) => {
      const stored = await readStoredSettings(reader, workspaceId);
      const { ai, usage } = mergeSettings(stored.instance.defaults, stored.workspace.overrides);
      const { now, providers } = await this.calls.month(reader, workspaceId);
      return {
        month: usageMonth(now).month,
        spentUsd: sum(providers.map(({ spentUsd }) => spentUsd)),
        reservedUsd: sum(providers.map(({ reservedUsd }) => reservedUsd)),
        budgetUsd: usage.monthlyAiBudgetUsd,
        providers: usageOfProviders(ai.providers, providers),
      };
    });
  }

  async page(workspaceId: Guid, { cursor, limit }: PageQuery): Promise<Page<AiCall>> {
    const list = `ai calls of ${workspaceId}`;
    const after = positionIn(decodeCursor(list, cursor));
    const rows = await this.calls.page(this.unitOfWork.reader, workspaceId, { after, rows: limit + 1 });
    return pageOf(list, rows, limit, ({ startedAt, id }) => [startedAt, id]);
  }
}

function usageOfProviders(
  providers: readonly AiProvider[],
  months: readonly ProviderMonth[],
): readonly ProviderUsage[] {
  const known = new Map(providers.map((provider) => [provider.id, provider]));
  const byId = new Map(months.map((month) => [month.providerId, month]));
  return [...new Set([...known.keys(), ...byId.keys()])].map((providerId) => ({
    providerId,
    spentUsd: sum([byId.get(providerId)?.spentUsd ?? "0"]),
    budgetUsd: known.get(providerId)?.monthlyBudgetUsd ?? null,
    calls: byId.get(providerId)?.calls ?? 0,
  }));
}

function sum(amounts: readonly string[]): number {
  const all = amounts.map((amount) => present(parseDecimal(amount)));
  return Number(writeDecimal(all.reduce(addDecimals, ZERO)));
}

function positionIn(keyset: Keyset | null): CallPosition | null {
  if (keyset === null) {
    return null;
  }
  const [startedAt, text, ...rest] = keyset;
  const id = parseGuid(text);
  if (startedAt === undefined || parseTimestamp(startedAt) === null || id === null || rest.length > 0) {
    throw refuseCursor();
  }
  return { startedAt, id };
}
