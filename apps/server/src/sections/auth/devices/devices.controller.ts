import { Body, Controller, Get, HttpCode, Param, Post, Req } from "@nestjs/common";
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
  ApiTooManyRequestsResponse,
} from "@nestjs/swagger";
import type { Request } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import type { Caller, UserPrincipal } from "../../../platform/access/principal.js";
import { JsonBody } from "../../../platform/http/body.decorator.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { RateLimit } from "../../../platform/rate-limit/rate-limit.decorator.js";
import { SignedInAnswer } from "../dto/answers.js";
import {
  AskingDeviceAnswer,
  PollDeviceRequest,
  StartDeviceRequest,
  StartedDeviceAnswer,
} from "../dto/devices.js";
import { SIGN_IN_BODY } from "../limits.js";
import { ExchangeOf } from "../sessions/exchange.decorator.js";
import type { Exchange } from "../sessions/sessions.service.js";
import { AccountRateLimit } from "./account-rate-limit.js";
import { DeviceAnswerService } from "./device-answer.service.js";
import { DeviceStartService } from "./device-start.service.js";
import { DeviceTokenService } from "./device-token.service.js";

const USER_CODE = {
  name: "userCode",
  description: "The code, in any letter case, with hyphens or without",
  schema: { type: "string" as const },
};

/** See docs/reference/sign-in.md#devices. */
@ApiTags("sign-in")
@Controller("api/auth/devices")
export class DevicesController {
  constructor(
    private readonly starts: DeviceStartService,
    private readonly tokens: DeviceTokenService,
    private readonly answers: DeviceAnswerService,
    private readonly limit: AccountRateLimit,
  ) {}

  @Post()
  @Access({ open: true })
  @RateLimit("device-start")
  @JsonBody(SIGN_IN_BODY)
  @ApiOperation({ operationId: "startDeviceSignIn", summary: "A device asks to be let in by a person" })
  @ApiCreatedResponse({ type: StartedDeviceAnswer })
  start(@Body() { name }: StartDeviceRequest, @Req() request: Request): Promise<StartedDeviceAnswer> {
    return this.starts.start(name, request);
  }

  @Post("token")
  @HttpCode(200)
  @Access({ open: true })
  @JsonBody(SIGN_IN_BODY)
  @ApiOperation({
    operationId: "pollDeviceSignIn",
    summary: "A device asks whether it is let in",
    description: "Once it is, one answer brings its session; every other one is `expired_token`.",
  })
  @ApiOkResponse({ type: SignedInAnswer, description: "The account, with a session cookie" })
  @ApiProblem(400, "authorization_pending: ask again; expired_token: over, used, or taken back")
  @ApiForbiddenResponse({ description: "access_denied: the person said no" })
  @ApiTooManyRequestsResponse({ description: "slow_down: wait as long as Retry-After says, each time" })
  poll(@Body() { deviceCode }: PollDeviceRequest, @ExchangeOf() exchange: Exchange): Promise<SignedInAnswer> {
    return this.tokens.poll(deviceCode, exchange);
  }

  @Get(":userCode")
  @Access({ signedIn: true, person: true })
  @RateLimit("device-code")
  @ApiParam(USER_CODE)
  @ApiOperation({
    operationId: "getDeviceSignIn",
    summary: "What asks under a code",
    description: "Whoever looks first has it: for everybody else it is not there.",
  })
  @ApiOkResponse({ type: AskingDeviceAnswer })
  @ApiForbiddenResponse({ description: "forbidden: the session is that of a device" })
  @ApiNotFoundResponse({ description: "not_found: nothing asks under this code, or not you" })
  async look(
    @CallerOf() caller: Caller<UserPrincipal>,
    @Param("userCode") userCode: string,
    @Req() request: Request,
  ): Promise<AskingDeviceAnswer> {
    await this.limit.count("device-code-of-account", caller);
    return this.answers.look(caller, userCode, request);
  }

  @Post(":userCode/approve")
  @HttpCode(204)
  @Access({ signedIn: true, person: true })
  @RateLimit("device-code")
  @ApiParam(USER_CODE)
  @ApiOperation({ operationId: "approveDeviceSignIn", summary: "Let a device in" })
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: "forbidden: the session is that of a device" })
  @ApiNotFoundResponse({ description: "not_found: nothing asks under this code, or not you" })
  @ApiConflictResponse({ description: "conflict: it is answered already, or you have not looked at it" })
  async approve(
    @CallerOf() caller: Caller<UserPrincipal>,
    @Param("userCode") userCode: string,
    @Req() request: Request,
  ): Promise<void> {
    await this.limit.count("device-code-of-account", caller);
    await this.answers.answer(caller, userCode, "approved", request);
  }

  @Post(":userCode/deny")
  @HttpCode(204)
  @Access({ signedIn: true, person: true })
  @RateLimit("device-code")
  @ApiParam(USER_CODE)
  @ApiOperation({ operationId: "denyDeviceSignIn", summary: "Keep a device out" })
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: "forbidden: the session is that of a device" })
  @ApiNotFoundResponse({ description: "not_found: nothing asks under this code, or not you" })
  @ApiConflictResponse({ description: "conflict: it is answered already, or you have not looked at it" })
  async deny(
    @CallerOf() caller: Caller<UserPrincipal>,
    @Param("userCode") userCode: string,
    @Req() request: Request,
  ): Promise<void> {
    await this.limit.count("device-code-of-account", caller);
    await this.answers.answer(caller, userCode, "denied", request);
  }
}
