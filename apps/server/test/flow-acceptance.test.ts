import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { SAVE_LIMITS } from "@plumbline/playback-engine";
import type { Response } from "supertest";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { aBranch } from "./testing/branches.js";
import {
  aFlow,
  aFlowStep,
  aFlowWithMissing,
  aMissingPart,
  flowsOf,
  type Loose,
  pathOfFlow,
  submitted,
} from "./testing/flow-proposals.js";
import { APP, exported, SYSTEM, testId } from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import { type Person, personWith } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

// Making missing parts of flow proposals and accepting these, also at the same moment on two processes.

let server: RunningServer;
let second: TestServer;
let team: Team;
let project: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  second = await server.another();
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
  await importOneOfEach(team.owner, project);
});

const at = (n: number, person: Person): Person => (n % 2 === 0 ? person : personWith(second, person));
const sent = async (test: PromiseLike<Response>): Promise<Response> => test;
const scenarios = async (): Promise<readonly Loose[]> =>
  (await team.viewer.get(`/api/projects/${project}/scenarios`).expect(200)).body.items;
const element = (id: string) => `/api/projects/${project}/elements/${id}`;
const version = async (): Promise<number> =>
  (await team.viewer.get(`/api/projects/${project}/model`).expect(200)).body.modelVersion;

describe("POST missing/{alias}/create", () => {
  const create = (proposal: Loose, alias: string, body?: string | object, person: Person = team.editor) =>
    person.post(pathOfFlow(project, proposal, `/missing/${alias}/create`), body);

  it("makes the part, inferred and planned, with where it is from and who took it", async () => {
    const proposal = await submitted(team.editor, project, aFlowWithMissing());
    const { body } = await create(proposal, "pay").expect(200);
    const [charge, pay] = body.missing;
    expect([charge, pay]).toEqual([
      proposal["missing"][0],
      {
        ...{ alias: "pay", kind: "element", name: "Payment", createdId: expect.any(String) },
        ...{ createdBy: `user:${team.editor.id}`, createdAt: expect.any(String) },
      },
    ]);
    expect(body.questions).toEqual([{ text: "Which bank?", about: [pay.createdId, APP], keptAs: null }]);
    expect((await team.viewer.get(element(pay.createdId)).expect(200)).body).toMatchObject({
      ...{ id: pay.createdId, kind: "app", name: "Payment", status: "planned", parentId: SYSTEM },
      ...{ technology: "Go", factStatus: "inferred", stale: null },
      provenance: {
        source: `agent-proposal:${proposal["id"]}#pay`,
        revision: "model:1",
        confidence: 0.8,
        acceptedBy: team.editor.id,
        acceptedAt: pay.createdAt,
      },
    });
    const { body: history } = await team.viewer.get(`/api/projects/${project}/model/history`);
    expect(history.items[0].summary).toBe("Taken from a proposal: 1 element added: Payment");
  });

  it("takes another name and another parent", async () => {
    const proposal = await submitted(team.editor, project, aFlowWithMissing());
    const other = { id: testId(50), kind: "system", name: "Bank", status: "current", parentId: null };
    await team.editor.put(element(testId(50)), other).expect(201);
    const { body } = await create(proposal, "pay", { name: "Pay", parentId: testId(50) }).expect(200);
    const made = (await team.viewer.get(element(body.missing[1].createdId))).body;
    expect([made.name, made.parentId, body.missing[1].name]).toEqual(["Pay", testId(50), "Payment"]);
  });

  it("maps it to a part of its kind, which stays as it is", async () => {
    const proposal = await submitted(team.editor, project, aFlowWithMissing());
    const before = await exported(team.viewer, project);
    const { body } = await create(proposal, "charge", { targetId: ONE.operation }).expect(200);
    expect(body.missing[0].createdId).toBe(ONE.operation);
    expect(await exported(team.viewer, project)).toEqual(before);
  });

  it.each<[string, string, string | object, number, string, readonly string[]]>([
    ["a target of another kind", "pay", { targetId: ONE.operation }, 400, "validation_error", ["targetId"]],
    ["a target that is not there", "pay", { targetId: testId(99) }, 400, "validation_error", ["targetId"]],
    ["a name beside a target", "pay", { targetId: APP, name: "x" }, 400, "validation_error", ["name"]],
    ["a parent of an operation", "charge", { parentId: APP }, 400, "validation_error", ["parentId"]],
    [
      "a parent that the model does not take",
      "pay",
      { parentId: APP },
      400,
      "validation_error",
      ["parentId"],
    ],
    ["a blank name", "pay", { name: " " }, 400, "validation_error", ["name"]],
    ["another field", "pay", { more: 1 }, 400, "validation_error", ["more"]],
    ["no JSON", "pay", "{", 400, "invalid_body", [""]],
    ["an alias that is not missing", "orders", "{}", 404, "not_found", []],
    ["what it hangs from missing still", "charge", "{}", 409, "missing_dependency", ["pay"]],
  ])("is refused with %s, and nothing is written", async (_, alias, body, status, type, fields) => {
    const proposal = await submitted(team.editor, project, aFlowWithMissing());
    expect(problem(await create(proposal, alias, body))).toEqual({ status, type, fields });
    expect(await version()).toBe(1);
    expect((await team.viewer.get(pathOfFlow(project, proposal))).body).toEqual(proposal);
  });

  it("is refused with a name of a subscription, which has none", async () => {
    const reads = { alias: "reads", kind: "subscription", name: null, channel: "audit", consumer: "orders" };
    const missing = [...aFlowWithMissing()["missing"], aMissingPart(reads)];
    const proposal = await submitted(team.editor, project, aFlowWithMissing({ missing }));
    const refused = { status: 400, type: "validation_error", fields: ["name"] };
    expect(problem(await create(proposal, "reads", { name: "Audit" }))).toEqual(refused);
    expect(await version()).toBe(1);
    await create(proposal, "reads").expect(200);
  });

  it("answers 409 the second time, and once the proposal is decided", async () => {
    const proposal = await submitted(team.editor, project, aFlowWithMissing());
    await create(proposal, "pay").expect(200);
    expect(problem(await create(proposal, "pay"))).toMatchObject({ status: 409, type: "already_created" });
    await team.editor.post(pathOfFlow(project, proposal, "/reject")).expect(200);
    expect(problem(await create(proposal, "charge"))).toMatchObject({ status: 409, type: "conflict" });
  });

  it("is for people who may write, not for tokens", async () => {
    const proposal = await submitted(team.editor, project, aFlowWithMissing());
    expect((await create(proposal, "pay", "{}", team.viewer)).status).toBe(403);
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose"] });
    const token = withToken(server, value);
    expect(problem(await create(proposal, "pay", "{}", token))).toMatchObject({
      status: 403,
      type: "human_only",
    });
    expect((await create({ id: testId(9) }, "pay")).status).toBe(404);
  });

  it("twice at the same moment makes one part", async () => {
    const proposal = await submitted(team.editor, project, aFlowWithMissing());
    const answers = await Promise.all(
      [0, 1].map((n) => sent(create(proposal, "pay", "{}", at(n, team.editor)))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await version()).toBe(2);
  });
});

describe("POST missing/create", () => {
  const createAll = (proposal: Loose, person: Person = team.editor) =>
    person.post(pathOfFlow(project, proposal, "/missing/create"));

  it("makes all that are left, in the order in which they hang from each other, as one version", async () => {
    const proposal = await submitted(team.editor, project, aFlowWithMissing());
    const { body } = await createAll(proposal).expect(200);
    const [charge, pay] = body.missing;
    const operation = (await team.viewer.get(`/api/projects/${project}/operations/${charge.createdId}`)).body;
    expect(operation).toMatchObject({ ownerId: pay.createdId, transport: "grpc", factStatus: "inferred" });
    expect(await version()).toBe(2);
    expect((await createAll(proposal).expect(200)).body).toEqual(body);
    expect(await version()).toBe(2);
  });

  it("makes none where the model does not take one, and names that", async () => {
    const pay = aMissingPart({ alias: "pay", kind: "element", elementKind: "app", parent: "orders" });
    const flow = aFlowWithMissing({ missing: [aFlowWithMissing()["missing"][0], pay] });
    const proposal = await submitted(team.editor, project, flow);
    expect(problem(await createAll(proposal))).toEqual({
      status: 400,
      type: "validation_error",
      fields: ["missing.pay.parentId"],
    });
    expect(await version()).toBe(1);
  });

  it("answers 403 to a viewer, and 409 once the proposal is decided", async () => {
    const proposal = await submitted(team.editor, project, aFlowWithMissing());
    expect((await createAll(proposal, team.viewer)).status).toBe(403);
    await team.editor.post(pathOfFlow(project, proposal, "/reject")).expect(200);
    expect(problem(await createAll(proposal))).toMatchObject({ status: 409, type: "conflict" });
  });
});

describe("POST accept", () => {
  const accept = (proposal: Loose, body?: string | object, person: Person = team.editor) =>
    person.post(pathOfFlow(project, proposal, "/accept"), body);

  it("makes a scenario that plays, with where it is from", async () => {
    const proposal = await submitted(team.editor, project, aFlowWithMissing());
    await team.editor.post(pathOfFlow(project, proposal, "/missing/create")).expect(200);
    const { body } = await accept(proposal).expect(200);
    const { scenario } = body;
    expect(body.issues).toEqual([]);
    expect(body.proposal).toMatchObject({
      ...{ status: "accepted", scenarioId: scenario.id, decidedBy: `user:${team.editor.id}` },
      ...{ reason: null, stale: null },
    });
    expect(scenario.origin).toEqual({
      kind: "ai-proposal",
      proposalId: proposal["id"],
      provider: "agent",
      model: "editor",
    });
    expect(scenario.steps[0]).toMatchObject({ id: "place", request: { id: 1 }, onError: [] });
    const path = `/api/projects/${project}/scenarios/${scenario.id}`;
    expect((await team.viewer.get(path).expect(200)).body).toEqual(scenario);
    const { body: run } = await team.viewer.post(`${path}/run`).expect(200);
    expect([run.issues, run.assertions.map(({ passed }: Loose) => passed)]).toEqual([[], [true]]);
    expect(problem(await accept(proposal))).toMatchObject({ status: 409, type: "conflict" });
  });

  it("takes an ID and a name", async () => {
    const proposal = await submitted(team.editor, project);
    const scenarioId = randomUUID();
    const { body } = await accept(proposal, { scenarioId: scenarioId.toUpperCase(), name: "Mine" }).expect(
      200,
    );
    expect([body.scenario.id, body.scenario.name, body.proposal.scenarioId]).toEqual([
      scenarioId,
      "Mine",
      scenarioId,
    ]);
  });

  it("replaces what it revises, which keeps its ID", async () => {
    const path = await saved(team.editor, project, { name: "Before" });
    const reviseScenarioId = path.split("/").at(-1);
    const proposal = await submitted(team.editor, project, aFlow(), { reviseScenarioId });
    expect(problem(await accept(proposal, { scenarioId: randomUUID() }))).toEqual({
      status: 400,
      type: "validation_error",
      fields: ["scenarioId"],
    });
    const { body } = await accept(proposal).expect(200);
    expect(body.scenario).toMatchObject({ id: reviseScenarioId, name: "An order" });
    const read = await team.viewer.get(path).expect(200);
    expect([read.body.origin.proposalId, read.headers["etag"]]).toEqual([proposal["id"], '"2"']);
  });

  it.each<[string, object | string, string]>([
    ["no JSON", "{", "invalid_body"],
    ["a name that is none", { name: "" }, "validation_error"],
    ["an ID that is none", { scenarioId: "x" }, "validation_error"],
    ["another type", { acceptStale: "yes" }, "invalid_body"],
    ["another field", { more: 1 }, "validation_error"],
  ])("answers 400 for %s", async (_, body, type) => {
    expect(problem(await accept(await submitted(team.editor, project), body))).toMatchObject({
      status: 400,
      type,
    });
    expect(await scenarios()).toEqual([]);
  });

  it("answers 409 missing_parts with the aliases that the scenario uses", async () => {
    const spare = aMissingPart({ alias: "spare", kind: "channel", channelKind: "topic" });
    const flow = aFlowWithMissing();
    const proposal = await submitted(team.editor, project, { ...flow, missing: [...flow["missing"], spare] });
    expect(problem(await accept(proposal))).toEqual({
      status: 409,
      type: "missing_parts",
      fields: ["charge"],
    });
    await team.editor.post(pathOfFlow(project, proposal, "/missing/pay/create")).expect(200);
    await team.editor.post(pathOfFlow(project, proposal, "/missing/charge/create")).expect(200);
    await accept(proposal).expect(200);
  });

  it("answers 409 proposal_stale, which acceptStale takes for what changed alone", async () => {
    const operation = `/api/projects/${project}/operations/${ONE.operation}`;
    const proposal = await submitted(team.editor, project);
    const { body: before } = await team.viewer.get(operation);
    await team.editor.put(operation, { ...before, timeoutMs: 5 }).expect(200);
    const stale = { kind: "operation", id: ONE.operation, alias: "order", change: "changed" };
    const refused = await accept(proposal);
    expect(refused.body).toEqual({
      type: "proposal_stale",
      title: expect.any(String),
      errors: [],
      modelVersion: 1,
      currentModelVersion: 2,
      scenarioVersion: null,
      currentScenarioVersion: null,
      changed: [stale],
    });
    expect(refused.status).toBe(409);
    const other = await submitted(team.editor, project, aFlow({ name: "Second" }));
    await accept(proposal, { acceptStale: true }).expect(200);
    await team.editor.delete(operation).expect(204);
    const gone = await accept(other, { acceptStale: true });
    expect([gone.status, gone.body.changed]).toEqual([409, [{ ...stale, change: "removed" }]]);
    expect(await scenarios()).toHaveLength(1);
  });

  it("never takes a scenario that changed since it was read", async () => {
    const path = await saved(team.editor, project, { name: "Before" });
    const reviseScenarioId = path.split("/").at(-1);
    const proposal = await submitted(team.editor, project, aFlow(), { reviseScenarioId });
    const { origin: _, ...before } = (await team.viewer.get(path)).body;
    await team.editor.put(path, { ...before, name: "After" }).expect(200);
    const refused = await accept(proposal, { acceptStale: true });
    expect(refused.body).toMatchObject({
      ...{ type: "proposal_stale", scenarioVersion: 1, currentScenarioVersion: 2 },
      changed: [{ kind: "scenario", id: reviseScenarioId, alias: null, change: "scenario-changed" }],
    });
    await team.editor.delete(path).expect(204);
    expect((await accept(proposal)).body).toMatchObject({
      type: "proposal_stale",
      currentScenarioVersion: null,
    });
  });

  it("answers 409 for an ID in use, and with 2000 scenarios", async () => {
    const used = (await saved(team.editor, project)).split("/").at(-1);
    const proposal = await submitted(team.editor, project);
    expect(problem(await accept(proposal, { scenarioId: used }))).toEqual({
      status: 409,
      type: "conflict",
      fields: ["scenarioId"],
    });
    await server.database.query(FILL, [project, SAVE_LIMITS.scenariosOfProject - 1]);
    expect(problem(await accept(proposal))).toMatchObject({ status: 409, type: "conflict" });
    expect((await team.viewer.get(pathOfFlow(project, proposal))).body).toEqual(proposal);
  });

  it("is for people who may write, not for tokens", async () => {
    const proposal = await submitted(team.editor, project);
    expect((await accept(proposal, "{}", team.viewer)).status).toBe(403);
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose"] });
    const token = withToken(server, value);
    expect(problem(await accept(proposal, "{}", token))).toMatchObject({ status: 403, type: "human_only" });
    expect((await team.editor.post(flowsOf(project, `/${testId(9)}/accept`))).status).toBe(404);
  });

  it("tells issues of a scenario that cannot be played, and saves it", async () => {
    const steps = [aFlowStep({ key: "b", type: "branch", whenStep: "nowhere", is: "Failed" })];
    const proposal = await submitted(team.editor, project, aFlow({ steps, assertions: [] }));
    const { body } = await accept(proposal).expect(200);
    expect(body.issues).toMatchObject([{ stepId: "b", code: "unknown-step" }]);
  });
});

const FILL = `
  INSERT INTO scenarios (project_id, id, version, name, document, hash)
  SELECT $1, gen_random_uuid(), 1, 'filled', '{}', 'x' FROM generate_series(1, $2)`;

describe("at the same moment, on two processes", () => {
  async function whileHeld(begin: () => Promise<Response>[]): Promise<readonly Response[]> {
    const holder = await server.database.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM projects WHERE id = $1 FOR UPDATE", [project]);
    try {
      const begun = begin();
      await until(() => areWaitingForLocks(server.database, begun.length));
      await holder.query("COMMIT");
      return await Promise.all(begun);
    } finally {
      holder.release();
    }
  }

  it("two acceptances make one scenario", async () => {
    const path = pathOfFlow(project, await submitted(team.editor, project));
    const answers = await whileHeld(() => [0, 1].map((n) => sent(at(n, team.editor).post(`${path}/accept`))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await scenarios()).toHaveLength(1);
  });

  it("an acceptance and a rejection: one stands, and the other is 409", async () => {
    const path = pathOfFlow(project, await submitted(team.editor, project));
    const answers = await whileHeld(() => [
      sent(at(0, team.editor).post(`${path}/accept`)),
      sent(at(1, team.owner).post(`${path}/reject`)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = (await team.viewer.get(path)).body;
    expect((await scenarios()).length).toBe(status === "accepted" ? 1 : 0);
  });

  it.each([
    [
      "saved",
      "UPDATE scenarios SET version = version + 1 WHERE project_id = $1 AND id = $2",
      "scenario-changed",
    ],
    ["deleted", "DELETE FROM scenarios WHERE project_id = $1 AND id = $2", "removed"],
  ])("an acceptance while the scenario that it revises is %s: it is stale", async (_, statement, change) => {
    const path = await saved(team.editor, project, { name: "Before" });
    const id = path.split("/").at(-1);
    const proposal = pathOfFlow(
      project,
      await submitted(team.editor, project, aFlow(), { reviseScenarioId: id }),
    );
    const holder = await server.database.connect();
    try {
      await holder.query("BEGIN");
      await holder.query(statement, [project, id]);
      const accepting = sent(at(0, team.editor).post(`${proposal}/accept`));
      await until(() => areWaitingForLocks(server.database, 1));
      await holder.query("COMMIT");
      const { status, body } = await accepting;
      expect([status, body.type]).toEqual([409, "proposal_stale"]);
      expect(body.changed).toMatchObject([{ kind: "scenario", id, change }]);
    } finally {
      holder.release();
    }
  });

  it("an acceptance while a part that it names is deleted: it is stale, or the part goes afterwards", async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await aProject(team.owner, team.workspaceId);
      project = id;
      await importOneOfEach(team.owner, project);
      const path = pathOfFlow(project, await submitted(team.editor, project));
      const [accepted, deleted] = await Promise.all([
        sent(at(round, team.editor).post(`${path}/accept`)),
        sent(at(round + 1, team.editor).delete(`/api/projects/${project}/operations/${ONE.operation}`)),
      ]);
      expect(deleted?.status).toBe(204);
      const isAccepted = accepted?.status === 200;
      expect(isAccepted || accepted?.body.type === "proposal_stale").toBe(true);
      expect(await scenarios()).toHaveLength(isAccepted ? 1 : 0);
      if (isAccepted) {
        expect(accepted?.body.issues).toEqual([]);
      }
    }
  });
});

describe("a proposal against a branch", () => {
  /** As an AI makes one: what is submitted is against main. */
  async function onBranch(branchId: string, flow: Loose = aFlowWithMissing()): Promise<Loose> {
    const proposal = await submitted(team.editor, project, flow);
    await server.database.query(
      `UPDATE flow_proposals SET head = (head::jsonb || jsonb_build_object('branchId', $2::text))::json
        WHERE project_id = $1 AND id = $3`,
      [project, branchId, proposal["id"]],
    );
    return proposal;
  }

  it("has its parts made in the branch, and is stale by what the branch says", async () => {
    const branch = await aBranch(team.editor, project);
    const proposal = await onBranch(branch);
    const { body } = await team.editor.post(pathOfFlow(project, proposal, "/missing/create")).expect(200);
    const made = element(body.missing[1].createdId);
    expect((await team.viewer.get(made)).status).toBe(404);
    await team.viewer.get(`${made}?branchId=${branch}`).expect(200);
    await team.editor.delete(`/api/projects/${project}/operations/${ONE.operation}`).expect(204);
    expect((await team.viewer.get(pathOfFlow(project, proposal))).body.stale).toBeNull();
    await team.editor.delete(`${made}?branchId=${branch}&cascade=true`).expect(200);
    const { stale } = (await team.viewer.get(pathOfFlow(project, proposal))).body;
    expect(stale.map(({ alias, change }: Loose) => `${alias} ${change}`)).toEqual([
      "charge removed",
      "pay removed",
    ]);
  });

  it("is read, rejected and deleted once the branch is closed; what writes to it is 409", async () => {
    const branch = await aBranch(team.editor, project);
    const proposal = await onBranch(branch);
    await team.editor.delete(`/api/projects/${project}/branches/${branch}`).expect(204);
    const path = pathOfFlow(project, proposal);
    const { stale } = (await team.viewer.get(path).expect(200)).body;
    expect(new Set(stale.map(({ change }: Loose) => change))).toEqual(new Set(["removed"]));
    for (const write of ["/accept", "/missing/create", "/missing/pay/create"]) {
      const answer = await team.editor.post(`${path}${write}`);
      expect(problem(answer)).toMatchObject({ status: 409, type: "conflict" });
      expect(answer.body.title).toContain("branch");
    }
    await team.editor.post(`${path}/reject`).expect(200);
    await team.editor.delete(path).expect(204);
  });
});
