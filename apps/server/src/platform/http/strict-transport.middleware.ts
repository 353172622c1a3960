import type { NextFunction, Request, Response } from "express";
import type { Configuration } from "../configuration/configuration.js";
import { isHttps } from "./client-address.js";

const A_YEAR = "max-age=31536000";

/** In `hosted`, tells a browser that came over HTTPS to stay there (docs/reference/running.md#profiles). */
export function strictTransportMiddleware({ profile, trustedProxies }: Configuration) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (profile === "hosted" && isHttps(request, trustedProxies)) {
      response.setHeader("Strict-Transport-Security", A_YEAR);
    }
    next();
  };
}
