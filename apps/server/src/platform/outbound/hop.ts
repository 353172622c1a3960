import { OutboundError } from "./outbound-error.js";
import type { OutboundRequest } from "./outbound-request.js";

/** One request of a chain: the first, or one that a redirect led to. */
export interface Hop {
  readonly url: URL;
  readonly method: string;
  /** Their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
}

/** All that another origin than the first gets to know. */
const HARMLESS_HEADERS = new Set(["accept", "accept-encoding", "accept-language", "user-agent"]);
const BODY_HEADERS = new Set(["content-type", "content-length", "content-encoding", "content-language"]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The first request; refused when it cannot be one, or when its credential belongs elsewhere. */
export function firstHop(request: OutboundRequest): Hop {
  const url = URL.canParse(request.url) ? new URL(request.url) : null;
  if (url === null || !isPlainUrl(url)) {
    throw new OutboundError("bad_url", url?.origin ?? "The address");
  }
  if (request.credentialOrigin !== undefined && request.credentialOrigin !== url.origin) {
    throw new OutboundError("credential_refused", url.origin);
  }
  const headers: Record<string, string> = { "accept-encoding": "gzip", "user-agent": "Plumbline" };
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    headers[name.toLowerCase()] = value;
  }
  return { url, method: (request.method ?? "GET").toUpperCase(), headers, body: request.body ?? null };
}

/** Whether an answer leads on. */
export function isRedirect(status: number, headers: Headers): boolean {
  return REDIRECTS.has(status) && headers.has("location");
}

/**
 * The request an answer leads on to (docs/reference/outbound.md#redirects). To another origin goes nothing
 * that could be a credential: no body, and of the headers the harmless ones alone. From https it never goes
 * to http.
 */
export function nextHop(hop: Hop, status: number, headers: Headers): Hop {
  const location = headers.get("location") ?? "";
  const url = URL.canParse(location, hop.url.href) ? new URL(location, hop.url) : null;
  const refused = new OutboundError("redirect_refused", hop.url.origin);
  if (url === null || !isPlainUrl(url)) {
    throw refused;
  }
  if (hop.url.protocol === "https:" && url.protocol === "http:") {
    throw refused;
  }
  const next = becomesGet(hop.method, status) ? withoutBody(hop) : hop;
  if (url.origin === hop.url.origin) {
    return { ...next, url };
  }
  if (next.method !== "GET" && next.method !== "HEAD") {
    throw refused;
  }
  return { url, method: next.method, headers: only(next.headers, HARMLESS_HEADERS), body: null };
}

function isPlainUrl(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && url.hostname !== "" && url.username === "" && url.password === "";
}

/** As browsers do. */
function becomesGet(method: string, status: number): boolean {
  if (status === 303) {
    return method !== "HEAD";
  }
  return (status === 301 || status === 302) && method === "POST";
}

function withoutBody(hop: Hop): Hop {
  const kept = new Set(Object.keys(hop.headers).filter((name) => !BODY_HEADERS.has(name)));
  return { ...hop, method: "GET", headers: only(hop.headers, kept), body: null };
}

function only(
  headers: Readonly<Record<string, string>>,
  names: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name)));
}
