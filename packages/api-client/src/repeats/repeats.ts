import type { Layer } from "../fetching/fetch-layer.js";
import { API_CLIENT_LIMITS } from "../limits.js";
import { retryAfterSeconds } from "../retry-after.js";
import type { Clock } from "./clock.js";
import { mayRepeat } from "./may-repeat.js";
import { systemClock } from "./system-clock.js";

/** How requests are sent again. What is left out is as API_CLIENT_LIMITS says. */
export interface RepeatOptions {
  /** How often a request is sent altogether; 1 for never again. */
  readonly tries?: number;
  /** Milliseconds from the first try in which the last one begins. */
  readonly withinMs?: number;
  /** Which request may be sent again after which status; `mayRepeat` when left out. */
  readonly mayRepeat?: (request: Request, status: number) => boolean;
  readonly clock?: Clock;
}

/**
 * Sends a request again that was told to come back (429, 503), after as long as `Retry-After` says. What asks for a
 * longer wait than there is time is answered as it came, and no wait outlives the caller's signal. The body of a write
 * is held until it needs to be sent no more.
 */
export function repeats(options: RepeatOptions = {}): Layer {
  const { tries = API_CLIENT_LIMITS.tries, withinMs = API_CLIENT_LIMITS.repeatMs } = options;
  const { clock = systemClock, mayRepeat: may = mayRepeat } = options;
  return (next) => async (request) => {
    const end = clock.now() + withinMs;
    for (let sent = 1; sent < tries; sent += 1) {
      const response = await next(request.clone());
      const wait = waitOf(response, sent);
      if (!may(request, response.status) || clock.now() + wait > end) {
        return response;
      }
      await response.body?.cancel();
      await clock.sleep(wait, request.signal);
    }
    return next(request);
  };
}

/** Milliseconds. */
function waitOf({ headers }: Response, sent: number): number {
  const seconds = retryAfterSeconds(headers);
  return seconds === null ? API_CLIENT_LIMITS.firstWaitMs * (1 << (sent - 1)) : seconds * 1_000;
}
