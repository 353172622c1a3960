import { sendJson } from "./code-host-json.js";
import type { Trouble } from "./fake-code-host.js";

/** What can go wrong at a code host, by a word each. */
export const TROUBLES = {
  "too many requests": (response) => {
    response.setHeader("retry-after", "30");
    sendJson(response, { message: "You have exceeded a secondary rate limit" }, 429);
  },
  "none left": (response) => {
    const reset = String(Math.floor(Date.now() / 1000) + 600);
    response.writeHead(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset });
    response.end(JSON.stringify({ message: "API rate limit exceeded" }));
  },
  "a secondary limit": (response) => {
    response.writeHead(403, { "retry-after": "7", "x-ratelimit-remaining": "12" });
    response.end(JSON.stringify({ message: "You have exceeded a secondary rate limit" }));
  },
  unauthorized: (response) => sendJson(response, { message: "Bad credentials" }, 401),
  forbidden: (response) => sendJson(response, { message: "Resource not accessible by token" }, 403),
  "not found": (response) => sendJson(response, { message: "Not Found" }, 404),
  gone: (response) => sendJson(response, { message: "This run is gone" }, 410),
  "a server error": (response) => sendJson(response, { message: "Server Error" }, 502),
  unprocessable: (response) => sendJson(response, { message: "Validation Failed" }, 422),
  "a page": (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>Sign in</p>"),
  "half an answer": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"id":');
    response.socket?.destroy();
  },
  "no answer": (response) => response.socket?.destroy(),
  "too large an answer": (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ filler: "x".repeat(5 * 1024 * 1024) }));
  },
} as const satisfies Readonly<Record<string, Trouble>>;

/** Leads on to another address. */
export function leadingTo(location: string, status = 302): Trouble {
  return (response) => response.writeHead(status, { location }).end();
}
