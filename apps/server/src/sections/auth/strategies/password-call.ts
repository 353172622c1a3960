import { Injectable } from "@nestjs/common";
import { ExecutionContextHost } from "@nestjs/core/helpers/execution-context-host.js";
import { AuthGuard } from "@nestjs/passport";
import type { AccountEntity } from "../accounts/account.entity.js";
import type { Exchange } from "../sessions/sessions.service.js";

/** Passport's guard, asked outside a route: "no" is an answer here, not an error. */
class LocalGuard extends AuthGuard("local") {
  override handleRequest<Found>(thrown: unknown, found: Found): Found {
    if (thrown) {
      throw thrown;
    }
    return (found || null) as Found;
  }
}

/** Asks Passport's strategy `local` whose password a request brings. */
@Injectable()
export class PasswordCall {
  private readonly guard = new LocalGuard();

  async accountOf({ request, response }: Exchange): Promise<AccountEntity | null> {
    await this.guard.canActivate(new ExecutionContextHost([request, response]));
    return (request.user ?? null) as AccountEntity | null;
  }
}
