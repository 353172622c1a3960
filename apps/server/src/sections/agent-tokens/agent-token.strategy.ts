import { Injectable } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import type { Identity } from "../../platform/access/authenticator.js";
import { RequestStrategy } from "../../platform/access/request-strategy.js";
import { PresentedTokensService } from "./presented-tokens.service.js";

/** Passport strategy `agent-token`: the bearer of a coding agent. */
@Injectable()
export class AgentTokenStrategy extends PassportStrategy(RequestStrategy, "agent-token") {
  constructor(private readonly tokens: PresentedTokensService) {
    super();
  }

  validate(request: Request): Promise<Identity | null> {
    return this.tokens.identityOf(request);
  }
}
