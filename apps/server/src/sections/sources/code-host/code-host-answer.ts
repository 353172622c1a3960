import type { OutboundAnswer } from "../../../platform/outbound/outbound-request.js";
import { CODE_HOST_MOST_REST_MS, CODE_HOST_REST_MS } from "../limits.js";

/** What the API of a code host answered (docs/reference/sources.md#asking-the-code-host). */
export type CodeHostAnswer =
  | { readonly outcome: "answered"; readonly body: unknown }
  /** It says that what was asked for has another name now. */
  | { readonly outcome: "moved" }
  | { readonly outcome: "not-found" }
  | { readonly outcome: "refused" }
  /** `restMs` until it may be asked again. */
  | { readonly outcome: "rate-limited"; readonly restMs: number }
  /** The policy of the instance does not let it be asked. */
  | { readonly outcome: "blocked" }
  | { readonly outcome: "unavailable" };

const MOVED: ReadonlySet<number> = new Set([301, 307, 308]);
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** What came back that is no 200. */
export type CodeHostRefusal = Exclude<CodeHostAnswer, { outcome: "answered" | "blocked" }>;

/** Reads what came back by status and headers; what is none of what it may be is as good as no answer. */
export function codeHostAnswer(
  { status, headers, body }: Pick<OutboundAnswer, "status" | "headers" | "body">,
  now: number,
): CodeHostAnswer {
  return status === 200 ? answered(body) : codeHostRefusal({ status, headers }, now);
}

/** The same of anything but a 200. */
export function codeHostRefusal(
  { status, headers }: Pick<OutboundAnswer, "status" | "headers">,
  now: number,
): CodeHostRefusal {
  if (isRateLimit(status, headers)) {
    return { outcome: "rate-limited", restMs: restOf(headers, now) };
  }
  if (status === 401 || status === 403) {
    return { outcome: "refused" };
  }
  if (GONE.has(status)) {
    return { outcome: "not-found" };
  }
  return { outcome: MOVED.has(status) ? "moved" : "unavailable" };
}

/** A code host refuses with the same status whoever may not see something, and whoever asked too often. */
function isRateLimit(status: number, headers: Headers): boolean {
  const hasNoneLeft = headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after");
  return status === 429 || (status === 403 && hasNoneLeft);
}

function restOf(headers: Headers, now: number): number {
  const [after, reset] = [secondsIn(headers, "retry-after"), secondsIn(headers, "x-ratelimit-reset")];
  const rest = after === null ? (reset === null ? CODE_HOST_REST_MS : reset * 1000 - now) : after * 1000;
  return Math.min(Math.max(rest, 1000), CODE_HOST_MOST_REST_MS);
}

function secondsIn(headers: Headers, name: string): number | null {
  const value = headers.get(name) ?? "";
  return /^\d{1,12}$/.test(value) ? Number(value) : null;
}

function answered(body: Buffer): CodeHostAnswer {
  try {
    return { outcome: "answered", body: JSON.parse(body.toString()) };
  } catch {
    return { outcome: "unavailable" };
  }
}
