import { Injectable } from "@nestjs/common";
import type { Request } from "express";
import { bearerOf } from "../../platform/access/bearer.js";
import type { AgentTokenPrincipal } from "../../platform/access/principal.js";
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
  async principalOf(request: Request): Promise<AgentTokenPrincipal | null> {
    const bearer = bearerOf(request);
    if (bearer.kind !== "value" || !isTokenValue(bearer.value)) return null;
    const { reader } = this.unitOfWork;
    const found = await this.tokens.findLive(reader, tokenHash(bearer.value));
    if (found === null) return null;
    const { isDue, ...token } = found;
    if (isDue) await this.tokens.moveLastUse(reader, token.id);
    return { kind: "agent-token", ...token };
  }
}
