import type { IncomingMessage } from "node:http";
import { ClientGone } from "../errors/client-gone.js";
import { UploadPace } from "./upload-pace.js";

/** A body arrived with more bytes than its limit. */
export const TOO_LARGE = Symbol("TooLarge");

/** A body arrived too slowly, or stopped to. */
export const TOO_SLOW = Symbol("TooSlow");

/**
 * Reads a body up to a limit of bytes and no further; `grown` is told how much of it has arrived, and may throw. A
 * client that goes away rejects.
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
  grown: (size: number) => void = () => undefined,
): Promise<Uint8Array | typeof TOO_LARGE | typeof TOO_SLOW> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = (end: () => void): void => {
      pace.end();
      request.off("data", onData).off("end", onEnd).off("error", onGone).off("close", onGone);
      end();
    };
    const pace = new UploadPace(() => done(() => resolve(TOO_SLOW)));
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      pace.came(chunk.length);
      if (size > limit) {
        done(() => resolve(TOO_LARGE));
        return;
      }
      chunks.push(chunk);
      try {
        grown(size);
      } catch (thrown) {
        done(() => reject(thrown));
      }
    };
    const onEnd = (): void => done(() => resolve(Buffer.concat(chunks, size)));
    const onGone = (): void => done(() => reject(new ClientGone()));
    request.on("data", onData).on("end", onEnd).on("error", onGone).on("close", onGone);
  });
}
