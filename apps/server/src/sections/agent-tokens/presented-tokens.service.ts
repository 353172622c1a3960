import { Injectable } from "@nestjs/common";
import type { Request } from "express";
import type { Identity } from "../../platform/access/authenticator.js";
import { bearerOf } from "../../platform/access/bearer.js";
import { placeOf } from "../../platform/access/place.js";
import type { AgentTokenPrincipal } from "../../platform/access/principal.js";
import { membershipOfToken } from "../../platform/access/token-access.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { AgentTokenRepository } from "./agent-token.repository.js";
import { isTokenValue, tokenHash } from "./token-value.js";

/** Finds the token that a request presents. */
@Injectable()
export class PresentedTokensService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: AgentTokenRepository,
  ) {}

  /** Null when it presents none, or one that is not valid (any more). */
  async identityOf(request: Request): Promise<Identity | null> {
    const bearer = bearerOf(request);
    if (bearer.kind !== "value" || !isTokenValue(bearer.value)) {
      return null;
    }
    const { reader } = this.unitOfWork;
    const place = placeOf(request);
    const found = await this.tokens.findLive(reader, tokenHash(bearer.value), place);
    if (found === null) {
      return null;
    }
    const { isDue, placeWorkspaceId, ...token } = found;
    if (isDue) {
      await this.tokens.moveLastUse(reader, token.id);
    }
    const principal: AgentTokenPrincipal = { kind: "agent-token", ...token };
    return { principal, membership: membershipOfToken(principal, place, placeWorkspaceId) };
  }
}
