import { pipeline, type Readable, Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import { ENCODING_OVERHEAD } from "./limits.js";
import type { OutboundFailure } from "./outbound-error.js";

/** Why a body was given up; the caller knows whose it was. */
export class BodyRefusal extends Error {
  constructor(readonly failure: OutboundFailure) {
    super(failure);
  }
}

/** The body of an answer, unpacked while it arrives and never beyond `maxBytes`. */
export async function* unpackedBody(
  body: Readable,
  headers: Headers,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const packed = (headers.get("content-encoding") ?? "identity").trim().toLowerCase();
  const isGzip = packed === "gzip" || packed === "x-gzip";
  if (!isGzip && packed !== "identity" && packed !== "") {
    throw new BodyRefusal("bad_answer");
  }
  if (!isGzip && Number(headers.get("content-length") ?? 0) > maxBytes) {
    throw new BodyRefusal("too_large");
  }
  const plain = isGzip ? gunzipped(body, maxBytes) : body;
  let bytes = 0;
  for await (const chunk of plain as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      throw new BodyRefusal("too_large");
    }
    yield chunk;
  }
}

/** Counts what comes in as well: a packed stream can go on for ever and unpack to nothing. */
function gunzipped(body: Readable, maxBytes: number): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes + ENCODING_OVERHEAD) {
        done(new BodyRefusal("too_large"));
      } else {
        done(null, chunk);
      }
    },
  });
  // What goes wrong on the way reaches the reader as the error of the last stream.
  return pipeline(body, counted, createGunzip(), () => undefined);
}
