import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { usesVendor } from "./testing/ai.js";
import { aBranch } from "./testing/branches.js";
import { answers, type FakeVendor, held, startFakeVendor, status } from "./testing/fake-vendor.js";
import {
  aFlow,
  aFlowStep,
  aFlowWithMissing,
  flowsOf,
  type Loose,
  pathOfFlow,
} from "./testing/flow-proposals.js";
import { SYSTEM, testId } from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import { PASSWORD } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { saved } from "./testing/scenarios.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { toolUser } from "./testing/tools.js";
import { WIRE_KINDS } from "./testing/vendor-wires.js";
import { until } from "./testing/waiting.js";

// Flows that people ask a vendor of AI for; flows that agents submit by a tool; and the demo of both.

let server: RunningServer;
let team: Team;
let vendor: FakeVendor;
let project: string;
beforeAll(async () => {
  ({ server, team } = await startTeamServer({ Service__Profile: "local" }));
  vendor = await startFakeVendor();
});
afterAll(async () => {
  await server.stop();
  await vendor.stop();
});
beforeEach(async () => {
  await server.database.query("DELETE FROM rate_limits; DELETE FROM ai_calls");
  project = await aProject(team.owner, team.workspaceId);
  await importOneOfEach(team.owner, project);
});

const asking = (change: Loose = {}): Loose => ({
  ...{ request: "What happens when somebody orders?", branchId: null, reviseScenarioId: null },
  ...change,
});
const create = (body: unknown, query = "", person = team.editor) =>
  person.post(flowsOf(project, query), body as object);

/** The flow of tests by the aliases that a prompt has: numbered by the order of their IDs. */
const ALIASES: Readonly<Record<string, string>> = {
  shop: "e1",
  orders: "e2",
  order: "op1",
  audit: "ch3",
  ordered: "m1",
};
function asAnswered(flow: Loose): string {
  const told = JSON.stringify({ ...flow, refs: [] });
  return told.replace(
    /"(shop|orders|order|audit|ordered)"(?!:)/g,
    (_, alias: string) => `"${ALIASES[alias]}"`,
  );
}

describe.each(WIRE_KINDS)("POST ai/flow-proposals by %s", (kind) => {
  beforeAll(() => usesVendor(team.owner, team.workspaceId, { vendor, kind }));

  it("answers 201 with the flow of the vendor, repaired where it was wrong", async () => {
    const wrong = asAnswered(aFlow({ faults: [{ target: "nobody", kind: "Error", failFirst: null }] }));
    vendor.begin(answers(wrong), answers(asAnswered(aFlowWithMissing())));
    const { body } = await create(asking()).expect(201);
    expect(body).toMatchObject({
      ...{ status: "open", submitted: false, provider: "Main", providerKind: kind, model: "m-1" },
      ...{ promptVersion: "prompt/proposeFlow/1", attempts: 2, modelVersion: 1, stale: null, issues: [] },
      missing: [{ alias: "charge" }, { alias: "pay" }],
    });
    expect(body.parts.map(({ alias, targetId }: Loose) => [alias, targetId])).toContainEqual([
      "op1",
      ONE.operation,
    ]);
    expect(vendor.questions[1]?.turns.join("")).toContain("/faults/0/target");
    const again = (await team.viewer.get(pathOfFlow(project, body)).expect(200)).body;
    expect(again).toEqual(body);
    await team.editor.post(pathOfFlow(project, body, "/missing/create")).expect(200);
    const accepted = await team.editor.post(pathOfFlow(project, body, "/accept")).expect(200);
    expect(accepted.body.scenario.origin).toEqual({
      ...{ kind: "ai-proposal", proposalId: body.id, provider: "Main", model: "m-1" },
    });
    expect(accepted.body.issues).toEqual([]);
  });
});

describe("POST ai/flow-proposals", () => {
  beforeAll(() => usesVendor(team.owner, team.workspaceId, { vendor, kind: "vendor-a" }));

  it("answers 200 with why there is no help, and stores nothing", async () => {
    vendor.begin(status(401));
    const { body } = await create(asking()).expect(200);
    expect(body).toMatchObject({ available: false, task: "proposeFlow", reason: "provider-auth-refused" });
    vendor.begin(answers(asAnswered(aFlow({ steps: [aFlowStep({ key: "a", type: "call" })] }))));
    expect((await create(asking()).expect(200)).body.reason).toBe("provider-answer-invalid");
    expect((await team.viewer.get(flowsOf(project))).body.items).toEqual([]);
  });

  it("answers what would be sent, without a call", async () => {
    vendor.begin(status(500));
    const { body } = await create(asking(), "?preview=true").expect(200);
    expect(body).toMatchObject({ preview: true, task: "proposeFlow", unavailable: null });
    expect(body.message).toContain("What happens when somebody orders?");
    expect(body.message).not.toContain(SYSTEM);
    expect(vendor.questions).toEqual([]);
  });

  it("tells the scenario that it revises as a flow, and pins its version", async () => {
    const steps = [
      { id: "old", type: "call", from: SYSTEM, operation: ONE.operation, then: [], onError: [] },
    ];
    const reviseScenarioId = (await saved(team.editor, project, { name: "Before", steps })).split("/").at(-1);
    vendor.begin(answers(asAnswered(aFlow())));
    const body = asking({ request: null, reviseScenarioId });
    const proposal = (await create(body).expect(201)).body;
    expect(proposal).toMatchObject({ reviseScenarioId, scenarioVersion: 1, request: null });
    const turn = vendor.questions[0]?.turns.join("") ?? "";
    expect(turn).toMatch(/name="scenario">\{"name":"Before","steps":\[\{"key":"old"/);
    const limited = (await create({ ...body, selection: [ONE.channel] }, "?preview=true").expect(200)).body;
    expect(limited.message).toContain('"name":"order"');
  });

  it("is against the branch that it names", async () => {
    const branchId = await aBranch(team.editor, project);
    vendor.begin(answers(asAnswered(aFlow())));
    expect((await create(asking({ branchId })).expect(201)).body).toMatchObject({ branchId, stale: null });
    await team.editor.delete(`/api/projects/${project}/branches/${branchId}`).expect(204);
    expect(problem(await create(asking({ branchId })))).toMatchObject({ status: 409, type: "conflict" });
  });

  it("is kept when its branch ends while it is asked for", async () => {
    const branchId = await aBranch(team.editor, project);
    const { mode, release } = held(answers(asAnswered(aFlow())));
    vendor.begin(mode);
    const asked = create(asking({ branchId })).then((answer) => answer);
    await until(() => vendor.questions.length === 1);
    await team.editor.delete(`/api/projects/${project}/branches/${branchId}`).expect(204);
    release();
    const { status, body } = await asked;
    expect([status, body.status, body.branchId]).toEqual([201, "open", branchId]);
    expect(body.parts.length).toBeGreaterThan(0);
    expect(new Set(body.stale.map(({ change }: Loose) => change))).toEqual(new Set(["removed"]));
    const path = flowsOf(project, `/${body.id}`);
    expect(problem(await team.editor.post(`${path}/accept`))).toMatchObject({
      status: 409,
      type: "conflict",
    });
    await team.editor.post(`${path}/reject`).expect(200);
  });

  it.each<[string, Loose | string, number, string, readonly string[]]>([
    ["no JSON", "{", 400, "invalid_body", [""]],
    ["no branch", { request: "a", reviseScenarioId: null }, 400, "invalid_body", ["branchId"]],
    ["neither a request nor a scenario", asking({ request: null }), 400, "validation_error", ["request"]],
    [
      "a selection of what is not there",
      asking({ selection: [testId(99)] }),
      400,
      "validation_error",
      ["selection[0]"],
    ],
    ["another branch", asking({ branchId: testId(99) }), 404, "not_found", []],
    ["another scenario", asking({ reviseScenarioId: testId(99) }), 404, "not_found", []],
  ])("with %s asks nobody", async (_, body, code, type, fields) => {
    vendor.begin(status(500));
    expect(problem(await create(body))).toEqual({ status: code, type, fields });
    expect(vendor.questions).toEqual([]);
  });
});

describe("the tool submit_flow_proposal", () => {
  it("makes the same proposal as its endpoint, and writes nothing else", async () => {
    const agent = await toolUser(server, team, ["read", "propose"]);
    const args = { projectId: project, request: "Order", reviseScenarioId: null, flow: aFlow() };
    const { proposal } = await agent.data("submit_flow_proposal", args);
    expect(proposal).toMatchObject({ status: "open", submitted: true, flow: aFlow(), provider: "agent" });
    expect((await team.viewer.get(pathOfFlow(project, proposal)).expect(200)).body).toEqual(proposal);
  });

  it("refuses as its endpoint does, and with dryRun validates alone", async () => {
    const agent = await toolUser(server, team, ["propose"]);
    const args = { projectId: project, request: null, reviseScenarioId: null };
    const flow = aFlow({ name: "" });
    const failure = await agent.failure("submit_flow_proposal", { ...args, flow });
    expect(failure).toMatchObject({ type: "validation_error", errors: [{ field: "/name" }] });
    await agent.data("submit_flow_proposal", { ...args, flow: aFlow(), dryRun: true });
    expect((await team.viewer.get(flowsOf(project))).body.items).toEqual([]);
  });
});

it("npm run demo -- --ai shows a flow from the question to a scenario that plays, without an AI", async () => {
  const demo = fileURLToPath(new URL("../../../tools/demo.mjs", import.meta.url));
  const env = {
    ...process.env,
    PLUMBLINE_URL: server.url,
    PLUMBLINE_EMAIL: team.owner.email,
    PLUMBLINE_PASSWORD: PASSWORD,
  };
  const shown = async () => (await promisify(execFile)(process.execPath, [demo, "--ai"], { env })).stdout;
  const stdout = await shown();
  for (const line of [
    "its answer was written by hand",
    "privacy.sendPrivateCodeToAi on",
    "1 call to Recorded answers (demo), model recorded-by-hand",
    "An order is shipped by a carrier: 5 steps, 0 issues",
    "element carrier-api, made as inferred",
    "Accepted   by a person: scenario",
  ]) {
    expect(stdout).toContain(line);
  }
  expect(stdout).not.toMatch(/failed|✗/i);
  const again = await shown();
  expect(again.match(/carrier-api, there by now|POST \/api\/shipments, there by now/g)).toHaveLength(2);
  expect(again).not.toContain("made as inferred");
});
