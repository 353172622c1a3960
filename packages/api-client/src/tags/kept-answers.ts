import type { Layer } from "../fetching/fetch-layer.js";
import { API_CLIENT_LIMITS } from "../limits.js";
import { type AnswerStore, answerStore, type KeptAnswer } from "./answer-store.js";
import { tagOf } from "./entity-tags.js";
import { watched } from "./watched-body.js";

/** How much is kept. What is left out is as API_CLIENT_LIMITS says. */
export interface KeptOptions {
  readonly answers?: number;
  /** Of all kept bodies together; an answer of more than a quarter of it is not kept. */
  readonly bytes?: number;
}

/**
 * Keeps answers with their entity tags: a read that was answered before asks whether it would say something else, and
 * where it would not (304), the kept answer is given. What the service answers counts each time: whoever may no longer
 * see something is told so, whatever is kept. Reads with an `If-None-Match` of their own are left alone.
 */
export function keptAnswers(options: KeptOptions = {}): Layer {
  const { answers = API_CLIENT_LIMITS.keptAnswers, bytes = API_CLIENT_LIMITS.keptBytes } = options;
  const store = answerStore({ answers, bytes });
  return (next) => async (request) => {
    if (request.method !== "GET" || request.headers.has("if-none-match")) {
      return next(request);
    }
    const key = `${request.headers.get("accept") ?? ""} ${request.url}`;
    const kept = store.get(key);
    const response = await next(kept === null ? request : asking(request, kept.tag));
    return response.status === 304 && kept !== null
      ? restored(kept)
      : keeping(response, { key, store, most: bytes / 4 });
  };
}

function asking(request: Request, tag: string): Request {
  const headers = new Headers(request.headers);
  headers.set("if-none-match", tag);
  return new Request(request, { headers });
}

function restored({ status, headers, body }: KeptAnswer): Response {
  return new Response(body, { status, headers });
}

interface Keeper {
  readonly key: string;
  readonly store: AnswerStore;
  readonly most: number;
}

function keeping(response: Response, { key, store, most }: Keeper): Response {
  const tag = tagOf(response);
  if (response.status !== 200 || tag === null) {
    return response;
  }
  const { status, headers } = response;
  return watched(response, most, (body) => store.set(key, { tag, status, headers, body }));
}
