import { Body, Controller, HttpCode, Post } from "@nestjs/common";
import {
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import { Access } from "../../../platform/access/access.decorator.js";
import { JsonBody } from "../../../platform/http/body.decorator.js";
import { RateLimit } from "../../../platform/rate-limit/rate-limit.decorator.js";
import {
  ReadResetLinkRequest,
  ResetLinkAnswer,
  ResetPasswordRequest,
  resetLinkAnswer,
} from "../dto/resets.js";
import { SIGN_IN_BODY } from "../limits.js";
import { ResetsService } from "./resets.service.js";

/** See docs/reference/sign-in.md#links. The secret stands in the body: an address gets into logs. */
@ApiTags("sign-in")
@Controller("api/auth")
export class ResetsController {
  constructor(private readonly resets: ResetsService) {}

  @Post("reset-link")
  @HttpCode(200)
  @Access({ open: true })
  @RateLimit("reset-link")
  @JsonBody(SIGN_IN_BODY)
  @ApiOperation({ operationId: "readResetLink", summary: "Whose password a link is for" })
  @ApiOkResponse({ type: ResetLinkAnswer })
  @ApiNotFoundResponse({ description: "link_over: used, over, taken back, or never there" })
  async read(@Body() { secret }: ReadResetLinkRequest): Promise<ResetLinkAnswer> {
    return resetLinkAnswer(await this.resets.read(secret));
  }

  @Post("reset-password")
  @HttpCode(204)
  @Access({ open: true })
  @RateLimit("reset-link")
  @JsonBody(SIGN_IN_BODY)
  @ApiOperation({
    operationId: "resetPassword",
    summary: "Use a link: a new password",
    description: "Ends every session of the account, and its lock. The link is good once.",
  })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: "link_over: used, over, taken back, or never there" })
  use(@Body() body: ResetPasswordRequest): Promise<void> {
    return this.resets.use(body);
  }
}
