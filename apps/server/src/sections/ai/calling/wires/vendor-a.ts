import { createOpenAI } from "@ai-sdk/openai";
import { refusedParameter } from "./refused-parameter.js";
import type { Wire, WireAccess } from "./wire.js";

/** The responses API: nothing is kept there. */
export function vendorA({ baseURL, apiKey, fetch, model }: WireAccess): Wire {
  return {
    model: createOpenAI({ baseURL, apiKey: apiKey ?? "", fetch })(model),
    options: { providerOptions: { openai: { store: false } } },
    refused: refusedParameter,
    reported: ({ modelId }) => modelId,
    ended: () => "broken",
    alwaysTakesJson: false,
  };
}
