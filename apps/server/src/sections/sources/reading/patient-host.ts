import { Injectable } from "@nestjs/common";
import { OutboundError } from "../../../platform/outbound/outbound-error.js";
import type { OutboundAnswer, OutboundStream } from "../../../platform/outbound/outbound-request.js";
import { type CodeHostRefusal, codeHostRefusal } from "../code-host/code-host-answer.js";
import { CodeHostClient, type CodeHostQuestion, type CodeHostReply } from "../code-host/code-host-client.js";
import type { CodeHostAccess } from "../code-host/code-hosts.js";
import { CODE_HOST_MS } from "../limits.js";
import { CODE_HOST_REST_OF_SCAN_MS, CODE_HOST_RESTS, RETRY_WAITS_MS } from "./limits.js";
import { ScanFailed } from "./repository-reading.js";
import { Waits } from "./waits.js";

/** What a scan asks of a code host. */
export type HostQuestion = Pick<CodeHostQuestion, "path" | "accept" | "maxBytes">;

/** What came of it, when nothing else failed. */
export type HostFinding =
  | { readonly outcome: "found"; readonly body: Buffer }
  /** It leads on to `location`, by a redirect that says nothing of a new name. */
  | { readonly outcome: "led-on"; readonly location: string }
  | { readonly outcome: "moved" | "not-found" | "too-large" };

/** Why one try came to nothing. */
export type HostRefusal = Exclude<CodeHostRefusal, { outcome: "not-found" | "moved" }>;

export type Tried<Value> = { readonly value: Value } | { readonly refusal: HostRefusal };

/** 409 is a repository without a commit, 422 a name or number that stands for nothing. */
const NOTHING_THERE: ReadonlySet<number> = new Set([409, 422]);
const LEADING_ON: ReadonlySet<number> = new Set([302, 303]);

/**
 * Asks a code host as scans do (docs/reference/source-reading.md#asking-again): again where it gave no answer, and later where
 * it was asked too often. What stays wrong is thrown as `ScanFailed`.
 */
@Injectable()
export class PatientHost {
  constructor(
    private readonly client: CodeHostClient,
    private readonly waits: Waits,
  ) {}

  find(access: CodeHostAccess, question: HostQuestion, signal: AbortSignal): Promise<HostFinding> {
    return this.persist(signal, async () => {
      const asked = { ...question, timeoutMs: CODE_HOST_MS, gone: signal };
      return triedOf(await this.client.reply(access, asked));
    });
  }

  /** Tries until something came of it, as often and as long as a scan may. */
  async persist<Value>(signal: AbortSignal, attempt: () => Promise<Tried<Value>>): Promise<Value> {
    let [retries, rests] = [0, 0];
    for (;;) {
      const tried = await attempt().catch((thrown: unknown) => {
        signal.throwIfAborted();
        throw thrown;
      });
      if ("value" in tried) {
        return tried.value;
      }
      if (tried.refusal.outcome === "rate-limited") {
        await this.rest(tried.refusal.restMs, rests, signal);
        rests += 1;
      } else if (tried.refusal.outcome === "unavailable") {
        await this.waitToRetry(retries, signal);
        retries += 1;
      } else {
        throw new ScanFailed("codehost-access-refused");
      }
    }
  }

  /** Lets the time before another try pass; there are only so many. */
  async waitToRetry(retries: number, signal: AbortSignal): Promise<void> {
    const ms = RETRY_WAITS_MS[retries];
    if (ms === undefined) {
      throw new ScanFailed("codehost-unavailable");
    }
    await this.waits.wait(ms, signal);
  }

  /** Opens what the code host led to, once. */
  async open(access: CodeHostAccess, url: string, signal: AbortSignal): Promise<Tried<OutboundStream>> {
    try {
      const stream = await this.client.archive(access, url, signal);
      if (stream.status === 200) {
        return { value: stream };
      }
      await stream.body[Symbol.asyncIterator]().return?.();
      return refusalOf(stream.status, stream.headers);
    } catch (thrown) {
      if (thrown instanceof OutboundError) {
        return { refusal: { outcome: "unavailable" } };
      }
      throw thrown;
    }
  }

  private async rest(restMs: number, rests: number, signal: AbortSignal): Promise<void> {
    if (rests >= CODE_HOST_RESTS || restMs > CODE_HOST_REST_OF_SCAN_MS) {
      throw new ScanFailed("codehost-rate-limited", new Date(Date.now() + restMs));
    }
    await this.waits.wait(restMs, signal);
  }
}

function triedOf(reply: CodeHostReply): Tried<HostFinding> {
  switch (reply.outcome) {
    case "replied":
      return foundIn(reply.answer);
    case "blocked":
      throw new ScanFailed("codehost-not-configured");
    case "too-large":
      return { value: { outcome: "too-large" } };
    case "unavailable":
      return { refusal: { outcome: "unavailable" } };
  }
}

function foundIn({ status, headers, body }: OutboundAnswer): Tried<HostFinding> {
  const location = headers.get("location");
  if (LEADING_ON.has(status) && location !== null) {
    return { value: { outcome: "led-on", location } };
  }
  return status === 200 ? { value: { outcome: "found", body } } : refused(status, headers);
}

function refused(status: number, headers: Headers): Tried<HostFinding> {
  const outcome = NOTHING_THERE.has(status) ? "not-found" : codeHostRefusal({ status, headers }, 0).outcome;
  return outcome === "not-found" || outcome === "moved" ? { value: { outcome } } : refusalOf(status, headers);
}

/** Why there is nothing; what is no fault of the moment is the same when it is asked again. */
function refusalOf(status: number, headers: Headers): { readonly refusal: HostRefusal } {
  const refusal = codeHostRefusal({ status, headers }, Date.now());
  const isLasting = refusal.outcome === "unavailable" && status < 500;
  if (isLasting || refusal.outcome === "not-found" || refusal.outcome === "moved") {
    throw new ScanFailed("codehost-unavailable");
  }
  return { refusal };
}
