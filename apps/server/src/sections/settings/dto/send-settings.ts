import type { Response } from "express";
import { versionTag } from "../../../platform/http/if-match.js";
import { sendBytes } from "../../../platform/http/send-bytes.js";

/**
 * Sends settings that were read. Their tag is no reason for a 304: what applies follows from those of the instance too,
 * and what is violated from those of workspaces, while the version stays.
 */
export async function sendSettings(
  response: Response,
  settings: { readonly version: number },
): Promise<void> {
  response.setHeader("ETag", versionTag(settings.version));
  const bytes = Buffer.from(JSON.stringify(settings));
  await sendBytes(response.req, response, { bytes, contentType: "application/json; charset=utf-8" });
}
