import type { OutboundHttp } from "./outbound-http.js";
import type { OutboundRequest } from "./outbound-request.js";

/** Answers of these statuses have no body, not even an empty one. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** What stays the same for every request of a library. */
export type OutboundRules = Pick<OutboundRequest, "limits" | "allowPrivate" | "credentialOrigin">;

type FetchInit = Omit<RequestInit, "body"> & { readonly body?: unknown };

/** `fetch` for libraries, over the one client; it takes text, bytes and form fields as bodies. */
export function outboundFetch(http: OutboundHttp, rules: OutboundRules) {
  return async (input: string | URL, init: FetchInit = {}): Promise<Response> => {
    const { status, body, ...answer } = await http.open({
      ...rules,
      url: String(input),
      method: init.method ?? "GET",
      headers: Object.fromEntries(new Headers(init.headers)),
      body: bodyOf(init.body),
      redirects: redirectsOf(init.redirect),
      ...(init.signal ? { signal: init.signal } : {}),
    });
    const headers = new Headers(answer.headers);
    // The body comes unpacked.
    headers.delete("content-encoding");
    headers.delete("content-length");
    const stream = ReadableStream.from(body);
    if (!WITHOUT_BODY.has(status)) {
      return new Response(stream, { status, headers });
    }
    await stream.cancel();
    return new Response(null, { status, headers });
  };
}

function redirectsOf(mode: RequestInit["redirect"]): NonNullable<OutboundRequest["redirects"]> {
  if (mode === "manual") {
    return "manual";
  }
  return mode === "error" ? "refuse" : "follow";
}

function bodyOf(body: unknown): string | Uint8Array | null {
  if (body === undefined || body === null) {
    return null;
  }
  if (typeof body === "string" || body instanceof Uint8Array) {
    return body;
  }
  if (body instanceof URLSearchParams) {
    return body.toString();
  }
  throw new TypeError("A body is text, bytes or form fields");
}
