import type { IncomingHttpHeaders } from "node:http";
import type { AllowedHosts } from "../configuration/allowed-hosts.js";

const ORIGIN = /^https?:\/\/([^\s/?#@\\]+)$/i;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Whether a page in a browser may send messages to the tool endpoint (docs/reference/tools.md#origins): one of this very
 * host, and of a name that is known to be ours. Where any host name is let in, a page of a stranger can give its own name
 * to this address (DNS rebinding), so that then a loopback name alone is known. Programs send no origin.
 */
export function mayOriginUseTools({ origin, host = "" }: IncomingHttpHeaders, hosts: AllowedHosts): boolean {
  if (origin === undefined) {
    return true;
  }
  const named = ORIGIN.exec(origin)?.[1]?.toLowerCase();
  if (named === undefined || named !== host.toLowerCase()) {
    return false;
  }
  return LOOPBACK.test(named) || (hosts.openEntry === null && hosts.allows(named));
}
