import { createGoogleGenerativeAI } from "@ai-sdk/google";
import type { Wire, WireAccess } from "./wire.js";

/** The content API: the library tells the model that was asked for, the body the one that answered. */
export function vendorC({ baseURL, apiKey, fetch, model }: WireAccess): Wire {
  return {
    model: createGoogleGenerativeAI({ baseURL, apiKey: apiKey ?? "", fetch })(model),
    options: { include: { responseBody: true } },
    reported: ({ body }) => versionIn(body),
    alwaysTakesJson: false,
  };
}

function versionIn(body: unknown): string | null {
  const version =
    typeof body === "object" && body !== null && "modelVersion" in body ? body.modelVersion : null;
  return typeof version === "string" ? version : null;
}
