import { Inject, Injectable } from "@nestjs/common";
import { parseCookie, stringifySetCookie } from "cookie";
import { CONFIGURATION, type Configuration } from "../../../platform/configuration/configuration.js";
import { isReachedByHttps } from "../../../platform/http/client-address.js";
import { FLOW_MINUTES } from "../limits.js";
import type { Exchange } from "../sessions/sessions.service.js";
import { isToken, makeToken } from "../tokens/secret-token.js";

const FLOW_COOKIE = "service_sign_in";
const PATH = "/api/auth/external";

/** The cookie that binds a sign-in to the browser it began in; Lax, because the provider leads back to it. */
@Injectable()
export class FlowCookie {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  /** The browser's secret; null when it has none that could be one of ours. */
  read({ request }: Exchange): string | null {
    const secret = parseCookie(request.headers.cookie ?? "")[FLOW_COOKIE];
    return isToken(secret) ? secret : null;
  }

  /** Gives the browser a secret, or more time to the one it has: several tabs may sign in at once. */
  give(exchange: Exchange): string {
    const secret = this.read(exchange) ?? makeToken();
    this.write(exchange, secret, FLOW_MINUTES * 60);
    return secret;
  }

  clear(exchange: Exchange): void {
    this.write(exchange, "", 0);
  }

  /** Where the browser reaches this service: what comes back from a provider comes back there. */
  callbackUrl({ request }: Exchange): string {
    return `${this.isSecure({ request }) ? "https" : "http"}://${request.headers.host}${PATH}/callback`;
  }

  private write({ request, response }: Exchange, value: string, maxAge: number): void {
    const secure = this.isSecure({ request });
    const attributes = { maxAge, path: PATH, httpOnly: true, sameSite: "lax", secure } as const;
    response.append("Set-Cookie", stringifySetCookie({ name: FLOW_COOKIE, value, ...attributes }));
  }

  private isSecure({ request }: Pick<Exchange, "request">): boolean {
    return isReachedByHttps(request, this.configuration);
  }
}
