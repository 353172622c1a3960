import type { Response } from "express";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { versionTag } from "../../../platform/http/if-match.js";
import { preconditionsOf } from "../../../platform/http/preconditions.js";
import { sendBytes } from "../../../platform/http/send-bytes.js";
import type { WrittenEdit } from "./model-edit.js";
import type { EditCall } from "./model-edits.service.js";

/** The header that every write of a model answers. */
export const NEW_VERSION = {
  ETag: {
    description: "The version of the model in quotes; where one schema was put, that of the schema",
    schema: { type: "string" },
  },
} as const;

/** An edit as its request asks for it. */
export function callOf(caller: ProjectCaller, response: Response): EditCall {
  return { caller, preconditions: preconditionsOf(response.req.headers), gone: goneSignal(response) };
}

/** Answers an edit, with the version of the model as it left it. */
export async function sendEdit(response: Response, { version, status, bytes }: WrittenEdit): Promise<void> {
  response.status(status).setHeader("ETag", versionTag(version));
  if (bytes === null) {
    response.end();
  } else {
    await sendBytes(response.req, response, { bytes, contentType: "application/json; charset=utf-8" });
  }
}
