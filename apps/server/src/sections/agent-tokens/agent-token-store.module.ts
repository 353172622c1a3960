import { Module } from "@nestjs/common";
import { AgentTokenRepository } from "./agent-token.repository.js";

/** The tokens as rows, for sections that agent tokens themselves are built on. */
@Module({ providers: [AgentTokenRepository], exports: [AgentTokenRepository] })
export class AgentTokenStoreModule {}
