import { Controller, Get, Param } from "@nestjs/common";
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { Access } from "../../platform/access/access.decorator.js";
import { notFound } from "../../platform/errors/api-error.js";
import { RateLimit } from "../../platform/rate-limit/rate-limit.decorator.js";
import { ProviderAnswer } from "./dto/answers.js";

/** Sign-in through others (spec 3, section 4.5): no provider is configured. */
@ApiTags("sign-in")
@Controller("api/auth")
export class ExternalSignInController {
  @Get("providers")
  @Access({ open: true })
  @ApiOperation({ operationId: "listSignInProviders", summary: "The sign-in providers that are configured" })
  @ApiOkResponse({ type: [ProviderAnswer] })
  providers(): readonly ProviderAnswer[] {
    return [];
  }

  @Get("external/:provider")
  @Access({ open: true })
  @RateLimit("external-sign-in")
  @ApiOperation({ operationId: "startExternalSignIn", summary: "Go to a sign-in provider" })
  @ApiNotFoundResponse({ description: "not_found: the provider is not configured" })
  start(@Param("provider") _provider: string): never {
    throw notFound("This sign-in provider is not configured");
  }
}
