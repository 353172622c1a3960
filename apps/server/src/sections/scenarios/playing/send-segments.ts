import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { lengthOf, readSegments, type SegmentedText } from "./segmented-text.js";

/** Sends JSON text no faster than the client takes it, so that a long answer is never held as a whole. */
export async function sendSegments(response: ServerResponse, text: SegmentedText): Promise<void> {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", lengthOf(text));
  try {
    await pipeline(Readable.from(readSegments(text), { objectMode: false }), response);
  } catch (thrown) {
    if (!response.destroyed) {
      throw thrown;
    }
  }
}
