import type { IncomingMessage, ServerResponse } from "node:http";

const DRAIN_BYTES = 64 * 1024 * 1024;
const DRAIN_MS = 2_000;

/**
 * After an answer to a body that was not read: throws the rest away for a while, so that the client can
 * read the answer, then closes the connection.
 */
export function drainAfter(request: IncomingMessage, response: ServerResponse): void {
  if (!request.headers["content-length"] && !request.headers["transfer-encoding"]) return;
  response.once("finish", () => {
    if (request.complete) return;
    let left = DRAIN_BYTES;
    const stop = setTimeout(() => request.destroy(), DRAIN_MS);
    stop.unref();
    request.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.destroy();
    });
    request.once("close", () => clearTimeout(stop));
    request.resume();
  });
}
