import { Controller, Get, Query } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { Caller } from "../../platform/access/principal.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { RateLimit } from "../../platform/rate-limit/rate-limit.decorator.js";
import { SearchQuery } from "./dto/search.query.js";
import { SearchResponse } from "./dto/search.response.js";
import { SearchService } from "./search.service.js";

/** See docs/reference/search.md. */
@ApiTags("search")
@Controller("api/search")
export class SearchController {
  constructor(private readonly found: SearchService) {}

  @Get()
  @RateLimit("search")
  @Access({ signedIn: true, scope: "read" })
  @ApiOperation({
    operationId: "search",
    summary:
      "Facts, scenarios, promises, decisions and questions by name and text, wherever the caller may look",
  })
  @ApiOkResponse({ type: SearchResponse })
  @ApiProblem(400, "q, kind, cursor or limit is wrong")
  search(@CallerOf() caller: Caller, @Query() query: SearchQuery): Promise<SearchResponse> {
    return this.found.search(caller, query);
  }
}
