import { isIP } from "node:net";
import type { Request } from "express";
import type { Configuration } from "../configuration/configuration.js";
import type { TrustedProxies } from "../configuration/trusted-proxies.js";

/**
 * The address of the client: the last forwarded hop when a trusted proxy sent it, else the sender's
 * (docs/reference/running.md#proxies).
 */
export function clientAddress(request: Request, proxies: TrustedProxies): string {
  const sender = request.socket.remoteAddress ?? "";
  return (proxies.trusts(sender) && addressOf(lastHop(request, "x-forwarded-for"))) || sender;
}

/** Whether the client came over HTTPS, by the same rule. */
export function isHttps(request: Request, proxies: TrustedProxies): boolean {
  const sender = request.socket.remoteAddress ?? "";
  return proxies.trusts(sender) && lastHop(request, "x-forwarded-proto").toLowerCase() === "https";
}

/** Whether clients reach the service over HTTPS alone, or this one did. */
export function isReachedByHttps(
  request: Request,
  { secureCookies, trustedProxies }: Pick<Configuration, "secureCookies" | "trustedProxies">,
): boolean {
  return secureCookies || isHttps(request, trustedProxies);
}

function lastHop(request: Request, header: string): string {
  const value = request.headers[header];
  const text = Array.isArray(value) ? value.join(",") : (value ?? "");
  return text.split(",").at(-1)?.trim() ?? "";
}

/** Some proxies add the port; what is no address is not one. */
function addressOf(hop: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
  return isIP(bare) === 0 ? null : bare;
}
