import type { Response } from "express";
import { sendBytes } from "../../platform/http/send-bytes.js";
import type { AnsweredPromise } from "./reading/answered-promise.js";

export const PROMISE_TAG = "The content hash of the newest revision in quotes";

/** The header that every answer with a promise has. */
export const PROMISE_TAGGED = {
  ETag: { description: PROMISE_TAG, schema: { type: "string" } },
} as const;

const JSON_TEXT = "application/json; charset=utf-8";

/** Sends a promise. Its tag is no reason for a 304: what shows it may be another while its text is the same. */
export async function sendPromise(
  response: Response,
  { bytes, contentHash }: AnsweredPromise,
  { status = 200, contentType = JSON_TEXT }: { readonly status?: number; readonly contentType?: string } = {},
): Promise<void> {
  response.status(status).setHeader("ETag", `"${contentHash}"`);
  await sendBytes(response.req, response, { bytes, contentType });
}
