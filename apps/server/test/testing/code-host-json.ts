import type { ServerResponse } from "node:http";

/** What a code host says beside each answer. */
export const RATE = {
  "x-ratelimit-limit": "5000",
  "x-ratelimit-remaining": "4999",
  "x-ratelimit-reset": "1900000000",
} as const;

export function notFound(response: ServerResponse): unknown {
  return sendJson(response, { message: "Not Found", documentation_url: "https://docs.github.com/rest" }, 404);
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): unknown {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...RATE });
  return response.end(JSON.stringify(body));
}
