import { Inject, Injectable } from "@nestjs/common";
import { telemetry } from "../telemetry/telemetry.js";
import { ADDRESS_CHECK, type AddressCheck, checkedAddresses } from "./checked-addresses.js";
import { failureOf } from "./failure-of.js";
import { firstHop, type Hop, isRedirect, nextHop } from "./hop.js";
import { MAX_REDIRECTS } from "./limits.js";
import { OutboundError } from "./outbound-error.js";
import type { OutboundAnswer, OutboundRequest, OutboundStream } from "./outbound-request.js";
import { type Exchange, exchange } from "./pinned-connection.js";
import { unpackedBody } from "./unpacked-body.js";

/** The client for addresses that the operator set: no name that a tenant chose makes it wait. */
export const OPERATORS_HTTP = Symbol("OperatorsHttp");

/** When a request ends, whatever it is doing. */
interface Ends {
  readonly deadline: AbortSignal;
  /** The deadline, or its caller's word before. */
  readonly signal: AbortSignal;
  /** It ended by itself. */
  readonly over: () => void;
}

/**
 * The one client for everything that leaves the instance (docs/reference/outbound.md#requests-that-leave).
 * Each request asks once for the addresses of its host, refuses unless every one may be reached, connects to
 * those alone, and starts over for a redirect. No proxy of the environment, no connection that is used twice.
 * What goes wrong outside is thrown as an `OutboundError`.
 */
@Injectable()
export class OutboundHttp {
  constructor(@Inject(ADDRESS_CHECK) private readonly check: AddressCheck) {}

  /** Sends a request and reads its answer to the end. */
  async request(request: OutboundRequest): Promise<OutboundAnswer> {
    const { body, ...answer } = await this.open(request);
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) {
      chunks.push(chunk);
    }
    return { ...answer, body: Buffer.concat(chunks) };
  }

  /** The same, answered with its headers: the connection ends with the body, or when its reader leaves. */
  async open(request: OutboundRequest): Promise<OutboundStream> {
    const ends = endsOf(request);
    try {
      const { hop, answer } = await this.finalAnswer(request, ends);
      return streamed(hop, answer, { maxBytes: request.limits.maxBytes, ...ends });
    } catch (thrown) {
      ends.over();
      throw thrown;
    }
  }

  /** The answer that leads nowhere else. */
  private async finalAnswer(request: OutboundRequest, ends: Ends): Promise<{ hop: Hop; answer: Exchange }> {
    let hop = firstHop(request);
    for (let redirects = 0; ; redirects += 1) {
      const answer = await this.send(hop, request, ends);
      const isFinal = request.redirects === "manual" || !isRedirect(answer.status, answer.headers);
      if (isFinal) {
        return { hop, answer };
      }
      await answer.end();
      if (request.redirects === "refuse") {
        throw new OutboundError("redirect_refused", hop.url.origin);
      }
      if (redirects === MAX_REDIRECTS) {
        throw new OutboundError("too_many_redirects", hop.url.origin);
      }
      hop = nextHop(hop, answer.status, answer.headers);
    }
  }

  /** A span names the host alone: path and query may hold what is nobody else's. */
  private send(hop: Hop, request: OutboundRequest, ends: Ends): Promise<Exchange> {
    const host = { "server.address": hop.url.hostname };
    return telemetry().span("outbound request", host, () => this.sendNow(hop, request, ends));
  }

  private async sendNow(hop: Hop, request: OutboundRequest, { deadline, signal }: Ends): Promise<Exchange> {
    const { allowPrivate, limits } = request;
    try {
      const found = checkedAddresses(hop.url, this.check, { allowPrivate, signal });
      const addresses = await unlessEnded(found, signal);
      return await exchange(hop, addresses, { ...limits, signal });
    } catch (thrown) {
      throw failureOf(thrown, hop.url.origin, deadline);
    }
  }
}

function endsOf({ limits, signal }: OutboundRequest): Ends {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), limits.timeoutMs).unref();
  const deadline = ending.signal;
  const over = (): void => clearTimeout(timer);
  return { deadline, signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]), over };
}

function streamed(hop: Hop, answer: Exchange, rules: Ends & { readonly maxBytes: number }): OutboundStream {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      yield* unpackedBody(answer.body, answer.headers, rules.maxBytes);
    } catch (thrown) {
      throw failureOf(thrown, hop.url.origin, rules.deadline);
    } finally {
      await end();
    }
  }
  const end = (): Promise<void> => {
    rules.over();
    return answer.end();
  };
  const body = { [Symbol.asyncIterator]: () => endingWith(end, chunks()) };
  return { url: hop.url.href, status: answer.status, headers: answer.headers, body };
}

/** A reader that leaves before its first step ends the connection too. */
function endingWith(end: () => Promise<void>, chunks: AsyncGenerator<Uint8Array>): AsyncIterator<Uint8Array> {
  return {
    next: () => chunks.next(),
    return: async () => {
      await end();
      return chunks.return(undefined);
    },
  };
}

/** A name server's silence cannot be ended, but it can be left. */
async function unlessEnded<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const left = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
    }
    signal.addEventListener("abort", () => reject(signal.reason), { signal: left.signal });
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    left.abort();
  }
}
