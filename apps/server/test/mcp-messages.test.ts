import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { LATEST_PROTOCOL_VERSION, SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/sdk/types.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { type ToolUser, toolUser } from "./testing/tools.js";

const PING = { jsonrpc: "2.0", id: 1, method: "ping" };

let server: RunningServer;
let agent: ToolUser;

beforeAll(async () => {
  const shared = await sharedTeamServer();
  server = shared.server;
  agent = await toolUser(server, shared.team);
});
afterAll(async () => {
  expect(server.log.filter((line) => line["level"] === "error")).toEqual([]);
  await server.stop();
});

const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const withArguments = (text: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_projects","arguments":${text}}}`;

describe("what is no message is 400 with an error of JSON-RPC", () => {
  it.each([
    ["nothing", "", -32_700],
    ["white space", " \n", -32_700],
    ["an opening brace", "{", -32_700],
    ["two messages in a row", `${JSON.stringify(PING)}${JSON.stringify(PING)}`, -32_700],
    ["a trailing comma", '{"jsonrpc":"2.0",}', -32_700],
    ["NaN", withArguments('{"limit":NaN}'), -32_700],
    ["a repeated key", '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', -32_700],
    ["a repeated key in arguments", withArguments('{"limit":1,"limit":2}'), -32_700],
    ["a repeated key, once with an escape", withArguments('{"limit":1,"l\\u0069mit":2}'), -32_700],
    ["a lone surrogate", withArguments('{"cursor":"\\ud800"}'), -32_700],
    ["a lone surrogate in a key", withArguments('{"\\udc00":1}'), -32_700],
    ["a number out of range", withArguments('{"limit":1e999}'), -32_700],
    ["a number of many digits", withArguments(`{"limit":${"1".repeat(60)}}`), -32_700],
    ["lists in one another, too deep", withArguments(`{"fields":${nested(200)}}`), -32_700],
    ["lists in one another, far too deep", withArguments(`{"fields":${nested(40_000)}}`), -32_700],
    ["a batch", JSON.stringify([PING]), -32_600],
    ["a batch of two", JSON.stringify([PING, { ...PING, id: 2 }]), -32_600],
    ["an empty batch", "[]", -32_600],
    ["null", "null", -32_600],
    ["a text", '"ping"', -32_600],
    ["a number", "1", -32_600],
    ["an empty object", "{}", -32_600],
    ["an ID alone", JSON.stringify({ jsonrpc: "2.0", id: 1 }), -32_600],
    ["another JSON-RPC", JSON.stringify({ ...PING, jsonrpc: "1.0" }), -32_600],
    ["no JSON-RPC", JSON.stringify({ id: 1, method: "ping" }), -32_600],
    ["an ID that is an object", JSON.stringify({ ...PING, id: {} }), -32_600],
    ["an ID that is null", JSON.stringify({ ...PING, id: null }), -32_600],
    ["a method that is a number", JSON.stringify({ ...PING, method: 7 }), -32_600],
    ["params that are a list", JSON.stringify({ ...PING, params: [] }), -32_600],
    ["params that are a text", JSON.stringify({ ...PING, params: "x" }), -32_600],
  ])("%s", async (_what, text, code) => {
    const { body } = await agent.post(text).expect(400);
    expect(body).toEqual({ jsonrpc: "2.0", id: null, error: { code, message: expect.any(String) } });
  });

  it("invalid UTF-8", async () => {
    const bytes = Buffer.from(withArguments('{"cursor":"?"}'));
    bytes[bytes.indexOf("?")] = 0xff;
    const { body } = await agent
      .post("", {})
      .serialize((sent) => sent as string)
      .send(bytes)
      .expect(400);
    expect(body.error.code).toBe(-32_700);
  });
});

describe("requests and notifications", () => {
  it("ping is answered with an empty result, its ID as it came", async () => {
    for (const id of [0, 7, "seven", "", Number.MAX_SAFE_INTEGER]) {
      const { body } = await agent.post({ ...PING, id }).expect(200);
      expect(body).toEqual({ jsonrpc: "2.0", id, result: {} });
    }
  });

  it.each([
    "nothing/here",
    "",
    "__proto__",
    "constructor",
    "toString",
    "tools/Call",
    "sampling/createMessage",
  ])("the method %j is unknown, -32601", async (method) => {
    const { body } = await agent.post({ ...PING, method }).expect(200);
    expect(body).toMatchObject({ id: 1, error: { code: -32_601 } });
  });

  it.each(["logging/setLevel", "completion/complete", "resources/subscribe", "tasks/list"])(
    "what is not among the capabilities is unknown too: %s",
    async (method) => {
      expect(await agent.refusal(method, { level: "info" })).toMatchObject({ code: -32_601 });
    },
  );

  it.each([
    ["notifications/initialized", {}],
    ["notifications/cancelled", { requestId: 99, reason: "x" }],
    ["notifications/progress", { progressToken: 1, progress: 1 }],
    ["notifications/roots/list_changed", {}],
    ["notifications/nobody/knows", { a: 1 }],
  ])("the notification %s is 202 without a body", async (method, params) => {
    const { text, headers } = await agent.post({ jsonrpc: "2.0", method, params }).expect(202);
    expect(text).toBe("");
    expect(headers["content-length"]).toBe("0");
  });

  it("an answer, which nobody asked for, is 202", async () => {
    const { text } = await agent.post({ jsonrpc: "2.0", id: 5, result: {} }).expect(202);
    expect(text).toBe("");
  });
});

describe("protocol versions", () => {
  const begin = (protocolVersion: unknown) =>
    agent.post({
      ...PING,
      method: "initialize",
      params: { protocolVersion, capabilities: {}, clientInfo: { name: "test", version: "1" } },
    });

  it.each(SUPPORTED_PROTOCOL_VERSIONS)("%s is negotiated, and taken in the header", async (version) => {
    const { body } = await begin(version).expect(200);
    expect(body.result.protocolVersion).toBe(version);
    await agent.post(PING, { "MCP-Protocol-Version": version }).expect(200);
  });

  it.each(["2099-01-01", "1.0", "", "2024-10-08"])(
    "%j at initialize is answered with the latest",
    async (version) => {
      const { body } = await begin(version).expect(200);
      expect(body.result.protocolVersion).toBe(LATEST_PROTOCOL_VERSION);
    },
  );

  it.each([7, null, {}])("%j is no version", async (version) => {
    const { body } = await begin(version).expect(200);
    expect(body).toMatchObject({ id: 1, error: { code: -32_602 } });
  });

  it.each(["2099-01-01", "1.0", "2025-11-25, 2025-06-18", "latest"])(
    "%j in the header is 400",
    async (version) => {
      const { body } = await agent.post(PING, { "MCP-Protocol-Version": version }).expect(400);
      expect(body).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32_000 } });
      expect(body.error.message).toContain(LATEST_PROTOCOL_VERSION);
    },
  );

  it("may be left out of the header", async () => {
    await agent.post(PING).expect(200);
  });
});

describe("a message that is large beside its arguments", () => {
  it.each([
    ["values of its frame", { clientInfo: { name: "a", version: "1", icons: Array(20_000).fill(0) } }],
    [
      "keys of its frame",
      {
        capabilities: {
          extensions: Object.fromEntries(
            Array(3_000)
              .fill(0)
              .map((_, at) => [at, {}]),
          ),
        },
      },
    ],
  ])("is refused for the %s, before the protocol reads it", async (_, params) => {
    const message = { jsonrpc: "2.0", id: 1, method: "initialize", params };
    const { body } = await agent.post(message).expect(400);
    expect(body.error).toEqual({
      code: -32600,
      message: "The message has over 16384 characters beside its arguments",
    });
  });

  it("is refused for more values than a call has, before it is read", async () => {
    const { body } = await agent.post(`[${"[],".repeat(60_000)}[]]`).expect(400);
    expect(body.error).toEqual({
      code: -32600,
      message: "The message has over 100000 commas, colons and brackets",
    });
  });
});
