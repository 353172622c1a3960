import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ask } from "./testing/client.js";
import { sharedTeamServer, startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { type ToolUser, toolUser } from "./testing/tools.js";

const PING = { jsonrpc: "2.0", id: 1, method: "ping" };

let named: RunningServer;
let open: RunningServer;
let agent: ToolUser;
let agentOfOpen: ToolUser;

beforeAll(async () => {
  const shared = await sharedTeamServer();
  named = shared.server;
  agent = await toolUser(named, shared.team);
  const any = await startTeamServer({ Service__Profile: "local", AllowedHosts: "*" });
  open = any.server;
  agentOfOpen = await toolUser(open, any.team);
});
afterAll(async () => {
  await named.stop();
  await open.stop();
});

const hostOf = ({ url }: RunningServer): string => new URL(url).host;

describe("where the hosts are named (AllowedHosts)", () => {
  it("a program, which sends no origin, may use the tools", async () => {
    await agent.post(PING).expect(200);
  });

  it("a page of this very host may", async () => {
    await agent.post(PING, { Origin: `http://${hostOf(named)}` }).expect(200);
  });

  it.each(["https://evil.example", "null", "http://127.0.0.1", "http://localhost:1"])(
    "a page of %s is refused, 403",
    async (origin) => {
      const { body } = await agent.post(PING, { Origin: origin }).expect(403);
      expect(body.type).toBe("forbidden");
    },
  );

  it("another host is refused, 400, with and without an origin", async () => {
    for (const more of [{}, { Origin: "http://evil.example" }]) {
      const { body } = await agent.post(PING, { Host: "evil.example", ...more }).expect(400);
      expect(body.type).toBe("invalid_host");
    }
  });

  it("a page of another origin is refused before its token is asked for", async () => {
    await ask(named, "post", "/mcp").set("Origin", "https://evil.example").send(PING).expect(403);
  });
});

describe("where every host is let in (AllowedHosts *)", () => {
  it("a program may, whatever name it called", async () => {
    await agentOfOpen.post(PING).expect(200);
    await agentOfOpen.post(PING, { Host: "plumb.example" }).expect(200);
  });

  it("a page of a loopback name that is this very host may", async () => {
    await agentOfOpen.post(PING, { Origin: `http://${hostOf(open)}` }).expect(200);
    const host = hostOf(open).replace("127.0.0.1", "localhost");
    await agentOfOpen.post(PING, { Origin: `http://${host}`, Host: host }).expect(200);
  });

  it("a page whose own name leads here is refused, 403 (DNS rebinding)", async () => {
    const { body } = await agentOfOpen
      .post(PING, { Origin: "http://evil.example", Host: "evil.example" })
      .expect(403);
    expect(body.type).toBe("forbidden");
  });
});
