import type { Response } from "express";
import { versionTag } from "../../platform/http/if-match.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import type { AnsweredDecision } from "./reading/answer-decision.js";

export const DECISION_TAG = "The version of the decision in quotes";

/** The header that every answer with a decision has. */
export const DECISION_TAGGED = {
  ETag: { description: DECISION_TAG, schema: { type: "string" } },
} as const;

/** Sends a decision. Its tag is no reason for a 304: what it affects may be gone while it says the same. */
export async function sendDecision(
  response: Response,
  { bytes, version }: AnsweredDecision,
  status = 200,
): Promise<void> {
  response.status(status).setHeader("ETag", versionTag(version));
  await sendBytes(response.req, response, { bytes, contentType: "application/json; charset=utf-8" });
}
