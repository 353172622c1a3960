import { Body, Controller, HttpCode, Post } from "@nestjs/common";
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { Caller, UserPrincipal } from "../../platform/access/principal.js";
import { JsonBody } from "../../platform/http/body.decorator.js";
import { RateLimit } from "../../platform/rate-limit/rate-limit.decorator.js";
import { ExchangeOf } from "../auth/auth.module.js";
import { SignedInAnswer } from "../auth/dto/answers.js";
import type { Exchange } from "../auth/sessions/sessions.service.js";
import { AcceptingService } from "./accepting.service.js";
import { InvitationSecretRequest, RegisterByInvitationRequest } from "./dto/invitation.request.js";
import {
  FoundInvitationResponse,
  JoinedWorkspaceResponse,
  toFoundInvitation,
} from "./dto/invitation.response.js";
import { InvitedRegistrationService } from "./invited-registration.service.js";
import { INVITATION_BODY } from "./limits.js";

const OVER = { description: "link_over: used, over, taken back, or never there" };

/** See docs/reference/workspaces.md#invitations. The secret stands in the body: an address gets into logs. */
@ApiTags("workspaces")
@Controller("api/invitations")
export class AcceptingController {
  constructor(
    private readonly accepting: AcceptingService,
    private readonly registration: InvitedRegistrationService,
  ) {}

  @Post("read")
  @HttpCode(200)
  @Access({ open: true })
  @RateLimit("invitation")
  @JsonBody(INVITATION_BODY)
  @ApiOperation({ operationId: "readInvitation", summary: "What a link leads into" })
  @ApiOkResponse({ type: FoundInvitationResponse })
  @ApiNotFoundResponse(OVER)
  async read(@Body() { secret }: InvitationSecretRequest): Promise<FoundInvitationResponse> {
    return toFoundInvitation(await this.accepting.read(secret));
  }

  @Post("accept")
  @HttpCode(200)
  @Access({ signedIn: true, person: true })
  @RateLimit("invitation")
  @JsonBody(INVITATION_BODY)
  @ApiOperation({ operationId: "acceptInvitation", summary: "Join with the account that is signed in" })
  @ApiOkResponse({ type: JoinedWorkspaceResponse })
  @ApiForbiddenResponse({ description: "forbidden: the invitation is for another address" })
  @ApiNotFoundResponse(OVER)
  @ApiConflictResponse({ description: "conflict: a member already, or a limit is reached" })
  accept(
    @CallerOf() caller: Caller<UserPrincipal>,
    @Body() { secret }: InvitationSecretRequest,
  ): Promise<JoinedWorkspaceResponse> {
    return this.accepting.accept(caller, secret);
  }

  @Post("register")
  @Access({ open: true })
  @RateLimit("invitation")
  @JsonBody(INVITATION_BODY)
  @ApiOperation({
    operationId: "registerByInvitation",
    summary: "Make an account and join with it, also where registration is closed",
  })
  @ApiCreatedResponse({ type: SignedInAnswer, description: "The account, with a session cookie" })
  @ApiNotFoundResponse(OVER)
  @ApiConflictResponse({ description: "conflict: the address is in use, or a limit is reached" })
  register(
    @Body() { secret, ...request }: RegisterByInvitationRequest,
    @ExchangeOf() exchange: Exchange,
  ): Promise<SignedInAnswer> {
    return this.registration.register(secret, request, exchange);
  }
}
