import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { TOOLS, type Tool } from "@plumbline/agent-tools";
import { ACCESS_TABLE } from "./access-table.js";
import { aToken, expire } from "./testing/agent-tokens.js";
import { ask, freshAddress } from "./testing/client.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { aToolProject, readingCalls, type ToolProject, writingCalls } from "./testing/tool-project.js";
import { ACCEPTED, ALL_SCOPES, type Loose, type ToolUser, toolUser, toolUserWith } from "./testing/tools.js";

// Who may call what, and what those see who may not.

let server: RunningServer;
let team: Team;
let agent: ToolUser;
let project: ToolProject;
let calls: Readonly<Record<string, Loose>>;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  agent = await toolUser(server, team);
  project = await aToolProject(team, agent);
  calls = { ...readingCalls(project), ...writingCalls(project) };
});
afterAll(() => server.stop());

const ALL = TOOLS as readonly Tool[];
const IN_PROJECT = ALL.filter(({ inProject }) => inProject);
const CALL = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "list_projects", arguments: {} },
};

describe("a tool", () => {
  it.each(ALL)("$name is open to the scopes of its endpoint, and to no other", ({ endpoint, scopes }) => {
    const route = endpoint.replace(/\{(\w+)\}/g, ":$1");
    expect(ACCESS_TABLE.find((row) => row.route === route)?.tokens).toEqual(scopes);
  });

  it.each(ALL)(
    "$name sends whoever got a part of its answer to an endpoint of the same scopes",
    ({ readAt }) => {
      const route = readAt.replace(/\{(\w+)\}/g, ":$1");
      expect(ACCESS_TABLE.find((row) => row.route === route)).toBeDefined();
    },
  );

  it("is in the tests of arguments and answers", () => {
    expect(Object.keys(calls).sort()).toEqual(ALL.map(({ name }) => name).sort());
  });
});

describe("scopes", () => {
  const SETS = [["read"], ["propose"], ["export"], ["read", "propose"], ["propose", "export"], ALL_SCOPES];

  it.each(SETS.map((scopes) => ({ scopes })))(
    "$scopes open the tools that the token lists",
    async ({ scopes }) => {
      const user = await toolUser(server, team, scopes);
      const { tools } = await user.ask("tools/list");
      const listed: string[] = tools.map(({ name }: Loose) => name);
      const meant = ALL.filter((tool) => tool.scopes.some((scope) => scopes.includes(scope)));
      expect(listed).toEqual(meant.map(({ name }) => name));
      for (const { name } of ALL) {
        const params = { name, arguments: { projectId: "x", nonsense: 1 } };
        if (listed.includes(name)) {
          expect((await user.failure(name, params.arguments))["type"]).toBe("validation_error");
        } else {
          await refusedAsUnknown(user, name, listed);
        }
      }
    },
  );

  async function refusedAsUnknown(user: ToolUser, name: string, listed: readonly string[]): Promise<void> {
    const found = await user.refusal("tools/call", { name, arguments: calls[name] });
    expect(found["code"]).toBe(-32602);
    const [, , meant] = SENTENCE.exec(found["message"]) ?? [];
    expect(found["message"]).toBe(
      `MCP error -32602: There is no tool ${name} for this token${meant === undefined ? "" : `; did you mean ${meant}?`}`,
    );
    expect(meant === undefined || listed.includes(meant)).toBe(true);
    expect(Object.keys(found)).toEqual(["code", "message"]);
  }

  const SENTENCE = /^MCP error -32602: There is no tool (.*) for this token(?:; did you mean (\w+)\?)?$/s;

  it("name the nearest tool of those that are listed", async () => {
    const reader = await toolUser(server, team, ["read"]);
    const messageOf = async (user: ToolUser, name: string): Promise<string> =>
      (await user.refusal("tools/call", { name }))["message"];
    expect(await messageOf(agent, "get_promises")).toMatch(/did you mean get_promise\?$/);
    expect(await messageOf(agent, "ask_questions")).toMatch(/did you mean ask_question\?$/);
    expect(await messageOf(reader, "ask_questions")).toMatch(/did you mean list_questions\?$/);
    expect(await messageOf(reader, "propose_decisions")).toMatch(/for this token$/);
    expect(await messageOf(agent, "FIND_ELEMENTS")).toMatch(/did you mean find_elements\?$/);
    expect(await messageOf(agent, "approve_promise")).not.toContain("mean approve");
  });

  it.each(["x".repeat(1_000), `${"x".repeat(99)}😀`, "__proto__", "constructor", "", "\u0000\u202e"])(
    "know no tool by another name: %j",
    async (name) => {
      const { code, message } = await agent.refusal("tools/call", { name });
      expect(code).toBe(-32602);
      expect(message.length).toBeLessThan(200);
      expect(message.isWellFormed()).toBe(true);
    },
  );
});

describe("a project of others", () => {
  it("is for every tool as if it were not there", async () => {
    const foreign = await theirAgent();
    const elsewhere = await aProject(team.owner, team.workspaceId);
    const restricted = await toolUser(server, team, ALL_SCOPES, elsewhere);
    for (const { name } of IN_PROJECT) {
      for (const user of [foreign, restricted]) {
        const there = await user.failure(name, calls[name]);
        const nowhere = await user.failure(name, { ...calls[name], projectId: randomUUID() });
        expect([name, there]).toEqual([name, nowhere]);
        expect([name, there]).toMatchObject([name, { type: "not_found", status: 404, errors: [] }]);
      }
    }
  });

  it("is told from no other by what stands beside its ID", async () => {
    const foreign = await theirAgent();
    for (const { name } of IN_PROJECT) {
      const wrong = { ...calls[name], nonsense: 1 };
      const there = await foreign.failure(name, wrong);
      expect([name, there]).toEqual([
        name,
        await foreign.failure(name, { ...wrong, projectId: randomUUID() }),
      ]);
    }
  });

  it("holds nothing that the IDs of a project of one's own could name", async () => {
    const foreign = await theirAgent();
    const own = (await foreign.data("list_projects"))["projects"][0].id;
    for (const name of ["get_element", "get_schema", "get_scenario", "play_scenario", "get_promise"]) {
      const error = await foreign.failure(name, { ...calls[name], projectId: own });
      expect([name, error["type"], error["status"]]).toEqual([name, "not_found", 404]);
    }
    for (const name of ["update_promise_draft", "revise_promise", "add_obligation", "run_obligation"]) {
      const error = await foreign.failure(name, { ...calls[name], links: null, projectId: own });
      expect([name, error["type"] === "not_found" || error["errors"].length > 0]).toEqual([name, true]);
    }
  });

  async function theirAgent(): Promise<ToolUser> {
    const workspaceId = randomUUID();
    await team.outsider.post("/api/workspaces", { id: workspaceId, name: "Theirs" }).expect(200);
    await aProject(team.outsider, workspaceId);
    return toolUser(server, { owner: team.outsider, workspaceId });
  }
});

describe("a restricted token", () => {
  it("lists its project alone, and does there what others do", async () => {
    const { projectId } = project;
    const user = await toolUser(server, team, ALL_SCOPES, projectId);
    const { workspaceId } = team;
    expect(await user.data("list_projects")).toMatchObject({ workspaceId, projects: [{ id: projectId }] });
    expect((await user.call("list_projects", { limit: 1 })).answer["nextCursor"]).toBeNull();
    for (const [name, args] of Object.entries(readingCalls(project))) {
      if (name !== "list_projects") {
        expect([name, await user.data(name, args)]).toEqual([name, await agent.data(name, args)]);
      }
    }
  });
});

describe("whoever presents no valid token", () => {
  const posted = (headers: Readonly<Record<string, string>>) =>
    ask(server, "post", "/mcp", freshAddress())
      .set({ Accept: ACCEPTED, "Content-Type": "application/json", ...headers })
      .send(JSON.stringify(CALL));

  it("is refused before anything is read", async () => {
    const { id, value: expired } = await aToken(team.owner, team.workspaceId, { scopes: ["read"] });
    await expire(server, id);
    const { id: gone, value: revoked } = await aToken(team.owner, team.workspaceId, { scopes: ["read"] });
    await toolUserWith(server, revoked).data("list_projects");
    await team.owner.delete(`/api/workspaces/${team.workspaceId}/agent-tokens/${gone}`).expect(204);
    const cookie = team.owner.cookie ?? "";
    const refused = [
      {},
      { Cookie: cookie },
      { Authorization: "Bearer nonsense" },
      { Authorization: `Bearer ${agent.token}x` },
      { Authorization: `Basic ${agent.token}` },
      { Authorization: `Bearer ${expired}` },
      { Authorization: `Bearer ${revoked}` },
      { Authorization: `Bearer ${revoked}`, Cookie: cookie },
    ];
    for (const headers of refused) {
      const answer = await posted(headers);
      expect([headers, problem(answer)]).toEqual([
        headers,
        { status: 401, type: "unauthorized", fields: [] },
      ]);
      expect(answer.headers["www-authenticate"]).toMatch(/^Bearer/);
    }
    expect(problem(await posted({}).send("{ not json")).status).toBe(401);
  });

  it("is let in with a valid one, whatever cookie stands beside it", async () => {
    const headers = { Authorization: `Bearer ${agent.token}`, Cookie: team.outsider.cookie ?? "" };
    const { result } = (await posted(headers).expect(200)).body;
    expect(result.structuredContent.data.workspaceId).toBe(team.workspaceId);
  });
});
