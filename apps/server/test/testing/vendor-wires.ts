import type { Asked } from "./web-server.js";

/** The kinds of providers, each with a protocol of its own. */
export const WIRE_KINDS = ["vendor-a", "vendor-b", "vendor-c", "vendor-a-compatible"] as const;
export type WireKind = (typeof WIRE_KINDS)[number];

/** What a vendor answers, before it is written as its protocol has it. */
export interface VendorAnswer {
  readonly text: string;
  readonly finish: "whole" | "cut" | "filtered";
  /** The model that it says it is. */
  readonly model: string;
  /** Tokens, with those of the cache; null where it counts none. */
  readonly tokens: { readonly input: number; readonly cached: number; readonly output: number } | null;
}

/** What a request asks of a model, whatever its protocol. */
export interface VendorQuestion {
  readonly kind: WireKind;
  readonly model: string;
  readonly instructions: string;
  /** The texts of the turns, in order. */
  readonly turns: readonly string[];
  /** The schema that the answer has to fit; null where none was sent. */
  readonly schema: unknown;
  readonly temperature: unknown;
  readonly maxOutputTokens: unknown;
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

type Json = Readonly<Record<string, unknown>>;

interface VendorWire {
  readonly path: RegExp;
  /** What stands before the path in `baseUrl`. */
  readonly base: string;
  question(asked: Asked, body: Json): Omit<VendorQuestion, "kind" | "body">;
  answer(answer: VendorAnswer, body: Json): Json;
}

export const VENDOR_WIRES: { readonly [Kind in WireKind]: VendorWire } = {
  "vendor-a": {
    path: /^\/a\/v1\/responses$/,
    base: "/a/v1",
    question: ({ headers }, body) => ({
      model: String(body["model"]),
      instructions: textsOf(at(body, "input", 0)).join(""),
      turns: list(body["input"]).slice(1).flatMap(textsOf),
      schema: at(body, "text", "format", "schema") ?? null,
      temperature: body["temperature"],
      maxOutputTokens: body["max_output_tokens"],
      key: bearer(headers.authorization),
    }),
    answer: ({ text, finish, model, tokens }) => ({
      ...{ id: "resp_1", object: "response", created_at: 1_700_000_000, model, error: null },
      status: finish === "whole" ? "completed" : "incomplete",
      incomplete_details: {
        whole: null,
        cut: { reason: "max_output_tokens" },
        filtered: { reason: "content_filter" },
      }[finish],
      output: [
        {
          ...{ type: "message", id: "msg_1", role: "assistant", status: "completed" },
          content: [{ type: "output_text", text, annotations: [] }],
        },
      ],
      ...(tokens && {
        usage: {
          input_tokens: tokens.input,
          input_tokens_details: { cached_tokens: tokens.cached },
          output_tokens: tokens.output,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: tokens.input + tokens.output,
        },
      }),
    }),
  },
  "vendor-b": {
    path: /^\/b\/v1\/messages$/,
    base: "/b/v1",
    question: ({ headers }, body) => ({
      model: String(body["model"]),
      instructions: textsOf({ content: body["system"] }).join(""),
      turns: list(body["messages"]).flatMap(textsOf),
      schema: at(body, "output_config", "format", "schema") ?? at(body, "tools", 0, "input_schema") ?? null,
      temperature: body["temperature"],
      maxOutputTokens: body["max_tokens"],
      key: header(headers["x-api-key"]),
    }),
    answer: ({ text, finish, model, tokens }, body) => ({
      ...{ type: "message", id: "msg_1", role: "assistant", model, stop_sequence: null },
      content: at(body, "tools", 0) === undefined ? [{ type: "text", text }] : [toolUse(text)],
      stop_reason: { whole: "end_turn", cut: "max_tokens", filtered: "refusal" }[finish],
      usage:
        tokens === null
          ? undefined
          : {
              input_tokens: tokens.input - tokens.cached,
              cache_read_input_tokens: tokens.cached,
              cache_creation_input_tokens: 0,
              output_tokens: tokens.output,
            },
    }),
  },
  "vendor-c": {
    path: /^\/c\/v1beta\/models\/[^/]+:generateContent$/,
    base: "/c/v1beta",
    question: ({ headers, url }, body) => ({
      model: decodeURIComponent(/models\/([^/]+):/.exec(url)?.[1] ?? ""),
      instructions: partsOf(body["systemInstruction"]).join(""),
      turns: list(body["contents"]).flatMap(partsOf),
      schema:
        at(body, "generationConfig", "responseJsonSchema") ??
        at(body, "generationConfig", "responseSchema") ??
        null,
      temperature: at(body, "generationConfig", "temperature"),
      maxOutputTokens: at(body, "generationConfig", "maxOutputTokens"),
      key: header(headers["x-goog-api-key"]),
    }),
    answer: ({ text, finish, model, tokens }) => ({
      candidates: [
        {
          ...{ index: 0, content: { role: "model", parts: [{ text }] } },
          finishReason: { whole: "STOP", cut: "MAX_TOKENS", filtered: "SAFETY" }[finish],
        },
      ],
      ...(tokens && {
        usageMetadata: {
          promptTokenCount: tokens.input,
          cachedContentTokenCount: tokens.cached,
          candidatesTokenCount: tokens.output,
          totalTokenCount: tokens.input + tokens.output,
        },
      }),
      modelVersion: model,
    }),
  },
  "vendor-a-compatible": {
    path: /^\/d\/v1\/chat\/completions$/,
    base: "/d/v1",
    question: ({ headers }, body) => ({
      model: String(body["model"]),
      instructions: textsOf(at(body, "messages", 0)).join(""),
      turns: list(body["messages"]).slice(1).flatMap(textsOf),
      schema: at(body, "response_format", "json_schema", "schema") ?? null,
      temperature: body["temperature"],
      maxOutputTokens: body["max_tokens"],
      key: bearer(headers.authorization),
    }),
    answer: ({ text, finish, model, tokens }) => ({
      ...{ id: "chatcmpl-1", object: "chat.completion", created: 1_700_000_000, model },
      choices: [
        {
          ...{ index: 0, message: { role: "assistant", content: text } },
          finish_reason: { whole: "stop", cut: "length", filtered: "content_filter" }[finish],
        },
      ],
      ...(tokens && {
        usage: {
          prompt_tokens: tokens.input,
          prompt_tokens_details: { cached_tokens: tokens.cached },
          completion_tokens: tokens.output,
          total_tokens: tokens.input + tokens.output,
        },
      }),
    }),
  },
};

/** What a request asks of a model; null for what no protocol has. */
export function questionOf(asked: Asked): VendorQuestion | null {
  const path = asked.url.replace(/\?.*$/, "");
  const kind = WIRE_KINDS.find((one) => VENDOR_WIRES[one].path.test(path));
  if (kind === undefined || asked.method !== "POST") {
    return null;
  }
  const body = JSON.parse(asked.body) as Json;
  return { kind, body, ...VENDOR_WIRES[kind].question(asked, body) };
}

function toolUse(text: string): Json {
  try {
    return { type: "tool_use", id: "toolu_1", name: "json", input: JSON.parse(text) };
  } catch {
    return { type: "text", text };
  }
}

function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (found as Record<string | number, unknown> | undefined)?.[key],
    value,
  );
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A turn has its text, or parts with texts. */
function textsOf(turn: unknown): readonly string[] {
  const content = at(turn, "content");
  return typeof content === "string" ? [content] : list(content).map((part) => String(at(part, "text")));
}

function partsOf(turn: unknown): readonly string[] {
  return list(at(turn, "parts")).map((part) => String(at(part, "text")));
}

function header(value: string | string[] | undefined): string | null {
  return value === undefined ? null : String(value);
}

function bearer(authorization: string | undefined): string | null {
  return authorization === undefined ? null : authorization.replace(/^Bearer /, "");
}
