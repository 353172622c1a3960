/** Screens to which nobody wants to come back once they are in. */
const NOT_BACK = ["/sign-in", "/register", "/set-up"];

/** What the service answers itself; of it only the page that lets a device in is one to come back to. */
const OF_SERVICE = /^\/(api|assets|metrics|health|mcp|\.well-known)(\/|$)/i;

/**
 * Where a person goes once they are in: the path of this very page that an address asks for, or home. Whoever made the
 * address may have written anything, so what leads elsewhere counts for nothing.
 */
export function returnAddress(wanted: string | undefined, origin: string): string {
  if (wanted === undefined || !wanted.startsWith("/") || !URL.canParse(wanted, origin)) {
    return "/";
  }
  const url = new URL(wanted, origin);
  // A second slash can come out of dots that are taken away: `/.//elsewhere`.
  const isElsewhere = url.origin !== origin || url.pathname.startsWith("//");
  if (isElsewhere || NOT_BACK.includes(url.pathname) || OF_SERVICE.test(url.pathname)) {
    return "/";
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether the service itself answers an address of its own pages, and not this client. */
export function isPageOfService(address: string): boolean {
  return /^\/(device|invitation|reset)(?=[/?#]|$)/.test(address);
}
