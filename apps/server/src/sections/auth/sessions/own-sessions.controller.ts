import { Controller, Delete, Get, HttpCode, Param } from "@nestjs/common";
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { Caller, UserPrincipal } from "../../../platform/access/principal.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { SessionAnswer, sessionAnswer } from "../dto/sessions.js";
import { ExchangeOf } from "./exchange.decorator.js";
import { OwnSessionsService } from "./own-sessions.service.js";
import type { Exchange } from "./sessions.service.js";

/** See docs/reference/sign-in.md#sessions-of-a-person. */
@ApiTags("sign-in")
@Controller("api/auth/sessions")
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Get()
  @Access({ signedIn: true, person: true })
  @ApiOperation({ operationId: "listSessions", summary: "Where you are signed in, the latest use first" })
  @ApiOkResponse({ type: [SessionAnswer] })
  async list(
    @CallerOf() caller: Caller<UserPrincipal>,
    @ExchangeOf() exchange: Exchange,
  ): Promise<readonly SessionAnswer[]> {
    return (await this.sessions.list(caller, exchange)).map(sessionAnswer);
  }

  @Delete()
  @HttpCode(204)
  @Access({ signedIn: true, person: true })
  @ApiOperation({
    operationId: "endOtherSessions",
    summary: "Sign out everywhere else",
    description: "Ends every session but the one of the request; what was approved and not fetched ends too.",
  })
  @ApiNoContentResponse()
  endOthers(@CallerOf() caller: Caller<UserPrincipal>, @ExchangeOf() exchange: Exchange): Promise<void> {
    return this.sessions.endOthers(caller, exchange);
  }

  @Delete(":sessionId")
  @HttpCode(204)
  @Access({ signedIn: true, person: true })
  @ApiOperation({ operationId: "endSession", summary: "Ends one of your sessions, at once and everywhere" })
  @ApiNoContentResponse()
  @ApiProblem(404, "You have no such session")
  end(
    @CallerOf() caller: Caller<UserPrincipal>,
    @Param("sessionId", GuidPipe) id: Guid,
    @ExchangeOf() exchange: Exchange,
  ): Promise<void> {
    return this.sessions.end(caller, id, exchange);
  }
}
