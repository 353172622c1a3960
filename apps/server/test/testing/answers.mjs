// How a service that the tests started is listened to: each of its answers, as it goes out.
import { Server } from "node:http";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/**
 * Hands on each request before the service sees it, and whether it is one of the API: that is an application of Express,
 * and metrics have a server of their own.
 * @param {(request: Request, response: Response, isOfApi: boolean) => void} seen
 */
export function onRequest(seen) {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event, ...parts) {
    if (event === "request") {
      const isOfApi = this.listeners("request").some((listener) => "handle" in listener);
      seen(parts[0], parts[1], isOfApi);
    }
    return emit.call(this, event, ...parts);
  };
}

/**
 * Hands on what the answer to a request says, just before its end goes out.
 * @param {Response} response
 * @param {number} most bytes of the body that are kept, from its beginning
 * @param {(body: Buffer, bytes: number) => void} ended with what was kept, and the size of all of it
 */
export function onAnswer(response, most, ended) {
  /** @type {Buffer[]} */
  const chunks = [];
  let kept = 0;
  let bytes = 0;
  const take = (/** @type {unknown} */ chunk) => {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) {
      return;
    }
    const piece = Buffer.from(/** @type {string} */ (chunk));
    bytes += piece.length;
    if (kept < most) {
      chunks.push(piece);
    }
    kept += kept < most ? piece.length : 0;
  };
  const { write, end } = response;
  response.write = (...parts) => {
    take(parts[0]);
    return write.apply(response, /** @type {any} */ (parts));
  };
  response.end = (...parts) => {
    take(parts[0]);
    ended(Buffer.concat(chunks).subarray(0, most), bytes);
    return end.apply(response, /** @type {any} */ (parts));
  };
}
