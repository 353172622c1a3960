import type { Fetch, Layer } from "../fetching/fetch-layer.js";

/** Where a program without a browser keeps its session: the value of one cookie, or null where nobody is signed in. */
export interface SessionStore {
  read(): string | null | Promise<string | null>;
  write(cookie: string | null): void | Promise<void>;
}

const NAME = "service_session";

/**
 * Sends the session of a person with every request, and keeps the one that an answer sets or ends: a cookie jar of one
 * cookie, for command lines. A browser does this by itself and lets no program do it.
 */
export function sessionCookie(store: SessionStore): Layer {
  return (next: Fetch) => async (request) => {
    const held = await store.read();
    const headers = new Headers(request.headers);
    if (held !== null) {
      headers.set("cookie", `${NAME}=${held}`);
    }
    const response = await next(new Request(request, { headers }));
    const set = sessionSetBy(response);
    if (set !== undefined && set !== held) {
      await store.write(set);
    }
    return response;
  };
}

/** The value an answer sets, null where it ends the session, undefined where it says nothing of it. */
function sessionSetBy(response: Response): string | null | undefined {
  const line = response.headers.getSetCookie().findLast((cookie) => cookie.startsWith(`${NAME}=`));
  if (line === undefined) {
    return undefined;
  }
  const value = line.slice(NAME.length + 1).replace(/;.*$/, "");
  return value === "" || isOver(line) ? null : value;
}

/** A cookie is taken back by an end that has passed: the service writes that of 1970. */
function isOver(line: string): boolean {
  const maxAge = /;\s*max-age=(-?\d+)/i.exec(line)?.[1];
  const expires = /;\s*expires=([^;]+)/i.exec(line)?.[1];
  return maxAge !== undefined ? Number(maxAge) <= 0 : expires !== undefined && Date.parse(expires) <= 0;
}
