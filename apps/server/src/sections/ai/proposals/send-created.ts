import type { AiPreview, AiUnavailable } from "@plumbline/ai-tasks";
import type { Response } from "express";
import { type BytesAnswer, sendBytes } from "../../../platform/http/send-bytes.js";

/** A new record as it is answered, or what says why there is none. */
export type Created =
  | { readonly is: "created"; readonly answer: BytesAnswer }
  | { readonly is: "not-created"; readonly answer: AiUnavailable | AiPreview };

/** 201 with what was made, or 200 with what says why there is none. */
export async function sendCreated(response: Response, created: Created): Promise<void> {
  if (created.is === "created") {
    response.status(201);
    await sendBytes(response.req, response, created.answer);
  } else {
    response.status(200).json(created.answer);
  }
}
