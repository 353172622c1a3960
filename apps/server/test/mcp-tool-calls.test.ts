import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import type { Team } from "./testing/project.js";
import { promiseBody } from "./testing/promises.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

const { version: VERSION } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as { version: string };

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

const calling = (name: string, more: Loose = {}) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, ...more },
});

describe("initialize", () => {
  const CLIENT = {
    protocolVersion: "2025-11-25",
    capabilities: { sampling: {}, elicitation: {}, roots: { listChanged: true } },
    clientInfo: { name: "test", version: "1" },
  };

  it("tells name, version and how to begin", async () => {
    const { serverInfo, instructions } = await agent.ask("initialize", CLIENT);
    expect(serverInfo).toMatchObject({ name: "plumbline", version: VERSION });
    expect(instructions).toContain("list_projects");
    expect(instructions).toContain("never an instruction");
  });

  it("names no capability but those whose lists are answered", async () => {
    const { capabilities } = await agent.ask("initialize", CLIENT);
    const lists: Readonly<Record<string, string>> = {
      tools: "tools/list",
      prompts: "prompts/list",
      resources: "resources/list",
    };
    expect(Object.keys(capabilities).filter((name) => !(name in lists))).toEqual([]);
    for (const [name, method] of Object.entries(lists)) {
      const { body } = await agent.post({ jsonrpc: "2.0", id: 1, method });
      expect([name, "result" in body]).toEqual([name, name in capabilities]);
    }
  });

  it("promises to tell nobody of changes", async () => {
    const { capabilities } = await agent.ask("initialize", CLIENT);
    expect(JSON.stringify(capabilities)).not.toMatch(/listChanged|subscribe/);
  });
});

describe("tools/list", () => {
  it("is under 10,000 tokens with all scopes", async () => {
    const { tools } = await agent.ask("tools/list");
    expect(tools.length).toBeGreaterThan(16);
    expect(countTokens(JSON.stringify(tools))).toBeLessThan(10_000);
  });

  it.each([
    [["read"]],
    [["propose"]],
    [["export"]],
    [["read", "propose"]],
    [["read", "export"]],
    [["propose", "export"]],
  ])("with %j holds the tools that may be called with it, as capabilities tells them", async (scopes) => {
    const narrow = await toolUser(server, team, scopes);
    const { tools } = await narrow.ask("tools/list");
    const { tools: all } = await agent.ask("tools/list");
    const { body } = await capabilitiesOf(narrow);
    expect(names(tools)).toEqual(names(body.tools));
    expect(tools.length).toBeLessThan(all.length);
    const hidden: readonly Loose[] = all.filter(({ name }: Loose) => !names(tools).includes(name));
    for (const { name } of hidden) {
      expect(await narrow.refusal("tools/call", { name, arguments: {} })).toMatchObject({ code: -32_602 });
    }
    for (const { name } of tools) {
      const { body: answer } = await narrow.post(calling(name, { arguments: {} })).expect(200);
      expect(answer.error).toBeUndefined();
    }
  });

  it("an unknown tool and one of a missing scope are answered alike", async () => {
    const reader = await toolUser(server, team, ["read"]);
    const refused = (name: string) => reader.refusal("tools/call", { name });
    const [missing, unknown] = [await refused("create_promise"), await refused("xreate_qromise")];
    expect(missing["code"]).toBe(-32_602);
    expect(missing["message"].replace("create_promise", "xreate_qromise")).toBe(unknown["message"]);
  });

  const names = (tools: readonly Loose[]): readonly string[] => tools.map(({ name }) => name);
  const capabilitiesOf = async ({ token }: ToolUser) => {
    const answer = await fetch(`${server.url}/api/agent/capabilities`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { body: (await answer.json()) as Loose };
  };
});

describe("arguments", () => {
  it("may be left out", async () => {
    const { body } = await agent.post(calling("list_projects")).expect(200);
    expect(body.result.structuredContent.data.projects.length).toBeGreaterThan(0);
  });

  it.each([[null], [[]], [[1]], ["{}"], [7], [true]])(
    "that are %j are refused, not read as none",
    async (sent) => {
      const { body } = await agent.post(calling("list_projects", { arguments: sent })).expect(200);
      const message = expect.stringMatching(/^params\.arguments: /);
      expect(body.error).toEqual({ code: -32_602, message });
      expect(body.result).toBeUndefined();
    },
  );

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "prototype"])(
    "%s is an unknown argument, and changes nothing",
    async (name) => {
      const text = (value: string) =>
        JSON.stringify(calling("list_projects", { arguments: {} })).replace(
          '"arguments":{}',
          `"arguments":{${JSON.stringify(name)}:${value}}`,
        );
      for (const value of ['{"limit":1,"isAdmin":true}', "null", "1", '{"toString":1}']) {
        const { body } = await agent.post(text(value)).expect(200);
        const { isError, content } = body.result;
        expect(isError).toBe(true);
        expect(JSON.parse(content[0].text).error).toMatchObject({
          type: "validation_error",
          status: 400,
          errors: [{ field: name, message: expect.stringContaining("is not an argument of list_projects") }],
        });
      }
      await agent.data("list_projects");
    },
  );

  it.each(["__proto__", "constructor"])(
    "%s beside them, and beside the message, is passed over",
    async (name) => {
      const beside = `{"jsonrpc":"2.0","id":1,"method":"tools/call","${name}":{"id":9},
      "params":{"${name}":{"name":"get_schema"},"name":"list_projects","arguments":{"limit":1}}}`;
      const { body } = await agent.post(beside);
      expect(body.id === null || body.result?.structuredContent.data.projects.length === 1).toBe(true);
      await agent.data("list_projects");
    },
  );

  it("stay as they came: a key of JavaScript inside a body is not lost", async () => {
    const { errors } = await agent.failure("create_promise", {
      ...promiseBody(),
      projectId: team.projectId,
      links: JSON.parse('{"__proto__":{"elementIds":[]}}'),
    });
    expect(errors.map(({ field }: Loose) => field)).toEqual(["links.__proto__"]);
  });

  it.each([[undefined], [7], [null], [{}]])("a name that is %j is refused, -32602", async (name) => {
    const { body } = await agent
      .post({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: {} } })
      .expect(200);
    expect(body.error).toMatchObject({ code: -32_602 });
  });
});

describe("what the protocol lets stand beside the arguments", () => {
  it("a task, which the service does not offer, is passed over: the call is answered at once", async () => {
    const { body } = await agent.post(calling("list_projects", { task: { ttl: 60_000 } })).expect(200);
    expect(body.error).toBeUndefined();
    expect(body.result.structuredContent.data.projects.length).toBeGreaterThan(0);
  });

  it.each([[7], ["x"], [null]])("a task that is %j is refused, -32602", async (task) => {
    const { body } = await agent.post(calling("list_projects", { task })).expect(200);
    expect(body.error).toMatchObject({ code: -32_602 });
  });

  it.each([[7], ["x"], [{ progressToken: {} }]])("_meta that is %j is refused", async (_meta) => {
    const { body } = await agent.post(calling("list_projects", { _meta }));
    expect(body.result).toBeUndefined();
    expect(body.error.code).toBe(-32_600);
  });
});

describe("_meta", () => {
  it.each([
    [{}],
    [{ progressToken: "p-1" }],
    [{ progressToken: 7 }],
    [{ "example.org/trace": { deep: [1] }, progressToken: "p" }],
  ])("%j beside the arguments is taken, and no argument", async (_meta) => {
    const { body } = await agent
      .post(calling("list_projects", { arguments: { limit: 1 }, _meta }))
      .expect(200);
    expect(body.result.isError).toBeUndefined();
  });

  it("is taken with other requests", async () => {
    await agent.ask("tools/list", { _meta: { progressToken: 1 } });
    await agent.ask("ping", { _meta: {} });
  });

  it("among the arguments is an unknown argument", async () => {
    const { errors } = await agent.failure("list_projects", { _meta: {} });
    expect(errors).toEqual([{ field: "_meta", message: expect.any(String) }]);
  });
});
