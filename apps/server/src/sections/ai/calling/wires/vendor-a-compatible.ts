import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { endOfCompatible } from "./end-of-compatible.js";
import { refusedParameter } from "./refused-parameter.js";
import type { Wire, WireAccess } from "./wire.js";

/** The chat completions API, at an address that the workspace names; without a key none is sent. */
export function vendorACompatible(access: WireAccess): Wire {
  const { baseURL, apiKey, fetch, model, supportsStructuredOutput: supportsStructuredOutputs } = access;
  const settings = { name: "compatible", baseURL, fetch, supportsStructuredOutputs };
  return {
    model: createOpenAICompatible(apiKey === null ? settings : { ...settings, apiKey })(model),
    options: {},
    refused: refusedParameter,
    reported: ({ modelId }) => modelId,
    ended: endOfCompatible,
    alwaysTakesJson: true,
  };
}
