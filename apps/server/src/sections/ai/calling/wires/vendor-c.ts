import { createGoogleGenerativeAI } from "@ai-sdk/google";
import type { AiReason } from "@plumbline/ai-tasks";
import { memberOf } from "./member-of.js";
import type { Wire, WireAccess } from "./wire.js";

/** The content API: the library tells the model that was asked for, the body the one that answered. */
export function vendorC({ baseURL, apiKey, fetch, model }: WireAccess): Wire {
  return {
    model: createGoogleGenerativeAI({ baseURL, apiKey: apiKey ?? "", fetch })(model),
    options: { include: { responseBody: true } },
    refused: refusedKey,
    reported: ({ body }) => versionIn(body),
    ended: () => "broken",
    alwaysTakesJson: false,
  };
}

/** A key that is wrong or too old is told as a wrong request. */
function refusedKey(body: unknown): AiReason | null {
  const details = memberOf(memberOf(body, "error"), "details");
  const reasons = Array.isArray(details) ? details.map((detail) => memberOf(detail, "reason")) : [];
  return reasons.includes("API_KEY_INVALID") ? "provider-auth-refused" : null;
}

function versionIn(body: unknown): string | null {
  const version = memberOf(body, "modelVersion");
  return typeof version === "string" ? version : null;
}
