import type { IncomingMessage, ServerResponse } from "node:http";
import { encodedFor } from "./gzipped.js";
import { holdAnswer } from "./held-answers.js";
import { writeAnswer } from "./write-answer.js";

/** A whole answer as bytes, made elsewhere than on the main thread. */
export interface BytesAnswer extends AboutBytes {
  readonly bytes: Uint8Array;
}

/** The same in parts one after the other. */
export interface PartsAnswer extends AboutBytes {
  readonly parts: readonly Uint8Array[];
}

interface AboutBytes {
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A strong entity tag with its quotes. */
  readonly etag?: string;
  /** It is a large text without a secret in it: it may be compressed for who asks. */
  readonly mayGzip?: boolean;
}

/**
 * Sends the bytes, or 304 when the client has them already. Of large ones a caller gets two at a time (429 `busy`); what
 * became of a write is always told.
 */
export async function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  answer: BytesAnswer | PartsAnswer,
): Promise<void> {
  const parts = "parts" in answer ? answer.parts : [answer.bytes];
  const byteLength = parts.reduce((sum, part) => sum + part.byteLength, 0);
  const isKnownToClient = answer.etag !== undefined && isKnownTo(request, answer.etag);
  if (request.method === "GET" && !isKnownToClient) {
    holdAnswer(response, { sent: byteLength, held: byteLength });
  }
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    response.setHeader(name, value);
  }
  if (answer.etag !== undefined) {
    response.setHeader("ETag", answer.etag);
  }
  if (answer.mayGzip === true) {
    response.appendHeader("Vary", "Accept-Encoding");
  }
  if (isKnownToClient) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("Content-Type", answer.contentType);
  if (answer.mayGzip === true) {
    await writeAnswer(response, encodedFor({ request, response, byteLength, body: parts }));
  } else {
    response.setHeader("Content-Length", byteLength);
    await writeAnswer(response, parts);
  }
}

/** Whether a client that reads has an answer already. `If-None-Match` compares weakly (RFC 9110, 13.1.2). */
export function isKnownTo({ method, headers }: IncomingMessage, etag: string): boolean {
  const header = headers["if-none-match"];
  if (header === undefined || (method !== "GET" && method !== "HEAD")) {
    return false;
  }
  if (header.trim() === "*") {
    return true;
  }
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
