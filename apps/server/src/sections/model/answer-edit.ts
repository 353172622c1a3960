import type { Response } from "express";
import type { EditAnswer } from "./model-edits.service.js";

/** The header that every write of a model answers. */
export const NEW_VERSION = {
  ETag: { description: "The version of the model in quotes", schema: { type: "string" } },
} as const;

/** Answers the version of the model beside the body. */
export function answerEdit<Body>(response: Response, { status, etag, body }: EditAnswer<Body>): Body {
  response.status(status).setHeader("ETag", etag);
  return body;
}
