import { Body, Controller, HttpCode, Post, Put, Req } from "@nestjs/common";
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { Request } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import type { Caller, UserPrincipal } from "../../../platform/access/principal.js";
import { JsonBody } from "../../../platform/http/body.decorator.js";
import { RateLimit } from "../../../platform/rate-limit/rate-limit.decorator.js";
import { SignedInAnswer } from "../dto/answers.js";
import { ChangePasswordRequest, RegisterRequest } from "../dto/requests.js";
import { SIGN_IN_BODY } from "../limits.js";
import { PasswordService } from "../passwords/password.service.js";
import { ExchangeOf } from "../sessions/exchange.decorator.js";
import type { Exchange } from "../sessions/sessions.service.js";
import { RegistrationService } from "./registration.service.js";

/**
 * Accounts: registration and passwords (docs/reference/sign-in.md#registration,
 * docs/reference/sign-in.md#passwords).
 */
@ApiTags("sign-in")
@Controller("api/auth")
export class AccountController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordService,
  ) {}

  @Post("register")
  @Access({ open: true })
  @RateLimit("register")
  @JsonBody(SIGN_IN_BODY)
  @ApiOperation({ operationId: "register", summary: "Make an account" })
  @ApiCreatedResponse({ type: SignedInAnswer, description: "The account, with a session cookie" })
  @ApiForbiddenResponse({ description: "registration_closed" })
  @ApiConflictResponse({ description: "conflict: the address is in use" })
  register(@Body() body: RegisterRequest, @ExchangeOf() exchange: Exchange): Promise<SignedInAnswer> {
    return this.registration.register(body, exchange);
  }

  @Put("password")
  @HttpCode(204)
  @Access({ signedIn: true, person: true })
  @JsonBody(SIGN_IN_BODY)
  @ApiOperation({ operationId: "changePassword", summary: "Change the password; other sessions end" })
  @ApiNoContentResponse()
  change(
    @CallerOf() caller: Caller<UserPrincipal>,
    @Body() body: ChangePasswordRequest,
    @Req() request: Request,
  ): Promise<void> {
    return this.passwords.change(caller, body, request);
  }
}
