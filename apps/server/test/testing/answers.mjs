// How a service that the tests started is listened to: each of its answers, as it goes out.
import { createHash } from "node:crypto";
import { Server } from "node:http";
import { constants, gunzipSync } from "node:zlib";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/**
 * What is kept of the body of an answer.
 * @typedef {object} Kept
 * @property {Buffer} body its beginning, as it is before it is packed
 * @property {boolean} isWhole false where it is longer, and where a client left in its middle
 * @property {boolean} isRepeated whether the same went out before for the same request: it was looked at then
 */

/** Bytes of a body that are kept, from its beginning. */
const MOST = 1024 * 1024;
/** Bytes of a body that is looked at once for each request: a hundred looks at one large answer hold up the service. */
const LARGE = 8 * 1024;

/** What listens to the answer to a request. @type {WeakMap<Response, ((kept: Kept) => void)[]>} */
const listeners = new WeakMap();
/** Requests and the hashes of the large bodies that went out for them. @type {Set<string>} */
const large = new Set();

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
 * @param {(kept: Kept) => void} ended
 */
export function onAnswer(response, ended) {
  const present = listeners.get(response);
  if (present !== undefined) {
    present.push(ended);
    return;
  }
  const told = [ended];
  listeners.set(response, told);
  listen(response, (kept) => {
    for (const tell of told) {
      tell(kept);
    }
  });
}

/**
 * @param {Response} response
 * @param {(kept: Kept) => void} ended
 */
function listen(response, ended) {
  /** @type {Buffer[]} */
  const chunks = [];
  let bytes = 0;
  const take = (/** @type {unknown} */ chunk) => {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) {
      return;
    }
    const piece = Buffer.from(/** @type {string} */ (chunk));
    if (bytes < MOST) {
      chunks.push(piece);
    }
    bytes += piece.length;
  };
  const { write, end } = response;
  response.write = (...parts) => {
    take(parts[0]);
    return write.apply(response, /** @type {any} */ (parts));
  };
  response.end = (...parts) => {
    take(parts[0]);
    ended(kept(response, Buffer.concat(chunks), bytes <= MOST));
    return end.apply(response, /** @type {any} */ (parts));
  };
}

/**
 * @param {Response} response
 * @param {Buffer} sent
 * @param {boolean} isWhole
 * @returns {Kept}
 */
function kept(response, sent, isWhole) {
  const isRepeated = sent.length >= LARGE && wasSent(response, sent);
  if (response.getHeader("content-encoding") !== "gzip" || isRepeated) {
    return { body: sent.subarray(0, MOST), isWhole, isRepeated };
  }
  return { ...unpacked(sent), isRepeated };
}

/**
 * @param {Response} response
 * @param {Buffer} body
 */
function wasSent({ req: { method, url }, statusCode }, body) {
  const hash = createHash("sha1").update(`${statusCode} ${method} ${url}\n`).update(body).digest("base64");
  const isKnown = large.has(hash);
  large.add(hash);
  return isKnown;
}

/**
 * Where it is not all there, its beginning: more was not kept, or the client left in the middle.
 * @param {Buffer} packed
 */
function unpacked(packed) {
  try {
    return { body: gunzipSync(packed), isWhole: true };
  } catch {
    return { body: gunzipSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }), isWhole: false };
  }
}
