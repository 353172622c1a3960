import type { IncomingHttpHeaders } from "node:http";

/** A serialised web origin: scheme and host, nothing after. */
const ORIGIN = /^(https?):\/\/([^\s/?#@\\]+)$/i;

/**
 * Whether the browser says that a page of this very host sent the request. `Sec-Fetch-Site` decides where it
 * is sent; else `Origin`, in which another port of the host is another origin. A client that sends neither
 * is no browser.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) {
    return site === "same-origin" || site === "none";
  }
  if (headers.origin === undefined) {
    return true;
  }
  const [, scheme, host] = ORIGIN.exec(headers.origin) ?? [];
  if (scheme === undefined || host === undefined) {
    return false;
  }
  const sent = hostOf(scheme, host);
  return sent !== null && sent === hostOf(scheme, headers.host ?? "");
}

/** A host as the URL rules write it, without the port that its scheme implies. */
function hostOf(scheme: string, host: string): string | null {
  const url = `${scheme}://${host}`;
  return URL.canParse(url) ? new URL(url).host : null;
}
