import type { IncomingMessage, ServerResponse } from "node:http";
import { answerTooLarge } from "../../../platform/errors/api-error.js";
import { encodedFor } from "../../../platform/http/gzipped.js";
import { holdAnswer } from "../../../platform/http/held-answers.js";
import { writeAnswer } from "../../../platform/http/write-answer.js";
import { MAX_RUN_BYTES } from "../limits.js";
import { lengthOf, readSegments, type SegmentedText } from "./segmented-text.js";

/**
 * Sends JSON text no faster than the client takes it, so that a long answer is never held as a whole. 422
 * `answer_too_large` over the limit, 429 `busy` for a caller to whom two large ones are on their way.
 */
export async function sendSegments(
  request: IncomingMessage,
  response: ServerResponse,
  text: SegmentedText,
): Promise<void> {
  const sent = lengthOf(text);
  if (sent > MAX_RUN_BYTES) {
    throw answerTooLarge("The result of the run", MAX_RUN_BYTES);
  }
  holdAnswer(response, { sent, held: text.bytes.byteLength });
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.appendHeader("Vary", "Accept-Encoding");
  await writeAnswer(response, encodedFor({ request, response, byteLength: sent, body: readSegments(text) }));
}
