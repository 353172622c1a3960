import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { withToken } from "./testing/agent-tokens.js";
import { APP, importInto, QUEUE, smallDocument } from "./testing/model-documents.js";
import { aProject, type Team } from "./testing/project.js";
import { aProjectWithPrefix, promiseBody } from "./testing/promises.js";
import { aPublish, saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { askedOverHttp } from "./testing/tool-over-http.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

// Calls with more than anybody needs, and names that mean something to JavaScript.

let server: RunningServer;
let team: Team;
let agent: ToolUser;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  agent = await toolUser(server, team);
});
afterAll(() => server.stop());

describe("a call with too much", () => {
  it.each([
    ["names", (n: number) => `nobody knows ${n}`],
    ["names in other signs", (n: number) => `${"\u0001".repeat(90)}${n}`],
    ["long names", (n: number) => `${"😀".repeat(90)}${n}`],
  ])("of unknown %s is refused in an answer of the size of any other", async (_, nameOf) => {
    const sent = Object.fromEntries(Array.from({ length: 1_200 }, (__, n) => [nameOf(n), 1]));
    const { isError, text, answer } = await agent.call("list_projects", sent);
    expect(isError).toBe(true);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(100_000);
    expect(answer["error"]).toMatchObject({ type: "validation_error", status: 400 });
    expect(answer["error"].errors.length).toBeGreaterThan(10);
    expect(text.isWellFormed()).toBe(true);
  });

  it("of faults in a body is refused in such an answer, too", async () => {
    const projectId = await aProjectWithPrefix(team, "SIZE");
    const scenarioIds = Array.from({ length: 5_000 }, (_, n) => `no GUID ${n}`);
    const sent = { projectId, ...promiseBody({ links: { scenarioIds } }) };
    const { isError, text, answer } = await agent.call("create_promise", sent);
    expect([isError, answer["error"].status]).toEqual([true, 400]);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(100_000);
  });

  it.each([
    ["create_promise", 400, (long: string) => promiseBody({ claim: long })],
    ["ask_question", 413, (long: string) => ({ text: long })],
  ])("%s takes a body no larger than its endpoint takes", async (name, refusedWith, bodyOf) => {
    const projectId = await aProjectWithPrefix(team, "SIZE");
    const args: Loose = { projectId, ...bodyOf("x".repeat(1_000_000)) };
    const { body, status } = await askedOverHttp(withToken(server, agent.token), name, args);
    const { detail: _, ...error } = await agent.failure(name, args);
    expect(error).toEqual({ type: body.type, title: body.title, errors: body.errors, status });
    expect(status).toBe(refusedWith);
    expect(await agent.failure(name, { ...args, dryRun: true })).toMatchObject(error);
  });
});

const POLLUTING = '"__proto__":{"polluted":1}';

describe("names that mean something to JavaScript", () => {
  it("are in answers as they were saved", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    await importInto(team.owner, projectId, smallDocument()).expect(200);
    const payload = JSON.parse(
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": 2}, "toString": 3}',
    );
    const steps = [aPublish({ id: "p", from: APP, channel: QUEUE, payload })];
    const scenarioId = (await saved(team.owner, projectId, { steps })).split("/").at(-1);
    const { text } = await agent.call("get_scenario", { projectId, scenarioId });
    expect(text).toContain(POLLUTING);
    const { text: whole } = await team.viewer
      .post(`/api/projects/${projectId}/scenarios/${scenarioId}/run`)
      .expect(200);
    const played = await agent.call("play_scenario", { projectId, scenarioId, includePayloads: true });
    expect([played.isError, played.text.includes(POLLUTING)]).toEqual([false, whole.includes(POLLUTING)]);
    const cut = await agent.call("get_scenario", { projectId, scenarioId, maxTokens: 400 });
    expect(cut.isError).toBe(false);
    expect(({} as Loose)["polluted"]).toBeUndefined();
  });
});
