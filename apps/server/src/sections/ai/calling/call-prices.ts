import { Injectable } from "@nestjs/common";
import { type CallPrice, callPrice, priceNames } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { AiProvider } from "@plumbline/settings-policy";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { PriceRepository } from "../../prices/price.repository.js";

/** What calls cost by the price list of a workspace (docs/reference/ai.md#prices). */
@Injectable()
export class CallPrices {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly prices: PriceRepository,
  ) {}

  async of(workspaceId: Guid, provider: AiProvider): Promise<CallPrice> {
    const { provider: of, unit, currency, skus } = priceNames(provider);
    const asOf = new Date().toISOString().slice(0, "2026-11-24".length);
    const wanted = { workspaceId, provider: of, skus: Object.values(skus), unit, currency, asOf };
    return callPrice(provider, await this.prices.newestAmounts(this.unitOfWork.reader, wanted));
  }
}
