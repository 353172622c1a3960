import { Controller, Delete, Get, HttpCode, Param, Post, Query } from "@nestjs/common";
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { PriceRecord } from "@plumbline/cost-core";
import type { Guid } from "@plumbline/model-core";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { WorkspaceCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../platform/pagination/api-page.js";
import type { Page } from "../../platform/pagination/page.js";
import { PriceRequest, PriceResponse } from "./dto/price.js";
import { PriceListQuery } from "./dto/price-list.query.js";
import { MAX_PRICE_BODY } from "./limits.js";
import { PricesService } from "./prices.service.js";

/** See docs/reference/prices.md#prices. */
@ApiTags("prices")
@Controller("api/workspaces/:workspaceId/prices")
export class PricesController {
  constructor(private readonly prices: PricesService) {}

  @Get()
  @Access({ workspace: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listPrices",
    summary: "The prices of a workspace, by provider, SKU and the day they hold from",
  })
  @ApiPageOf(PriceResponse)
  @ApiProblem(400, "A filter, cursor or limit breaks a rule")
  list(
    @CallerOf() { workspaceId }: WorkspaceCaller,
    @Query() query: PriceListQuery,
  ): Promise<Page<PriceRecord>> {
    return this.prices.list(workspaceId, query);
  }

  @Post()
  @Access({ workspace: "editor", person: true })
  @DocumentBody({ limit: MAX_PRICE_BODY, type: PriceRequest })
  @ApiOperation({ operationId: "addPrice", summary: "Adds a custom price" })
  @ApiCreatedResponse({ type: PriceResponse })
  @ApiConflict("The workspace has too many or too large prices")
  add(@CallerOf() caller: WorkspaceCaller, @DocumentBytes() body: Uint8Array): Promise<PriceRecord> {
    return this.prices.addCustom(caller, body);
  }

  @Delete(":priceId")
  @HttpCode(204)
  @Access({ workspace: "editor", person: true })
  @ApiOperation({ operationId: "deletePrice", summary: "Deletes a price, also one that cost sheets name" })
  @ApiNoContentResponse()
  remove(@CallerOf() caller: WorkspaceCaller, @Param("priceId", GuidPipe) id: Guid): Promise<void> {
    return this.prices.remove(caller, id);
  }
}
