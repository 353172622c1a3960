import type { IncomingMessage, ServerResponse } from "node:http";

export const DRAIN_BYTES = 64 * 1024 * 1024;
export const DRAIN_MS = 2_000;

/**
 * Where an answer is given to a body that was not read: the answer goes out at once, and the rest of the body
 * is thrown away for a while before the exchange ends. Closing at once would reset the connection under a
 * client that still writes, which then never sees its answer.
 */
export function drainAfter(request: IncomingMessage, response: ServerResponse): void {
  if (!request.headers["content-length"] && !request.headers["transfer-encoding"]) {
    return;
  }
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  const endLater = (...parts: unknown[]): ServerResponse => {
    response.end = end as ServerResponse["end"];
    const [chunk, encoding] = parts;
    if (request.complete || request.destroyed) {
      return end(...parts);
    }
    if (typeof chunk === "string") {
      response.write(chunk, encoding as BufferEncoding);
    } else if (chunk instanceof Uint8Array) {
      response.write(chunk);
    }
    drain(request, () => end());
    return response;
  };
  response.end = endLater as ServerResponse["end"];
}

/** Reads and forgets until the body ends; a client that sends too much or too long is cut off. */
function drain(request: IncomingMessage, done: () => void): void {
  let left = DRAIN_BYTES;
  const cut = setTimeout(() => request.destroy(), DRAIN_MS);
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) {
      request.destroy();
    }
  });
  request.once("end", done);
  request.once("close", () => {
    clearTimeout(cut);
    done();
  });
  request.resume();
}
