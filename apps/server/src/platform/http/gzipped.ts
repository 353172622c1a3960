import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { Room } from "../fairness/room.js";
import { takesGzip } from "./takes-gzip.js";

/** Bytes from which an answer is worth the work. */
export const WORTH_GZIP = 32 * 1024;

/**
 * Answers that are compressed at the same time; one more is sent as it is. Each has one piece at a time in the threads
 * that passwords are checked in, and waits there for a millisecond.
 */
export const GZIPPED_AT_ONCE = 8;

/** The quickest: a model of 40,000 facts is a fifth of its size with it; the usual level takes twice as long for a twelfth less. */
const LEVEL = 1;

/** Bytes that are compressed at a time. */
const PIECE = 64 * 1024;

const places = new Room(GZIPPED_AT_ONCE, GZIPPED_AT_ONCE);

/** A body that may be sent compressed. */
export interface GzipBody {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly byteLength: number;
  readonly body: Iterable<Uint8Array>;
}

/**
 * Says how the body is sent: compressed for a client that takes it, where that is worth it and there is a place, else
 * with its length. Its tag names what it says and not how it came, so that it is the one for `If-Match` either way.
 */
export function encodedFor(answer: GzipBody): Iterable<Uint8Array> | AsyncIterable<Uint8Array> {
  const { request, response, byteLength, body } = answer;
  const isWanted = byteLength >= WORTH_GZIP && takesGzip(request.headers["accept-encoding"]);
  if (!isWanted || !places.take("", 1)) {
    response.setHeader("Content-Length", byteLength);
    return body;
  }
  response.once("close", () => places.give("", 1));
  response.setHeader("Content-Encoding", "gzip");
  return gzip(body);
}

/** Piece by piece, no faster than the pieces are taken. */
function gzip(body: Iterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const compressed = createGzip({ level: LEVEL, chunkSize: PIECE });
  Readable.from(piecesOf(body), { objectMode: true, highWaterMark: 1 }).pipe(compressed);
  return compressed;
}

function* piecesOf(body: Iterable<Uint8Array>): Generator<Uint8Array> {
  for (const part of body) {
    for (let at = 0; at < part.byteLength; at += PIECE) {
      yield part.subarray(at, at + PIECE);
    }
  }
}
