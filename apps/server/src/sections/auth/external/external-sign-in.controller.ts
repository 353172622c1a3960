import { applyDecorators, Controller, Get, Param, Redirect, UseFilters } from "@nestjs/common";
import {
  ApiConflictResponse,
  ApiExtraModels,
  ApiForbiddenResponse,
  ApiFoundResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
} from "@nestjs/swagger";
import { Access } from "../../../platform/access/access.decorator.js";
import { AlsoAnswers } from "../../../platform/http/also-answers.decorator.js";
import { AnyQuery } from "../../../platform/http/any-query.decorator.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { RateLimit } from "../../../platform/rate-limit/rate-limit.decorator.js";
import { ProviderAnswer } from "../dto/answers.js";
import { ExternalSignInEnd } from "../dto/external-sign-in-end.js";
import { ExchangeOf } from "../sessions/exchange.decorator.js";
import type { Exchange } from "../sessions/sessions.service.js";
import { ExternalSignInService } from "./external-sign-in.service.js";
import { ParametersOf } from "./parameters.decorator.js";
import { SignInFlowService } from "./sign-in-flow.service.js";
import { SignInPageFilter } from "./sign-in-page.filter.js";
import { SignInProviders } from "./sign-in-providers.js";

const RETURN_URL = "A path of this service to come back to; `/` when it is missing";
const OR_BACK = "; to `/sign-in?external=…` of the web client when a browser is refused";
const COMPLETE = "/api/auth/external/complete";

/** A browser goes on to another address. */
interface GoesTo {
  readonly url: string;
}

/** Sign-in through others (docs/reference/sign-in.md#sign-in-at-a-provider). */
@ApiTags("sign-in")
@ApiExtraModels(ExternalSignInEnd)
@Controller("api/auth")
export class ExternalSignInController {
  constructor(
    private readonly providerList: SignInProviders,
    private readonly flows: SignInFlowService,
    private readonly signIns: ExternalSignInService,
  ) {}

  @Get("providers")
  @Access({ open: true })
  @ApiOperation({ operationId: "listSignInProviders", summary: "The sign-in providers that are configured" })
  @ApiOkResponse({ type: [ProviderAnswer] })
  providers(): readonly ProviderAnswer[] {
    return this.providerList.list();
  }

  // A provider may add what its protocol lets it add.
  @Get("external/callback")
  @Access({ open: true })
  @AnyQuery()
  @ApiOperation({
    operationId: "answerExternalSignIn",
    summary: "Where a provider sends the browser back to",
  })
  @FlowState()
  @ApiQuery({
    name: "code",
    required: false,
    description: "What the sign-in is proved with",
    schema: { type: "string" },
  })
  @ApiQuery({
    name: "iss",
    required: false,
    description: "The issuer that answers",
    schema: { type: "string" },
  })
  @ApiQuery({
    name: "error",
    required: false,
    description: "Why the provider refused",
    schema: { type: "string" },
  })
  @GoesOn("To `complete`")
  @ApiNotFoundResponse({ description: "not_found: the provider is configured no more" })
  @ApiProblem(502, "sign_in_provider_unavailable: the provider cannot be asked")
  async answer(
    @ParametersOf() parameters: URLSearchParams,
    @ExchangeOf() exchange: Exchange,
  ): Promise<GoesTo> {
    const state = await this.flows.answer(parameters, exchange);
    return { url: `${COMPLETE}?state=${state}` };
  }

  @Get("external/complete")
  @Access({ open: true })
  @RateLimit("external-complete")
  @ApiOperation({ operationId: "completeExternalSignIn", summary: "Sign in as who the provider said it is" })
  @FlowState()
  @GoesOn("To `returnUrl`, with a session cookie")
  @ApiForbiddenResponse({ description: "registration_closed: no account may be made" })
  @ApiConflictResponse({ description: "conflict: an account with that address exists" })
  async complete(@ParametersOf() sent: URLSearchParams, @ExchangeOf() exchange: Exchange): Promise<GoesTo> {
    return { url: await this.signIns.complete(sent.getAll("state"), exchange) };
  }

  @Get("external/:provider")
  @Access({ open: true })
  @RateLimit("external-sign-in")
  @ApiOperation({ operationId: "startExternalSignIn", summary: "Go to a sign-in provider" })
  @ApiParam({ name: "provider", description: "`oidc` or `codehost`", schema: { type: "string" } })
  @ApiQuery({ name: "returnUrl", required: false, description: RETURN_URL, schema: { type: "string" } })
  @GoesOn("To the provider")
  @ApiProblem(400, "validation_error: `returnUrl` is no path of this service")
  @ApiNotFoundResponse({ description: "not_found: the provider is not configured" })
  @ApiProblem(502, "sign_in_provider_unavailable: the provider cannot be asked")
  async start(
    @Param("provider") provider: string,
    @ParametersOf() parameters: URLSearchParams,
    @ExchangeOf() exchange: Exchange,
  ): Promise<GoesTo> {
    return { url: await this.flows.begin(provider, parameters.getAll("returnUrl"), exchange) };
  }
}

/** A redirect; its body names the address to whoever does not follow it. */
function GoesOn(description: string): MethodDecorator {
  const headers = { Location: { description: "Where to", schema: { type: "string" as const } } };
  const body = { schema: { type: "string" as const } };
  return applyDecorators(
    Redirect(),
    UseFilters(SignInPageFilter),
    AlsoAnswers("text/html"),
    ApiFoundResponse({
      description: `${description}${OR_BACK}`,
      headers,
      content: { "text/plain": body, "text/html": body },
    }),
  );
}

/** The state that a sign-in goes by, and what is answered when it is not that of a sign-in under way. */
function FlowState(): MethodDecorator {
  return applyDecorators(
    ApiQuery({
      name: "state",
      required: true,
      description: "Which sign-in it is",
      schema: { type: "string" },
    }),
    ApiProblem(400, "validation_error: no `state`, or none that could be one"),
    ApiProblem(401, "unauthorized: the sign-in failed, is over, or began in another browser"),
  );
}
