import { Injectable } from "@nestjs/common";
import {
  CATALOGUE_LIMITS,
  type CatalogueMeter,
  type CataloguePage,
  type CatalogueRow,
  chooseRow,
  type PriceRecord,
  priceOfMeter,
  readPriceImportRequest,
  type WantedMeter,
} from "@plumbline/cost-core";
import type { WorkspaceCaller } from "../../../platform/access/principal.js";
import { notFound } from "../../../platform/errors/api-error.js";
import { decodeCursor, encodeCursor, refuseCursor } from "../../../platform/pagination/cursor.js";
import { numberIn } from "../../../platform/pagination/number-cursor.js";
import type { Page } from "../../../platform/pagination/page.js";
import type { MetersQuery } from "../dto/meters.query.js";
import { CATALOGUE_MS, CATALOGUE_PAGES_OF_METER } from "../limits.js";
import { PricesService } from "../prices.service.js";
import { readCostBody } from "../read-cost-body.js";
import { catalogueUnavailable } from "./catalogue-errors.js";
import { type CatalogueAccess, type CatalogueAsker, PriceCatalogue } from "./price-catalogue.js";

/** What people look up in the price catalogue, and take from it (docs/reference/prices.md#the-catalogue). */
@Injectable()
export class CloudPricesService {
  constructor(
    private readonly catalogue: PriceCatalogue,
    private readonly prices: PricesService,
  ) {}

  /** One page of the catalogue. The cursor holds how many rows came before, and belongs to one search. */
  async meters(
    { workspaceId }: WorkspaceCaller,
    { cursor, region: armRegionName, currency: asked, ...names }: MetersQuery,
    gone: AbortSignal,
  ): Promise<Page<CatalogueMeter>> {
    const access = await this.catalogue.of(workspaceId);
    const currency = asked ?? access.currency;
    const { serviceName, skuName, meterName } = names;
    const filter = { serviceName, armRegionName, skuName, meterName };
    const list = `meters of ${workspaceId} ${JSON.stringify([access.baseUrl, currency, filter])}`;
    const skip = numberIn(decodeCursor(list, cursor)) ?? 0;
    if (skip > CATALOGUE_LIMITS.skip) {
      throw refuseCursor();
    }
    const asker = { workspaceId, gone, until: Date.now() + CATALOGUE_MS };
    const { rows, nextSkip } = await this.catalogue.ask(access, { filter, currency, skip }, asker);
    return {
      items: rows.map(({ meter }) => meter),
      nextCursor: nextSkip === null ? null : encodeCursor(list, [String(nextSkip)]),
    };
  }

  /** The catalogue is asked before anything is held, and only for what the list has room for. */
  async take(caller: WorkspaceCaller, body: Uint8Array, gone: AbortSignal): Promise<PriceRecord> {
    const wanted = readCostBody(body, readPriceImportRequest);
    const { workspaceId } = caller;
    await this.prices.refuseFull(workspaceId);
    const access = await this.catalogue.of(workspaceId);
    const asker = { workspaceId, gone, until: Date.now() + CATALOGUE_MS };
    const rows = await this.rowsOf(access, wanted, asker);
    const chosen = chooseRow(rows, wanted, new Date().toISOString().slice(0, "2026-11-24".length));
    if (chosen === null) {
      throw notFound("The price catalogue has no such meter with a price for consumption that holds today");
    }
    const { meter } = chosen;
    return this.prices.add(caller, { content: priceOfMeter(meter), meterId: meter.meterId });
  }

  private async rowsOf(
    access: CatalogueAccess,
    { meterId, skuId, armRegionName, currency }: WantedMeter,
    asker: CatalogueAsker,
  ): Promise<readonly CatalogueRow[]> {
    const filter = { meterId, skuId: skuId ?? undefined, armRegionName: armRegionName ?? undefined };
    const found: CatalogueRow[] = [];
    let skip: number | null = 0;
    for (let pages = 0; skip !== null; pages += 1) {
      if (pages === CATALOGUE_PAGES_OF_METER) {
        throw catalogueUnavailable("too-many-pages");
      }
      const page: CataloguePage = await this.catalogue.ask(access, { filter, currency, skip }, asker);
      found.push(...page.rows);
      skip = pageAfter(page);
    }
    return found;
  }
}

/** Of a meter whose pages are not all read, nobody knows which row holds. */
function pageAfter({ nextSkip, isCutOff }: CataloguePage): number | null {
  if (isCutOff) {
    throw catalogueUnavailable("unreadable", {
      more: "the next page of the meter is not where it may be asked",
    });
  }
  return nextSkip;
}
