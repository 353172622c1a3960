import type { IncomingMessage, ServerResponse } from "node:http";
import { busy } from "../errors/api-error.js";

/** Bytes of documents that may be in memory at the same time, over all requests: eight of the largest. */
export const MOST_BYTES = 128 * 1024 * 1024;

/** Keeps the documents that are read at the same time from filling the memory. */
export class HeldBodies {
  private bytes = 0;

  /** Counts a body until its request is over; answers 429 `busy` when there is no room for it. */
  hold(request: IncomingMessage, response: ServerResponse, limit: number): void {
    const size = Number(request.headers["content-length"] ?? limit);
    if (this.bytes + size > MOST_BYTES) {
      throw busy("Too many large documents arrive at this moment");
    }
    this.bytes += size;
    response.once("close", () => {
      this.bytes -= size;
    });
  }
}
