import { Injectable } from "@nestjs/common";
import { ExecutionContextHost } from "@nestjs/core/helpers/execution-context-host.js";
import { AuthGuard } from "@nestjs/passport";
import type { Authenticator, Identity } from "../../../platform/access/authenticator.js";
import { bearerOf } from "../../../platform/access/bearer.js";
import type { AccountEntity } from "../accounts/account.entity.js";
import type { Exchange } from "../sessions/sessions.service.js";

/** Passport's guard, asked outside a route: "no" is an answer here, not an error. */
class SessionCall extends AuthGuard("session") {
  override handleRequest<Found>(thrown: unknown, found: Found): Found {
    return foundOrNull(thrown, found);
  }
}

class AgentTokenCall extends AuthGuard("agent-token") {
  override handleRequest<Found>(thrown: unknown, found: Found): Found {
    return foundOrNull(thrown, found);
  }
}

class PasswordCall extends AuthGuard("local") {
  override handleRequest<Found>(thrown: unknown, found: Found): Found {
    return foundOrNull(thrown, found);
  }
}

function foundOrNull<Found>(thrown: unknown, found: Found): Found {
  if (thrown) {
    throw thrown;
  }
  return (found || null) as Found;
}

/** Asks a Passport strategy who a request comes from. */
@Injectable()
export class PassportCall implements Authenticator {
  private readonly session = new SessionCall();
  private readonly agentToken = new AgentTokenCall();
  private readonly password = new PasswordCall();

  /** A bearer is looked at alone: a wrong one is not made good by a cookie beside it. */
  async authenticate(request: Exchange["request"], response: Exchange["response"]): Promise<Identity | null> {
    const call = bearerOf(request).kind === "none" ? this.session : this.agentToken;
    await call.canActivate(new ExecutionContextHost([request, response]));
    return (request.user ?? null) as Identity | null;
  }

  async accountOf({ request, response }: Exchange): Promise<AccountEntity | null> {
    await this.password.canActivate(new ExecutionContextHost([request, response]));
    return (request.user ?? null) as AccountEntity | null;
  }
}
