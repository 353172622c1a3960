import type { LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import type { CheckedAddress } from "./checked-addresses.js";
import type { Hop } from "./hop.js";
import { CONNECT_MS } from "./limits.js";

/** One exchange on a connection of its own. */
export interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readable;
  /** Ends the connection; no other request ever uses it. */
  end(): Promise<void>;
}

/** Sends a request to addresses that were checked; its name stays in `Host` and in the certificate's check. */
export async function exchange(
  hop: Hop,
  addresses: readonly CheckedAddress[],
  limits: { readonly timeoutMs: number; readonly idleMs?: number | undefined; readonly signal: AbortSignal },
): Promise<Exchange> {
  // Loaded by the first who asks outside: many services never do, and it takes 5 MiB.
  const { Client } = await import("./http-client.js");
  const client = new Client(hop.url.origin, {
    allowH2: false,
    connect: { lookup: only(addresses), timeout: Math.min(CONNECT_MS, limits.timeoutMs) },
    headersTimeout: limits.idleMs ?? limits.timeoutMs,
    bodyTimeout: limits.idleMs ?? limits.timeoutMs,
  });
  const end = (): Promise<void> => client.destroy().catch(() => undefined);
  try {
    const answer = await client.request({
      path: `${hop.url.pathname}${hop.url.search}`,
      method: hop.method as "GET",
      headers: { ...hop.headers },
      body: hop.body,
      signal: limits.signal,
      reset: true,
    });
    // An answer that nobody reads may fail unheard.
    answer.body.on("error", () => undefined);
    return { status: answer.statusCode, headers: headersOf(answer.headers), body: answer.body, end };
  } catch (thrown) {
    await end();
    throw thrown;
  }
}

/** Answers every question for an address with the checked ones. */
function only(addresses: readonly CheckedAddress[]): LookupFunction {
  return (_hostName, options, callback) => {
    const [first] = addresses;
    if (options.all === true) {
      callback(null, [...addresses]);
    } else {
      callback(null, first?.address ?? "", first?.family);
    }
  };
}

function headersOf(raw: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    for (const one of Array.isArray(value) ? value : [value ?? ""]) {
      headers.append(name, one);
    }
  }
  return headers;
}
