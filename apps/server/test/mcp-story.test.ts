import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { aBuiltProject, type BuiltProject, exported, manifestIn } from "./testing/build.js";
import type { Person } from "./testing/people.js";
import type { Team } from "./testing/project.js";
import { ESHOP, promiseBody } from "./testing/promises.js";
import { connectedClient, type SdkAgent } from "./testing/sdk-client.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { ALL_SCOPES, type Loose } from "./testing/tools.js";

// What a coding agent does, from its first call to a verified bundle, through the SDK's own client. Each step goes on from
// those before it.

let server: RunningServer;
let team: Team;
let project: BuiltProject;
let agent: SdkAgent;
let overHttp: Person;

/** What the agent has learnt and made. */
let projectId: string;
let ordering: string;
let gap: Loose;
let promiseId: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aBuiltProject(team);
  const wanted = { scopes: ALL_SCOPES, projectId: project.projectId };
  const { value } = await aToken(team.owner, team.workspaceId, wanted);
  agent = await connectedClient(server, value);
  overHttp = withToken(server, value);
});
afterAll(async () => {
  await agent.client.close();
  expect(server.log.filter((line) => line["level"] === "error")).toEqual([]);
  await server.stop();
});

describe("an agent finds its way", () => {
  it("is told how to begin, and lists its tools", async () => {
    expect(agent.client.getServerVersion()?.name).toBe("plumbline");
    expect(agent.client.getInstructions()).toContain("Begin with list_projects");
    const { tools } = await agent.client.listTools();
    expect(tools.length).toBeGreaterThan(20);
    expect(tools.filter(({ name }) => /approve|accept|reject|confirm/.test(name))).toEqual([]);
  });

  it("hears what is wrong with a call, though its client holds answers against the output schemas", async () => {
    const { isError, content } = await agent.call("create_promise", {
      projectId: project.projectId,
      title: 7,
    });
    expect(isError).toBe(true);
    expect(JSON.parse(content[0].text).error).toMatchObject({ type: "validation_error", status: 400 });
  });

  it("finds its one project", async () => {
    const { projects } = await agent.data("list_projects");
    expect(projects).toHaveLength(1);
    projectId = projects[0].id;
    expect(projectId).toBe(project.projectId);
  });

  it("reads: how much there is, who takes orders, what hangs on it", async () => {
    const { totalElements } = await agent.data("get_model_summary", { projectId });
    expect(totalElements).toBeGreaterThan(5);
    const { elements } = await agent.data("find_elements", { projectId, name: "ordering", kind: "app" });
    ordering = elements.find(({ id }: Loose) => id === ESHOP.ordering).id;
    const { element, outboundRelationships } = await agent.data("get_element", {
      projectId,
      elementId: ordering,
    });
    expect(element.id).toBe(ordering);
    expect(outboundRelationships.length).toBeGreaterThan(0);
    const { outcomes } = await agent.data("play_scenario", { projectId, scenarioId: project.scenarioId });
    expect(outcomes["create-order"]).toBe("Succeeded");
  });

  it("pages through the elements, and is told on every page how many there are", async () => {
    const whole = await agent.data("find_elements", { projectId, limit: 200 });
    expect(whole["count"]).toBe(whole["elements"].length);
    const { count, elements } = await agent.data("find_elements", { projectId, limit: 3 });
    expect([count, elements.length]).toEqual([whole["count"], 3]);
    const { structuredContent } = await agent.call("find_elements", { projectId, limit: whole["count"] - 1 });
    const last = { projectId, limit: 3, cursor: structuredContent.nextCursor };
    expect(await agent.data("find_elements", last)).toEqual({ count, elements: whole["elements"].slice(-1) });
    expect(await agent.data("find_elements", { projectId, name: "no such" })).toEqual({
      count: 0,
      elements: [],
    });
  });

  it("finds a gap: a promise that nothing shows", async () => {
    const { items } = await agent.data("list_promises", { projectId });
    gap = items.find(({ title }: Loose) => title === "Payments are kept");
    expect(gap["hasGaps"]).toBe(true);
    const { promise } = await agent.data("get_promise", { projectId, promiseId: gap["id"] });
    expect(promise.inForce.evidenceStatus.gaps.length).toBeGreaterThan(0);
  });
});

describe("an agent proposes", () => {
  it("drafts a promise, after a dry run that keeps nothing", async () => {
    const links = { scenarioIds: [project.scenarioId], elementIds: [ordering] };
    const body = { projectId, ...promiseBody({ title: "Orders are answered", links }) };
    const before = (await agent.data("list_promises", { projectId })).items.length;
    await agent.data("create_promise", { ...body, dryRun: true });
    expect((await agent.data("list_promises", { projectId })).items).toHaveLength(before);
    const { promise } = await agent.data("create_promise", body);
    expect(promise).toMatchObject({ inForce: null, draft: { title: "Orders are answered" } });
    promiseId = promise.id;
  });

  it("generates its obligations, and adds one", async () => {
    const { promise } = await agent.data("generate_obligations", { projectId, promiseId });
    const kinds = promise.draft.obligations.map(({ kind }: Loose) => kind);
    expect(kinds).toContain("scenario-check");
    const check = {
      scenarioId: project.scenarioId,
      faults: [],
      expect: [{ id: "placed", type: "outcome", step: "create-order", expected: "Succeeded" }],
    };
    const added = await agent.data("add_obligation", {
      projectId,
      promiseId,
      kind: "scenario-check",
      title: "The order goes well",
      recipe: { text: "Play it", scenarioCheck: check },
    });
    expect(added["promise"].draft.obligations).toHaveLength(kinds.length + 1);
  });

  it("runs what the service can run", async () => {
    const { promise } = await agent.data("get_promise", { projectId, promiseId });
    const checks = promise.draft.obligations.filter(({ kind }: Loose) => kind === "scenario-check");
    expect(checks.length).toBeGreaterThan(1);
    for (const { key } of checks) {
      const { run } = await agent.data("run_obligation", {
        projectId,
        promiseId,
        obligationKey: key,
        revision: promise.draft.revision,
      });
      expect(run).toMatchObject({ result: "passed", draft: true });
    }
    const { items } = await agent.data("list_promise_runs", { projectId, promiseId });
    expect(items).toHaveLength(checks.length);
  });

  it("asks what it does not find", async () => {
    const { question } = await agent.data("ask_question", {
      projectId,
      text: "How long may an order wait for its payment?",
      about: [],
    });
    expect(question).toMatchObject({ status: "open", origin: "agent-suggested" });
    const { items } = await agent.data("list_questions", { projectId, status: "open" });
    expect(items.map(({ id }: Loose) => id)).toContain(question.id);
  });
});

describe("an agent builds", () => {
  it("reads a brief, which is what its manifest says", async () => {
    const { brief, manifest } = await agent.data("get_brief", { projectId, promiseIds: [promiseId] });
    expect(brief).toContain("Orders are answered");
    expect(manifest.sha256).toBe(createHash("sha256").update(brief).digest("hex"));
  });

  it("reads the manifest and verifies it", async () => {
    const { manifest } = await agent.data("get_build_manifest", { projectId });
    expect(manifest.files.length).toBeGreaterThan(5);
    const result = await agent.data("verify_manifest", { projectId, manifest });
    expect(result).toMatchObject({ matchesPinned: true, manifest: "match" });
  });

  it("fetches the bundle over HTTP with the same token and verifies what came, and what was changed", async () => {
    const manifest: Loose = { ...manifestIn((await exported(overHttp, { projectId })).body) };
    const result = await agent.data("verify_manifest", { projectId, manifest });
    expect(result).toMatchObject({ matchesPinned: true, manifest: "match" });
    const [first, ...files] = manifest["files"];
    const other = { ...manifest, files: [{ ...first, sha256: "0".repeat(64) }, ...files] };
    const refuted = await agent.data("verify_manifest", { projectId, manifest: other });
    expect(refuted["manifest"]).not.toBe("match");
    expect(refuted["files"][0]).toMatchObject({ path: first.path, expectedSha256: first.sha256 });
  });
});

describe("an agent never approves", () => {
  it("has no tool for it", async () => {
    const approving = agent.call("approve_promise", { projectId, promiseId });
    await expect(approving).rejects.toMatchObject({
      code: -32_602,
      message: expect.stringContaining("There is no tool approve_promise"),
    });
  });

  it("is refused over HTTP, 403 human_only, and the draft is a draft still", async () => {
    const { promise } = await agent.data("get_promise", { projectId, promiseId });
    const { revision, contentHash } = promise.draft;
    const path = `/api/projects/${projectId}/promises/${promiseId}/approve`;
    const { body } = await overHttp.post(path, { revision, contentHash }).expect(403);
    expect(body.type).toBe("human_only");
    const after = await agent.data("get_promise", { projectId, promiseId });
    expect(after["promise"]).toEqual(promise);
  });

  it("sees in what a person approved that it is in force", async () => {
    const path = `/api/projects/${projectId}/promises/${promiseId}`;
    const { revision, contentHash } = (await team.owner.get(path).expect(200)).body.draft;
    await team.owner.post(`${path}/approve`, { revision, contentHash }).expect(200);
    const { promise } = await agent.data("get_promise", { projectId, promiseId });
    expect(promise).toMatchObject({ draft: null, inForce: { title: "Orders are answered" } });
  });
});
