import { Injectable } from "@nestjs/common";
import { ExecutionContextHost } from "@nestjs/core/helpers/execution-context-host.js";
import { AuthGuard } from "@nestjs/passport";
import { type ApiError, unauthorized } from "../../../platform/errors/api-error.js";
import { Log } from "../../../platform/logging/log.js";
import type { Exchange } from "../sessions/sessions.service.js";
import { checkedIdentity } from "./checked-identity.js";
import type { ExternalIdentity } from "./external-identity.js";
import { ProviderFailure } from "./provider-failure.js";
import { RefusedSignIn, refusedSignIn } from "./refused-sign-in.js";
import type { ProviderAnswer, ProviderName } from "./sign-in-provider.js";

/** Passport's guard of one provider, asked outside a route for the identity behind one answer. */
function guardFor(name: ProviderName, answer: ProviderAnswer) {
  return new (class extends AuthGuard(name) {
    override getAuthenticateOptions(): object {
      return { answer, session: false };
    }

    override handleRequest<Found>(thrown: unknown, found: Found): Found {
      if (thrown) {
        throw thrown;
      }
      return found;
    }
  })();
}

/** Asks a provider's Passport strategy, and says in this service's errors what failed there. */
@Injectable()
export class ProviderCall {
  constructor(private readonly log: Log) {}

  identityOf(name: ProviderName, answer: ProviderAnswer, exchange: Exchange): Promise<ExternalIdentity> {
    return this.failingAsOurs(name, async () => {
      const { request, response } = exchange;
      await guardFor(name, answer).canActivate(new ExecutionContextHost([request, response]));
      return checkedIdentity(request.user as ExternalIdentity);
    });
  }

  /**
   * Every failed sign-in is 401 (docs/reference/sign-in.md#the-way-to-a-provider-and-back); a provider that
   * cannot be asked is no sign-in, and 502.
   */
  async failingAsOurs<Value>(provider: ProviderName, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof ProviderFailure)) {
        throw thrown;
      }
      this.log.warn({ provider, kind: thrown.kind, err: thrown }, "a sign-in at a provider failed");
      throw errorFor(thrown);
    }
  }
}

function errorFor({ kind }: ProviderFailure): ApiError {
  if (kind === "denied") {
    return refusedSignIn("denied", unauthorized("The sign-in provider did not sign you in"));
  }
  if (kind === "untrusted") {
    const title = "The sign-in provider's answer does not hold: start again";
    return refusedSignIn("failed", unauthorized(title));
  }
  const title = "The sign-in provider cannot be asked now: try again later";
  return new RefusedSignIn("provider_unavailable", {
    status: 502,
    type: "sign_in_provider_unavailable",
    title,
  });
}
