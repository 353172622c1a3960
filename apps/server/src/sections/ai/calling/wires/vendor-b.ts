import { createAnthropic } from "@ai-sdk/anthropic";
import type { Wire, WireAccess } from "./wire.js";

/** The messages API. */
export function vendorB({ baseURL, apiKey, fetch, model }: WireAccess): Wire {
  return {
    model: createAnthropic({ baseURL, apiKey: apiKey ?? "", fetch })(model),
    options: {},
    refused: () => null,
    reported: ({ modelId }) => modelId,
    ended: () => "broken",
    alwaysTakesJson: false,
  };
}
