import { outboundFetch } from "../../../platform/outbound/outbound-fetch.js";
import type { OutboundHttp } from "../../../platform/outbound/outbound-http.js";
import { WIRE_BYTES } from "../limits.js";
import { answered } from "./answered.js";
import type { AnswerEnd, Answered, CallOutcome } from "./call-outcome.js";
import { finalText } from "./final-text.js";
import { OneRequest } from "./one-request.js";
import type { ProviderAccess, ProviderCall } from "./provider-call.js";
import { loadWire } from "./wires/load-wire.js";
import type { Wire } from "./wires/wire.js";

/** Asks a provider once, by its own API (docs/reference/ai.md#the-call). What comes of it is a value; a bug throws. */
export async function askProvider(
  http: OutboundHttp,
  access: ProviderAccess,
  call: ProviderCall,
): Promise<CallOutcome> {
  const { provider, baseUrl: baseURL, apiKey } = access;
  const { model, kind, supportsStructuredOutput } = provider;
  const request = requestFor(http, access, call.msLeft);
  const { fetch } = request;
  const wire = await loadWire(kind, { baseURL, apiKey, model, supportsStructuredOutput, fetch });
  const { callFailure } = await import("./call-failure.js");
  try {
    return await generate(wire, access, call);
  } catch (thrown) {
    if (call.stopping.aborted) {
      return { is: "stopped" };
    }
    const outcome = callFailure(thrown, { status: request.status, refused: wire.refused });
    if (outcome === null) {
      throw thrown;
    }
    return outcome;
  }
}

/** Redirects lead nowhere, the key goes to its origin alone, and a call is one request. */
function requestFor(http: OutboundHttp, { baseUrl, allowPrivate }: ProviderAccess, msLeft: number) {
  const limits = { timeoutMs: Math.max(1, msLeft), maxBytes: WIRE_BYTES };
  const fetch = outboundFetch(http, { limits, allowPrivate, credentialOrigin: new URL(baseUrl).origin });
  return new OneRequest((input, init) =>
    fetch(input instanceof Request ? input.url : input, {
      ...init,
      headers: withoutTraces(init?.headers),
      redirect: "error",
    }),
  );
}

/** What runs here is nobody's business. */
function withoutTraces(sent: RequestInit["headers"]): Headers {
  const headers = new Headers(sent);
  headers.set("user-agent", "Plumbline");
  return headers;
}

async function generate(wire: Wire, { provider }: ProviderAccess, call: ProviderCall): Promise<Answered> {
  const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await import("ai");
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { name, vendorSchema, maxOutputTokens } = call.output;
  const schema = jsonSchema<unknown>({ ...vendorSchema });
  const withSchema = provider.supportsStructuredOutput || wire.alwaysTakesJson;
  const { temperature } = provider;
  let saidEnd: AnswerEnd | null = null;
  try {
    const answer = await generateText({
      model: wire.model,
      instructions: call.instructions,
      messages: call.messages.map((turn) => ({ ...turn })),
      ...(withSchema ? { output: Output.object({ schema, name }) } : {}),
      ...(temperature === null ? {} : { temperature }),
      ...{ maxOutputTokens, maxRetries: 0, ...wire.options },
      timeout: { totalMs: Math.max(1, call.msLeft) },
      abortSignal: call.stopping,
      onEnd: ({ rawFinishReason }) => {
        saidEnd = rawFinishReason === undefined ? null : wire.ended(rawFinishReason);
      },
    });
    const { finishReason, usage, response, warnings = [] } = answer;
    const modelReported = wire.reported(response);
    const told = { text: finalText(answer), finishReason, saidEnd, usage, modelReported };
    return answered({ ...told, warnings: warnings.map(({ type }) => type) });
  } catch (thrown) {
    if (!NoObjectGeneratedError.isInstance(thrown)) {
      throw thrown;
    }
    const { text, finishReason, usage, response } = thrown;
    const modelReported = response === undefined ? null : wire.reported(response);
    return answered({ text, finishReason, saidEnd, usage, modelReported, warnings: [] });
  }
}
