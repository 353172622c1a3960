import { Controller, Get, Post, Query, Res } from "@nestjs/common";
import { ApiCreatedResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { CatalogueMeter, PriceRecord } from "@plumbline/cost-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import type { WorkspaceCaller } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../../platform/http/body.decorator.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../../platform/pagination/api-page.js";
import type { Page } from "../../../platform/pagination/page.js";
import { MetersQuery } from "../dto/meters.query.js";
import { MeterResponse, PriceImportRequest, PriceResponse } from "../dto/price.js";
import { MAX_PRICE_BODY } from "../limits.js";
import { CloudPricesService } from "./cloud-prices.service.js";

/** See docs/reference/prices.md#the-catalogue. */
@ApiTags("prices")
@ApiProblem(429, "Too many questions wait for the price catalogue (busy)")
@ApiProblem(502, "The price catalogue is turned off or cannot be read (price_catalogue_unavailable)")
@Controller("api/workspaces/:workspaceId/prices/cloud")
export class CloudPricesController {
  constructor(private readonly cloudPrices: CloudPricesService) {}

  @Get("meters")
  @Access({ workspace: "viewer", person: true })
  @ApiOperation({ operationId: "searchMeters", summary: "What the price catalogue says, a page at a time" })
  @ApiPageOf(MeterResponse)
  @ApiProblem(400, "A filter or cursor breaks a rule")
  search(
    @CallerOf() caller: WorkspaceCaller,
    @Query() query: MetersQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Page<CatalogueMeter>> {
    return this.cloudPrices.meters(caller, query, goneSignal(response));
  }

  @Post()
  @Access({ workspace: "editor", person: true })
  @DocumentBody({ limit: MAX_PRICE_BODY, type: PriceImportRequest })
  @ApiOperation({ operationId: "importPrice", summary: "Takes a price from the price catalogue" })
  @ApiCreatedResponse({ type: PriceResponse })
  @ApiConflict("The workspace has too many or too large prices")
  take(
    @CallerOf() caller: WorkspaceCaller,
    @DocumentBytes() body: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PriceRecord> {
    return this.cloudPrices.take(caller, body, goneSignal(response));
  }
}
