import type { Response } from "express";
import { versionTag } from "../../../platform/http/if-match.js";
import { sendBytes } from "../../../platform/http/send-bytes.js";
import type { WrittenEdit } from "./model-edit.js";

/** The header that every write of a model answers. */
export const NEW_VERSION = {
  ETag: { description: "The version of the model in quotes", schema: { type: "string" } },
} as const;

/** Answers an edit, with the version of the model as it left it. */
export async function sendEdit(response: Response, { version, status, bytes }: WrittenEdit): Promise<void> {
  response.status(status).setHeader("ETag", versionTag(version));
  if (bytes === null) {
    response.end();
  } else {
    await sendBytes(response.req, response, { bytes, contentType: "application/json; charset=utf-8" });
  }
}
