import { Injectable } from "@nestjs/common";
import { ClientGone } from "../../../platform/errors/client-gone.js";
import { OutboundError } from "../../../platform/outbound/outbound-error.js";
import { OutboundHttp } from "../../../platform/outbound/outbound-http.js";
import type {
  OutboundAnswer,
  OutboundRequest,
  OutboundStream,
} from "../../../platform/outbound/outbound-request.js";
import { CODE_HOST_BYTES } from "../limits.js";
import { CODE_HOST_ARCHIVE_LIMITS } from "../reading/limits.js";
import { type CodeHostAnswer, codeHostAnswer } from "./code-host-answer.js";
import type { CodeHostAccess } from "./code-hosts.js";

const JSON_ANSWER = "application/vnd.github+json";
const VERSION = { "x-github-api-version": "2022-11-28" };

/** One question to the API of a code host. */
export interface CodeHostQuestion {
  /** After the base address; path and query, ready to be sent. */
  readonly path: string;
  readonly timeoutMs: number;
  /** Whoever waits for the answer is gone. */
  readonly gone: AbortSignal;
  /** The media type that is asked for; JSON where it is not said. */
  readonly accept?: string;
  /** Of the answer; `CODE_HOST_BYTES` where it is not said. */
  readonly maxBytes?: number;
}

/** An answer as it came, whatever its status, or why there is none. */
export type CodeHostReply =
  | { readonly outcome: "replied"; readonly answer: OutboundAnswer }
  | { readonly outcome: "blocked" }
  | { readonly outcome: "too-large" }
  | { readonly outcome: "unavailable" };

/**
 * Asks code hosts (docs/reference/sources.md#asking-the-code-host). The token of a workspace goes to the origin it was saved
 * for and nowhere else: no redirect is followed. What goes wrong outside is an answer; nothing is asked twice.
 */
@Injectable()
export class CodeHostClient {
  constructor(private readonly http: OutboundHttp) {}

  async ask(access: CodeHostAccess, question: CodeHostQuestion): Promise<CodeHostAnswer> {
    const reply = await this.reply(access, question);
    if (reply.outcome === "replied") {
      return codeHostAnswer(reply.answer, Date.now());
    }
    return { outcome: reply.outcome === "blocked" ? "blocked" : "unavailable" };
  }

  /** The same, for whoever reads more of it than JSON. */
  async reply(access: CodeHostAccess, question: CodeHostQuestion): Promise<CodeHostReply> {
    try {
      const answer = await this.http.request(requestOf(access, question));
      return { outcome: "replied", answer };
    } catch (thrown) {
      return unanswered(thrown, question.gone);
    }
  }

  /** Opens an archive where the code host led to, without a word of who asks; fails as requests that leave do. */
  archive({ allowPrivate }: CodeHostAccess, url: string, gone: AbortSignal): Promise<OutboundStream> {
    return this.http.open({
      url,
      limits: CODE_HOST_ARCHIVE_LIMITS,
      allowPrivate,
      redirects: "manual",
      signal: gone,
    });
  }
}

function requestOf(
  { apiBaseUrl, token, allowPrivate }: CodeHostAccess,
  { path, timeoutMs, gone, accept = JSON_ANSWER, maxBytes = CODE_HOST_BYTES }: CodeHostQuestion,
): OutboundRequest {
  const headers = { accept, ...VERSION };
  return {
    url: `${apiBaseUrl}${path}`,
    headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
    ...(token === null ? {} : { credentialOrigin: new URL(apiBaseUrl).origin }),
    limits: { timeoutMs, maxBytes },
    allowPrivate,
    redirects: "manual",
    signal: gone,
  };
}

function unanswered(thrown: unknown, gone: AbortSignal): CodeHostReply {
  if (gone.aborted) {
    throw new ClientGone();
  }
  if (!(thrown instanceof OutboundError)) {
    throw thrown;
  }
  if (thrown.failure === "too_large") {
    return { outcome: "too-large" };
  }
  return { outcome: thrown.failure === "address_refused" ? "blocked" : "unavailable" };
}
