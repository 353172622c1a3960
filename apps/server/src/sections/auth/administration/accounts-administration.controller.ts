import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from "@nestjs/common";
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Request } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { Caller, UserPrincipal } from "../../../platform/access/principal.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { AdministeredAccountPage, accountPage, MadeResetLinkAnswer } from "../dto/administered-accounts.js";
import { AccountsAdministrationService } from "./accounts-administration.service.js";
import { ResetLinkMaker } from "./reset-link-maker.service.js";

/** See docs/reference/sign-in.md#accounts. */
@ApiTags("instance")
@Controller("api/instance/accounts")
export class AccountsAdministrationController {
  constructor(
    private readonly accounts: AccountsAdministrationService,
    private readonly links: ResetLinkMaker,
  ) {}

  @Get()
  @Access({ instanceAdmin: true, person: true })
  @ApiOperation({ operationId: "listAccounts", summary: "The accounts of the instance, in name order" })
  @ApiOkResponse({ type: AdministeredAccountPage })
  @ApiProblem(400, "cursor or limit breaks a rule")
  async list(@Query() query: PageQuery): Promise<AdministeredAccountPage> {
    return accountPage(await this.accounts.list(query));
  }

  @Delete(":accountId/sessions")
  @HttpCode(204)
  @Access({ instanceAdmin: true, person: true })
  @ApiOperation({
    operationId: "endSessionsOfAccount",
    summary: "Ends every session of an account, and what was approved for a device and not fetched",
  })
  @ApiNoContentResponse()
  @ApiProblem(404, "There is no such account")
  endSessions(
    @CallerOf() caller: Caller<UserPrincipal>,
    @Param("accountId", GuidPipe) id: Guid,
  ): Promise<void> {
    return this.accounts.endSessions(caller, id);
  }

  @Post(":accountId/reset-link")
  @Access({ instanceAdmin: true, person: true })
  @ApiOperation({
    operationId: "makeResetLink",
    summary: "A link to a new password for an account, good once",
    description: "It takes the place of the one that the account had. Not from the session of a device.",
  })
  @ApiCreatedResponse({ type: MadeResetLinkAnswer })
  @ApiProblem(404, "There is no such account")
  @ApiConflictResponse({ description: "conflict: the account is disabled" })
  makeLink(
    @CallerOf() caller: Caller<UserPrincipal>,
    @Param("accountId", GuidPipe) id: Guid,
    @Req() request: Request,
  ): Promise<MadeResetLinkAnswer> {
    return this.links.make(caller, id, request);
  }
}
