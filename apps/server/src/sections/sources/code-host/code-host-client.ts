import { Injectable } from "@nestjs/common";
import { ClientGone } from "../../../platform/errors/client-gone.js";
import { OutboundError } from "../../../platform/outbound/outbound-error.js";
import { OutboundHttp } from "../../../platform/outbound/outbound-http.js";
import { CODE_HOST_BYTES } from "../limits.js";
import { type CodeHostAnswer, codeHostAnswer } from "./code-host-answer.js";
import type { CodeHostAccess } from "./code-hosts.js";

const HEADERS = { accept: "application/vnd.github+json", "x-github-api-version": "2022-11-28" };

/** One question to the API of a code host. */
export interface CodeHostQuestion {
  /** After the base address; path and query, ready to be sent. */
  readonly path: string;
  readonly timeoutMs: number;
  /** Whoever waits for the answer is gone. */
  readonly gone: AbortSignal;
}

/**
 * Asks code hosts (docs/reference/sources.md#asking-the-code-host). The token of a workspace goes to the origin it was saved
 * for and nowhere else: no redirect is followed. What goes wrong outside is an answer; nothing is asked twice.
 */
@Injectable()
export class CodeHostClient {
  constructor(private readonly http: OutboundHttp) {}

  async ask(
    { apiBaseUrl, token, allowPrivate }: CodeHostAccess,
    { path, timeoutMs, gone }: CodeHostQuestion,
  ): Promise<CodeHostAnswer> {
    const credential =
      token === null ? null : { authorization: `Bearer ${token}`, origin: new URL(apiBaseUrl).origin };
    try {
      const answer = await this.http.request({
        url: `${apiBaseUrl}${path}`,
        headers: credential === null ? HEADERS : { ...HEADERS, authorization: credential.authorization },
        ...(credential === null ? {} : { credentialOrigin: credential.origin }),
        limits: { timeoutMs, maxBytes: CODE_HOST_BYTES },
        allowPrivate,
        redirects: "manual",
        signal: gone,
      });
      return codeHostAnswer(answer, Date.now());
    } catch (thrown) {
      return unanswered(thrown, gone);
    }
  }
}

function unanswered(thrown: unknown, gone: AbortSignal): CodeHostAnswer {
  if (gone.aborted) {
    throw new ClientGone();
  }
  if (thrown instanceof OutboundError) {
    return { outcome: thrown.failure === "address_refused" ? "blocked" : "unavailable" };
  }
  throw thrown;
}
