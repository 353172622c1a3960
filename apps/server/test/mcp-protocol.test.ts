import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { TOOL_LIMITS } from "@plumbline/agent-tools";
import { withToken } from "./testing/agent-tokens.js";
import { ask } from "./testing/client.js";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { ACCEPTED, type ToolUser, toolUser } from "./testing/tools.js";

const PING = { jsonrpc: "2.0", id: 1, method: "ping" };
const { messageBytes } = TOOL_LIMITS;

let server: RunningServer;
let team: Team;
let agent: ToolUser;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  agent = await toolUser(server, team);
});
afterAll(async () => {
  expect(server.log.filter((line) => line["level"] === "error")).toEqual([]);
  await server.stop();
});

describe("methods", () => {
  it.each(["get", "delete", "put", "patch", "head", "options"] as const)(
    "%s with a token is 405 with Allow: POST",
    async (method) => {
      const { headers, body } = await ask(server, method, "/mcp")
        .set("Authorization", `Bearer ${agent.token}`)
        .set("Accept", ACCEPTED)
        .expect(405);
      expect(headers["allow"]).toBe("POST");
      expect(method === "head" || body.type === "method_not_allowed").toBe(true);
    },
  );
});

describe("who sends", () => {
  it("without a token is 401 with WWW-Authenticate", async () => {
    const { headers, body } = await ask(server, "post", "/mcp")
      .set("Accept", ACCEPTED)
      .send(PING)
      .expect(401);
    expect(headers["www-authenticate"]).toMatch(/^Bearer/);
    expect(body.type).toBe("unauthorized");
  });

  it("a token that is not valid is 401 and told so", async () => {
    const wrong = withToken(server, `svt_${"a".repeat(49)}`);
    const { headers } = await wrong.post("/mcp", PING).expect(401);
    expect(headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
  });

  it("a cookie alone is 401", async () => {
    const { headers, body } = await team.owner.post("/mcp", PING).expect(401);
    expect(headers["www-authenticate"]).toMatch(/^Bearer/);
    expect(body.type).toBe("unauthorized");
  });

  it("messages without a credential count toward the 300 of their address", async () => {
    // Every file begins its fresh addresses anew, and some count theirs on the same database.
    const address = "203.0.113.78";
    await server.database.query("INSERT INTO rate_limits VALUES ($1, $2, $3)", [
      `anonymous:${address}`,
      299,
      Date.now() + 60_000,
    ]);
    await ask(server, "post", "/mcp", address).send(PING).expect(401);
    const { headers, body } = await ask(server, "post", "/mcp", address).send(PING).expect(429);
    expect(body.type).toBe("rate_limited");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    await agent.post(PING, { "X-Forwarded-For": address }).expect(200);
  });
});

describe("size", () => {
  const padded = (bytes: number): string => {
    const withPad = (pad: string) =>
      JSON.stringify({
        ...PING,
        method: "tools/call",
        params: { name: "list_projects", arguments: { pad } },
      });
    return withPad("x".repeat(bytes - withPad("").length));
  };

  it(`a message of ${messageBytes} bytes is taken`, async () => {
    await agent.post(padded(messageBytes)).expect(200);
  });

  it("one byte more is 413, its length stated", async () => {
    const { body } = await agent.post(padded(messageBytes + 1)).expect(413);
    expect(body.type).toBe("payload_too_large");
  });

  it("one byte more is 413, in chunks", async () => {
    expect(await chunked(padded(messageBytes + 1))).toBe(413);
    expect(await chunked(padded(messageBytes))).toBe(200);
  });

  function chunked(text: string): Promise<number | undefined> {
    const headers = {
      accept: ACCEPTED,
      authorization: `Bearer ${agent.token}`,
      "content-type": "application/json",
      "transfer-encoding": "chunked",
    };
    return new Promise((resolve, reject) => {
      const sent = request(`${server.url}/mcp`, { method: "POST", headers, agent: false }, (answer) =>
        answer.resume().once("end", () => resolve(answer.statusCode)),
      );
      sent.once("error", reject);
      sent.write(text.slice(0, 1000));
      sent.end(text.slice(1000));
    });
  }
});

describe("form", () => {
  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/zip",
    "application/jsonx",
    "text/json",
  ])("content type %s is 415", async (type) => {
    const { body } = await agent.post(JSON.stringify(PING), { "Content-Type": type }).expect(415);
    expect(body.type).toBe("unsupported_media_type");
  });

  it("a content encoding is 415", async () => {
    await agent.post(PING, { "Content-Encoding": "gzip" }).expect(415);
  });

  it.each(["application/json", "application/json; charset=utf-8"])(
    "content type %s is taken",
    async (type) => {
      await agent.post(JSON.stringify(PING), { "Content-Type": type }).expect(200);
    },
  );

  it.each(["application/json", "text/event-stream", "*/*", "text/html"])(
    "Accept %s is 406: the protocol asks for both JSON and streams",
    async (accept) => {
      const { body } = await agent.post(PING, { Accept: accept }).expect(406);
      expect(body).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32_000 } });
    },
  );
});

describe("a session", () => {
  it("is never given, and one that is sent changes nothing", async () => {
    const params = {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "test", version: "1" },
    };
    const begun = await agent.post({ jsonrpc: "2.0", id: 1, method: "initialize", params }).expect(200);
    expect(begun.headers["mcp-session-id"]).toBeUndefined();
    const plain = await agent.post({ jsonrpc: "2.0", id: 2, method: "tools/list" }).expect(200);
    const sent = { "Mcp-Session-Id": "5c3c7f0e-9a34-4c6f-8b7e-0a8f3f6b7c1d" };
    const withOne = await agent.post({ jsonrpc: "2.0", id: 2, method: "tools/list" }, sent).expect(200);
    expect(withOne.headers["mcp-session-id"]).toBeUndefined();
    expect(withOne.text).toBe(plain.text);
  });

  it("need not be begun: the first message may be a call", async () => {
    const { body } = await agent
      .post({ jsonrpc: "2.0", id: "first", method: "tools/call", params: { name: "list_projects" } })
      .expect(200);
    expect(body.id).toBe("first");
    expect(body.result.isError).toBeUndefined();
  });

  it("answers are not stored by anybody on their way", async () => {
    const { headers } = await agent.post(PING).expect(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-type"]).toMatch(/^application\/json/);
  });
});
