import type { Request, Response } from "express";
import { AcceptedCodings } from "../http/accepted-codings.js";
import { POLICY_OF_ANSWERS, POLICY_OF_WORKERS } from "../http/content-security.js";
import { isKnownTo } from "../http/send-bytes.js";
import { writeAnswer } from "../http/write-answer.js";
import type { ClientFile, FileForm } from "./client-file.js";

/** A file whose name changes with what is in it is kept for a year; what has a fixed name is asked for again. */
const KEPT = "public, max-age=31536000, immutable";
const ASKED_AGAIN = "no-cache";

export async function sendClientFile(request: Request, response: Response, file: ClientFile): Promise<void> {
  const form = formFor(request, file);
  response.setHeader("Cache-Control", file.isHashed ? KEPT : ASKED_AGAIN);
  response.setHeader("Content-Security-Policy", file.isWorker ? POLICY_OF_WORKERS : POLICY_OF_ANSWERS);
  response.setHeader("ETag", form.etag);
  if (file.forms.length > 1) {
    response.setHeader("Vary", "Accept-Encoding");
  }
  if (isKnownTo(request, form.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (form.coding !== null) {
    response.setHeader("Content-Encoding", form.coding);
  }
  response.setHeader("Content-Type", file.type);
  response.setHeader("Content-Length", form.byteLength);
  await writeAnswer(response, request.method === "HEAD" ? [] : form.body());
}

/** The form that the client wants most; of those it wants alike the smallest, which stands first. */
function formFor({ headers }: Request, { forms }: ClientFile): FileForm {
  const codings = new AcceptedCodings(headers["accept-encoding"]);
  const weigh = ({ coding }: FileForm): number =>
    coding === null ? Math.max(codings.identity, Number.MIN_VALUE) : codings.weightOf(coding);
  return forms.reduce((best, form) => (weigh(form) > weigh(best) ? form : best));
}
