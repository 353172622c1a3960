import type { IncomingMessage } from "node:http";
import { ClientGone } from "../errors/client-gone.js";

/** A body arrived with more bytes than its limit. */
export const TOO_LARGE = Symbol("TooLarge");

/** Reads a body up to a limit of bytes and no further. A client that goes away rejects. */
export function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array | typeof TOO_LARGE> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = (end: () => void): void => {
      request.off("data", onData).off("end", onEnd).off("error", onGone).off("close", onGone);
      end();
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit) {
        done(() => resolve(TOO_LARGE));
      } else {
        chunks.push(chunk);
      }
    };
    const onEnd = (): void => done(() => resolve(Buffer.concat(chunks, size)));
    const onGone = (): void => done(() => reject(new ClientGone()));
    request.on("data", onData).on("end", onEnd).on("error", onGone).on("close", onGone);
  });
}
