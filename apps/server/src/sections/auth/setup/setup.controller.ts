import { Body, Controller, Get, Post } from "@nestjs/common";
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import { Access } from "../../../platform/access/access.decorator.js";
import { JsonBody } from "../../../platform/http/body.decorator.js";
import { RateLimit } from "../../../platform/rate-limit/rate-limit.decorator.js";
import { SetupStatusAnswer, SignedInAnswer } from "../dto/answers.js";
import { SetupRequest } from "../dto/requests.js";
import { SIGN_IN_BODY } from "../limits.js";
import { ExchangeOf } from "../sessions/exchange.decorator.js";
import type { Exchange } from "../sessions/sessions.service.js";
import { SetupService } from "./setup.service.js";

/** The first run (docs/reference/sign-in.md#setup). */
@ApiTags("sign-in")
@Controller("api/setup")
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get("status")
  @Access({ open: true })
  @ApiOperation({ operationId: "getSetupStatus", summary: "Whether the first account is still to be made" })
  @ApiOkResponse({ type: SetupStatusAnswer })
  status(): Promise<SetupStatusAnswer> {
    return this.setup.status();
  }

  @Post()
  @Access({ open: true })
  @RateLimit("setup")
  @JsonBody(SIGN_IN_BODY)
  @ApiOperation({ operationId: "setUp", summary: "Make the first account, the instance administrator" })
  @ApiCreatedResponse({ type: SignedInAnswer, description: "The account, with a session cookie" })
  @ApiForbiddenResponse({ description: "forbidden: the setup code is wrong" })
  @ApiConflictResponse({ description: "conflict: an account exists" })
  setUp(@Body() body: SetupRequest, @ExchangeOf() exchange: Exchange): Promise<SignedInAnswer> {
    return this.setup.setUp(body, exchange);
  }
}
