import { randomBytes } from "node:crypto";
import type { Request, Response } from "express";
import { policyOfClient } from "../http/content-security.js";

/** What the build wrote where the nonce of an answer stands. */
const MARK = "__NONCE__";
const NONCE_BYTES = 18;
const PERMISSIONS = [
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((name) => `${name}=()`)
  .join(", ");

/** Sends the page of the web client, which nobody keeps: each answer has a nonce of its own. */
export function indexSender(index: string) {
  const parts = index.split(MARK);
  return (request: Request, response: Response): void => {
    const nonce = randomBytes(NONCE_BYTES).toString("base64url");
    const body = Buffer.from(parts.join(nonce));
    response.setHeader("Content-Security-Policy", policyOfClient(nonce));
    response.setHeader("X-Frame-Options", "DENY");
    response.setHeader("Permissions-Policy", PERMISSIONS);
    response.setHeader("Cache-Control", "no-store");
    // The same address is an error to whoever wants no page.
    response.setHeader("Vary", "Accept");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Length", body.byteLength);
    response.end(request.method === "HEAD" ? undefined : body);
  };
}
