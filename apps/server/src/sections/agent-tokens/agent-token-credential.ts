import { Injectable } from "@nestjs/common";
import { Credentials } from "../../platform/access/credentials.js";
import { PresentedTokensService } from "./presented-tokens.service.js";

/** The credential `agent-token`: the bearer of a coding agent. */
@Injectable()
export class AgentTokenCredential {
  constructor(credentials: Credentials, tokens: PresentedTokensService) {
    credentials.readBy("agent-token", (request) => tokens.identityOf(request));
  }
}
