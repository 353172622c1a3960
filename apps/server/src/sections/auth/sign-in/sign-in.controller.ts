import { Body, Controller, Get, HttpCode, Post } from "@nestjs/common";
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnauthorizedResponse,
} from "@nestjs/swagger";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import type { Caller, UserPrincipal } from "../../../platform/access/principal.js";
import { JsonBody } from "../../../platform/http/body.decorator.js";
import { RateLimit } from "../../../platform/rate-limit/rate-limit.decorator.js";
import { MeAnswer, SignedInAnswer } from "../dto/answers.js";
import { LoginRequest } from "../dto/requests.js";
import { SIGN_IN_BODY } from "../limits.js";
import { ExchangeOf } from "../sessions/exchange.decorator.js";
import type { Exchange } from "../sessions/sessions.service.js";
import { SignInService } from "./sign-in.service.js";

/** Sessions (docs/reference/sign-in.md#sessions). */
@ApiTags("sign-in")
@Controller("api/auth")
export class SignInController {
  constructor(private readonly signIn: SignInService) {}

  @Post("login")
  @HttpCode(200)
  @Access({ open: true })
  @RateLimit("login")
  @JsonBody(SIGN_IN_BODY)
  @ApiOperation({ operationId: "login", summary: "Sign in with email and password" })
  @ApiOkResponse({ type: SignedInAnswer, description: "The account, with a session cookie" })
  @ApiUnauthorizedResponse({ description: "unauthorized: wrong password, unknown account or locked account" })
  login(@Body() _checked: LoginRequest, @ExchangeOf() exchange: Exchange): Promise<SignedInAnswer> {
    return this.signIn.login(exchange);
  }

  @Post("logout")
  @HttpCode(204)
  @Access({ open: true })
  @ApiOperation({ operationId: "logout", summary: "End the session, if there is one" })
  @ApiNoContentResponse()
  logout(@ExchangeOf() exchange: Exchange): Promise<void> {
    return this.signIn.logout(exchange);
  }

  @Get("me")
  @Access({ signedIn: true, person: true })
  @ApiOperation({ operationId: "getMe", summary: "The signed-in account and its workspaces" })
  @ApiOkResponse({ type: MeAnswer })
  me(@CallerOf() { principal }: Caller<UserPrincipal>): Promise<MeAnswer> {
    return this.signIn.me(principal);
  }
}
