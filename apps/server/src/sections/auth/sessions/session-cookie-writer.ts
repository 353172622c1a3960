import { Inject, Injectable } from "@nestjs/common";
import { stringifySetCookie } from "cookie";
import type { Request, Response } from "express";
import { CONFIGURATION, type Configuration } from "../../../platform/configuration/configuration.js";
import { isReachedByHttps } from "../../../platform/http/client-address.js";
import { SESSION_COOKIE } from "../../../platform/http/session-cookie.js";

/**
 * Writes the session cookie (docs/reference/sign-in.md#the-session-cookie). An answer carries it once: the
 * last one written.
 */
@Injectable()
export class SessionCookieWriter {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  write(request: Request, response: Response, cookie: { value: string; seconds: number }): void {
    response.setHeader(
      "Set-Cookie",
      stringifySetCookie({
        name: SESSION_COOKIE,
        value: cookie.value,
        maxAge: cookie.seconds,
        path: "/",
        httpOnly: true,
        sameSite: "lax",
        secure: isReachedByHttps(request, this.configuration),
      }),
    );
  }

  clear(request: Request, response: Response): void {
    this.write(request, response, { value: "", seconds: 0 });
  }
}
