import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { anExplainRequest, anExplanation, explainOf, usesVendor } from "./testing/ai.js";
import { sendJson } from "./testing/fake-catalogue.js";
import {
  type FakeVendor,
  startFakeVendor,
  VENDOR_WORDS,
  type VendorMode,
  wireOf,
} from "./testing/fake-vendor.js";
import type { Team } from "./testing/project.js";
import { PROVIDER } from "./testing/settings.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import type { WireKind } from "./testing/vendor-wires.js";

// How vendors end an answer, and what they say of a request that they refuse, each in the words of its own protocol.

let server: RunningServer;
let team: Team;
let vendor: FakeVendor;

beforeAll(async () => {
  ({ server, team } = await startTeamServer({ Service__Profile: "local" }));
  vendor = await startFakeVendor();
});
afterAll(async () => {
  await server.stop();
  await vendor.stop();
});
beforeEach(() => server.database.query("DELETE FROM rate_limits; DELETE FROM ai_calls"));

type Parts = Readonly<Record<string, unknown>>;

/** A good answer as a protocol has it, but for some of its parts. */
function says(parts: Parts): VendorMode {
  return (response, { kind }) => sendJson(response, { ...wireOf(kind, { text: anExplanation() }), ...parts });
}

function refuses(error: Parts): VendorMode {
  return (response) => sendJson(response, { error: { message: VENDOR_WORDS, ...error } }, 400);
}

async function explained(kind: WireKind, mode: VendorMode) {
  await usesVendor(team.owner, team.workspaceId, { vendor, kind });
  vendor.begin(mode);
  const { body } = await team.viewer.post(explainOf(team.projectId), anExplainRequest()).expect(200);
  expect(JSON.stringify(body)).not.toContain(VENDOR_WORDS);
  const { rows } = await server.database.query("SELECT outcome, cost_usd::float8 AS cost FROM ai_calls");
  return { body, reason: body.unavailable?.reason ?? null, calls: vendor.questions.length, rows };
}

/** Of chat completions, and of the content API. */
const choice = (finish_reason: unknown, content: unknown = anExplanation(), also: Parts = {}) => ({
  choices: [{ index: 0, message: { role: "assistant", content, ...also }, finish_reason }],
});
const candidate = (finishReason: unknown, content: unknown = said(anExplanation())) => ({
  candidates: [{ index: 0, content, finishReason }],
});

function said(text: string): Parts {
  return { role: "model", parts: [{ text }] };
}

const CALLED = {
  type: "function_call",
  id: "fc_1",
  call_id: "c",
  name: "x",
  arguments: "{}",
  status: "completed",
};
const TEXT = {
  ...{ type: "message", id: "msg_1", role: "assistant", status: "completed" },
  content: [{ type: "output_text", text: anExplanation(), annotations: [] }],
};

describe("a good text is no answer where its vendor ends it as", () => {
  it.each([
    ["vendor-a", "incomplete", { status: "incomplete", incomplete_details: { reason: "something_new" } }],
    ["vendor-a", "a call of a function", { output: [TEXT, CALLED] }],
    ["vendor-b", "a compaction", { stop_reason: "compaction" }],
    ["vendor-b", "something new", { stop_reason: "something_new" }],
    ["vendor-b", "the use of a tool", { stop_reason: "tool_use" }],
    ["vendor-c", "a malformed call", candidate("MALFORMED_FUNCTION_CALL")],
    ["vendor-c", "something else", candidate("OTHER")],
    ["vendor-a-compatible", "a call of a tool", choice("tool_calls")],
    ["vendor-a-compatible", "an error", choice("error")],
  ] as const)("%s: %s", async (kind, _, parts) => {
    const { reason, calls, rows } = await explained(kind, says(parts));
    expect({ reason, calls }).toEqual({ reason: "provider-answer-invalid", calls: 1 });
    expect(rows).toMatchObject([{ outcome: "provider-answer-invalid" }]);
  });
});

it.each([
  ["vendor-a-compatible", choice(null)],
  ["vendor-c", candidate(undefined)],
] as const)("%s that says nothing of the end of an answer is judged by its words", async (kind, parts) => {
  const { body, rows } = await explained(kind, says(parts));
  expect(body).toMatchObject({ unavailable: null, text: "It is a shop." });
  expect(rows).toMatchObject([{ outcome: "ok" }]);
});

it.each(["eos", "eos_token", "", "end_of_turn"])(
  "an end that is called %j is one where no word is known",
  async (word) => {
    const { body, rows } = await explained("vendor-a-compatible", says(choice(word)));
    expect(body).toMatchObject({ unavailable: null, text: "It is a shop." });
    expect(rows).toMatchObject([{ outcome: "ok" }]);
  },
);

it.each([
  ["model_length", "provider-answer-cut"],
  ["time_limit", "provider-answer-invalid"],
  ["SAFETY", "provider-answer-filtered"],
])("an end that is called %s is none: %s", async (word, expected) => {
  const { reason, calls } = await explained("vendor-a-compatible", says(choice(word)));
  expect({ reason, calls }).toEqual({ reason: expected, calls: 1 });
});

it("of an answer in phases the final one counts", async () => {
  const phases = [
    { ...TEXT, id: "msg_0", phase: "commentary", content: [{ ...TEXT.content[0], text: "Let me see." }] },
    { ...TEXT, phase: "final_answer" },
  ];
  const { body, calls } = await explained("vendor-a", says({ output: phases }));
  expect({ text: body.text, calls }).toEqual({ text: "It is a shop.", calls: 1 });
});

it.each([
  [
    "too large",
    { param: "max_tokens", message: "max_tokens is too large: 16000. It supports at most 4096." },
  ],
  [
    "longer than the context",
    {
      param: null,
      message:
        "'max_tokens' or 'max_completion_tokens' is too large: 16000. Its maximum context length is 32768.",
    },
  ],
])("a request that is %s is refused, and no part of it", async (_, error) => {
  const { reason } = await explained("vendor-a-compatible", refuses(error));
  expect(reason).toBe("provider-refused");
});

it("a text that is no JSON, of whose end nothing is said, is sent back", async () => {
  const { reason, calls } = await explained("vendor-a-compatible", says(choice(null, "It is a shop")));
  expect({ reason, calls }).toEqual({ reason: "provider-answer-invalid", calls: 3 });
});

describe("a model that thought until there was no room for an answer has been cut", () => {
  const cut = { status: "incomplete", incomplete_details: { reason: "max_output_tokens" } };
  it.each([
    ["vendor-a", { ...cut, output: [{ type: "reasoning", id: "rs_1", summary: [] }] }],
    ["vendor-a", { ...cut, output: [] }],
    ["vendor-b", { content: [], stop_reason: "max_tokens" }],
    ["vendor-c", candidate("MAX_TOKENS", { role: "model" })],
    ["vendor-c", candidate("MAX_TOKENS", undefined)],
    ["vendor-a-compatible", choice("length", null, { reasoning_content: "Let me see" })],
    ["vendor-a-compatible", choice("length", "")],
  ] as const)("%s: %j", async (kind, parts) => {
    const { reason, calls, rows } = await explained(kind, says(parts));
    expect({ reason, calls }).toEqual({ reason: "provider-answer-cut", calls: 1 });
    expect(rows).toMatchObject([{ outcome: "provider-answer-cut" }]);
  });
});

describe("a request that is refused with 400", () => {
  const BAD_KEY = {
    ...{ code: 400, status: "INVALID_ARGUMENT" },
    details: [
      {
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        reason: "API_KEY_INVALID",
        domain: "googleapis.com",
      },
      { "@type": "type.googleapis.com/google.rpc.LocalizedMessage", locale: "en-US", message: VENDOR_WORDS },
    ],
  };
  const unsupported = (param: string) => ({
    type: "invalid_request_error",
    code: "unsupported_parameter",
    param,
  });
  const RENAMED = {
    message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
    param: null,
  };
  const LONG = { ...unsupported("max_tokens"), filler: "x".repeat(70_000) };

  it.each([
    ["vendor-c", "for its key", BAD_KEY, "provider-auth-refused"],
    [
      "vendor-c",
      "for anything else",
      { code: 400, status: "INVALID_ARGUMENT", details: [{ reason: "X" }] },
      null,
    ],
    ["vendor-c", "without details", { code: 400, details: "API_KEY_INVALID" }, null],
    ["vendor-b", "as another vendor would", { ...BAD_KEY, ...unsupported("max_tokens") }, null],
    ["vendor-a-compatible", "for max_tokens", unsupported("max_tokens"), "provider-parameter-refused"],
    ["vendor-a-compatible", "for max_tokens in words alone", RENAMED, "provider-parameter-refused"],
    ["vendor-a-compatible", "for its temperature", unsupported("temperature"), "provider-parameter-refused"],
    ["vendor-a-compatible", "for its schema", unsupported("response_format"), "provider-parameter-refused"],
    ["vendor-a-compatible", "for its messages", unsupported("messages"), null],
    ["vendor-a-compatible", "at great length", LONG, null],
    ["vendor-a", "for its temperature", unsupported("temperature"), "provider-parameter-refused"],
    ["vendor-a", "for its limit", unsupported("max_output_tokens"), "provider-parameter-refused"],
    ["vendor-a", "for its schema", unsupported("text.format"), "provider-parameter-refused"],
    ["vendor-a", "for its model", unsupported("model"), null],
  ] as const)("by %s %s says why", async (kind, _, error, told) => {
    const { reason, calls, rows } = await explained(kind, refuses(error));
    const expected = told ?? "provider-refused";
    expect({ reason, calls, rows }).toEqual({
      reason: expected,
      calls: 1,
      rows: [{ outcome: expected, cost: 0 }],
    });
  });

  it("is refused for a key where a test of the provider looks at it", async () => {
    await usesVendor(team.owner, team.workspaceId, { vendor, kind: "vendor-c" });
    vendor.begin(refuses(BAD_KEY));
    const path = `/api/workspaces/${team.workspaceId}/ai/providers/${PROVIDER}/test`;
    const { body } = await team.owner.post(path).expect(200);
    expect(body).toMatchObject({ works: false, key: "fails", reason: "provider-auth-refused" });
  });

  it("in what is no JSON, or nothing, is refused for what nobody knows", async () => {
    for (const said of ["<h1>No</h1>", "", "null", "[]"]) {
      await server.database.query("DELETE FROM ai_calls");
      const mode: VendorMode = (response) => response.writeHead(400).end(said);
      expect((await explained("vendor-c", mode)).reason).toBe("provider-refused");
    }
  });
});
