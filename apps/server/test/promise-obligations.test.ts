import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import type { Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import {
  type AnsweredPromise,
  aCheck,
  anApprovedPromise,
  aPatternCheck,
  aPlan,
  aPromise,
  approved,
  ESHOP,
  type Eshop,
  type Loose,
  pathOfPromise,
  projectWithEshop,
  promiseBody,
  withObligations,
} from "./testing/promises.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let agent: Person;
let eshop: Eshop;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose"] });
  agent = withToken(server, value);
  eshop = await projectWithEshop(team);
});
afterAll(() => server.stop());

const NOTE = { kind: "note", title: "N", recipe: { text: "t" } };

async function aDraftOf(person: Person, change: Loose = {}): Promise<string> {
  return pathOfPromise(eshop.projectId, await aPromise(person, eshop.projectId, change));
}

async function draftOf(path: string): Promise<AnsweredPromise> {
  return (await team.viewer.get(path).expect(200)).body.draft;
}

const keysOf = ({ obligations }: AnsweredPromise): string[] =>
  obligations.map(({ key }: AnsweredPromise) => key);

describe("POST of an obligation", () => {
  it("adds it whole, with its execution and who added it", async () => {
    const path = await aDraftOf(team.editor);
    const all = [aCheck(eshop.scenarioId), aPatternCheck(), aPlan(), NOTE];
    const { draft, requirementId } = await withObligations(team.editor, path, all);
    const added = { source: "manual", addedBy: `user:${team.editor.id}`, lastChangedBy: null };
    const executions = ["deterministic", "deterministic", "external-evidence", "none"];
    expect(draft.obligations).toEqual(
      all.map(({ kind, title }, at) => ({
        id: `${requirementId}/O${at + 1}`,
        key: `O${at + 1}`,
        kind,
        title,
        recipe: expect.any(Object),
        ...added,
        execution: executions[at],
      })),
    );
    expect(draft.obligations[1].recipe.sourcePattern).toMatchObject({
      service: null,
      requireUnconditional: true,
    });
    expect(draft.obligations[2].recipe.plan).toMatchObject({
      inputs: [],
      forbiddenObservations: [],
      contractIds: [],
    });
    expect(draft.obligations[3].recipe).toEqual({ text: "t" });
  });

  const check = (change: Loose) => () => aCheck(eshop.scenarioId, change);
  const A = { id: "a", type: "outcome", step: "s", expected: "Succeeded" };
  const FAULT = { target: ESHOP.createOrder, kind: "Error", failFirst: null };
  it.each<[string, () => Loose, string]>([
    ["an upper-case kind", () => ({ ...NOTE, kind: "Note" }), "kind"],
    ["a long kind", () => ({ ...NOTE, kind: "k".repeat(51) }), "kind"],
    ["a blank title", () => ({ ...NOTE, title: " " }), "title"],
    ["a long title", () => ({ ...NOTE, title: "t".repeat(201) }), "title"],
    ["an unknown key", () => ({ ...NOTE, other: 1 }), "other"],
    ["a check as a note", () => ({ ...aCheck(eshop.scenarioId), kind: "note" }), "recipe.scenarioCheck"],
    ["a plan as a check", () => ({ ...aPlan(), kind: "scenario-check" }), "recipe.plan"],
    ["a check without its part", () => ({ ...NOTE, kind: "scenario-check" }), "recipe.scenarioCheck"],
    ["a check that expects nothing", check({ expect: [] }), "recipe.scenarioCheck.expect"],
    ["two assertions of one ID", check({ expect: [A, A] }), "recipe.scenarioCheck.expect[1].id"],
    ["two faults of one target", check({ faults: [FAULT, FAULT] }), "recipe.scenarioCheck.faults[1].target"],
    [
      "a fault of no attempt",
      check({ faults: [{ ...FAULT, failFirst: 0 }] }),
      "recipe.scenarioCheck.faults[0].failFirst",
    ],
    ["a scenario that is missing", () => aCheck(randomUUID()), "recipe.scenarioCheck.scenarioId"],
    [
      "a contract that is missing",
      () => aPlan({ contractIds: [randomUUID()] }),
      "recipe.plan.contractIds[0]",
    ],
    ["a plan without steps", () => aPlan({ steps: [] }), "recipe.plan.steps"],
    ["too many steps", () => aPlan({ steps: Array(51).fill("s") }), "recipe.plan.steps"],
    [
      "an upper-case repository",
      () => aPatternCheck({ repository: "A/b" }),
      "recipe.sourcePattern.repository",
    ],
    ["an unknown pattern", () => aPatternCheck({ pattern: "x" }), "recipe.sourcePattern.pattern"],
    ["too large a recipe", () => aPlan({ steps: Array(4).fill("x".repeat(9_000)) }), "recipe"],
  ])("refuses %s on its field", async (_, body, field) => {
    const path = await aDraftOf(team.editor);
    const refused = problem(await team.editor.post(`${path}/obligations`, body()));
    expect(refused).toMatchObject({ status: 400, type: "validation_error" });
    expect(refused.fields).toContain(field);
    expect((await draftOf(path))["obligations"]).toEqual([]);
  });

  it("the 51st is 409, and an approved revision takes none", async () => {
    const path = await aDraftOf(team.editor);
    await withObligations(team.editor, path, Array(50).fill(NOTE));
    expect(problem(await team.editor.post(`${path}/obligations`, NOTE))).toMatchObject({
      status: 409,
      type: "conflict",
    });
    await approved(team.owner, path);
    await team.editor.put(`${path}/obligations/O1`, NOTE).expect(409);
    await team.editor.delete(`${path}/obligations/O1`).expect(409);
  });

  it("is for editors", async () => {
    const path = await aDraftOf(team.editor);
    await team.viewer.post(`${path}/obligations`, NOTE).expect(403);
    await team.outsider.post(`${path}/obligations`, NOTE).expect(404);
  });
});

describe("PUT and DELETE of an obligation", () => {
  it("may change its kind, and never its key, source or who added it", async () => {
    const path = await aDraftOf(team.editor);
    await withObligations(team.editor, path, [NOTE]);
    const { body } = await team.owner.put(`${path}/obligations/O1`, aCheck(eshop.scenarioId)).expect(200);
    expect(body.draft.obligations).toEqual([
      expect.objectContaining({
        key: "O1",
        kind: "scenario-check",
        source: "manual",
        addedBy: `user:${team.editor.id}`,
        lastChangedBy: `user:${team.owner.id}`,
      }),
    ]);
  });

  it("free no key, and find nothing under an unknown one", async () => {
    const path = await aDraftOf(team.editor);
    await withObligations(team.editor, path, [NOTE, NOTE]);
    await team.editor.delete(`${path}/obligations/O2`).expect(200);
    expect(keysOf((await withObligations(team.editor, path, [NOTE]))["draft"])).toEqual(["O1", "O3"]);
    for (const key of ["O2", "O9", "x"]) {
      await team.editor.put(`${path}/obligations/${key}`, NOTE).expect(404);
      await team.editor.delete(`${path}/obligations/${key}`).expect(404);
    }
  });
});

describe("generate", () => {
  const links = () => ({
    scenarioIds: [eshop.scenarioId],
    operationIds: [ESHOP.createOrder],
    elementIds: [ESHOP.ordering],
  });

  it("adds what follows from the links, once; a dry run writes nothing", async () => {
    const path = await aDraftOf(team.editor, { links: links() });
    const dry = (await team.editor.post(`${path}/obligations/generate?dryRun=true`).expect(200)).body;
    expect(dry.added.map(({ kind }: Loose) => kind)).toEqual([
      "scenario-check",
      "contract-test",
      "integration-test",
    ]);
    expect(dry.noLongerDerived).toEqual([]);
    expect((await draftOf(path))["obligations"]).toEqual([]);
    const first = (await team.editor.post(`${path}/obligations/generate`).expect(200)).body;
    expect(first.draft.obligations).toMatchObject(dry.added);
    expect(first.draft.obligations[0]).toMatchObject({ key: "O1", source: "generated" });
    const again = await team.editor.post(`${path}/obligations/generate`).expect(200);
    expect(again.body).toEqual(first);
    expect(
      (await team.editor.post(`${path}/obligations/generate?dryRun=true`).expect(200)).body.added,
    ).toEqual([]);
  });

  it("tells what follows no more and leaves it", async () => {
    const path = await aDraftOf(team.editor, { links: links() });
    await team.editor.post(`${path}/obligations/generate`).expect(200);
    await team.editor.put(path, promiseBody({ links: { ...links(), elementIds: [] } })).expect(200);
    const { body } = await team.editor.post(`${path}/obligations/generate?dryRun=true`).expect(200);
    expect(body.noLongerDerived).toEqual([
      { key: "O3", kind: "integration-test", title: expect.any(String) },
    ]);
    await team.editor.post(`${path}/obligations/generate`).expect(200);
    expect(keysOf(await draftOf(path))).toEqual(["O1", "O2", "O3"]);
  });

  it("over the limit is 409 and adds none; another value of dryRun is 400", async () => {
    const path = await aDraftOf(team.editor, { links: links() });
    await withObligations(team.editor, path, Array(49).fill(NOTE));
    expect(problem(await team.editor.post(`${path}/obligations/generate`))).toMatchObject({ status: 409 });
    expect(keysOf(await draftOf(path))).toHaveLength(49);
    await team.editor.post(`${path}/obligations/generate?dryRun=1`).expect(400);
  });
});

describe("an agent token", () => {
  const humanOnly = async (test: ReturnType<Person["delete"]>) =>
    expect(problem(await test)).toMatchObject({ status: 403, type: "human_only" });

  it("changes, removes and deletes what tokens alone wrote", async () => {
    const path = await aDraftOf(agent);
    await withObligations(agent, path, [NOTE, NOTE]);
    expect((await draftOf(path))["obligations"][0].source).toBe("agent");
    await agent.put(`${path}/obligations/O1`, { ...NOTE, title: "M" }).expect(200);
    await agent.delete(`${path}/obligations/O2`).expect(200);
    await agent.put(path, promiseBody({ title: "Other" })).expect(200);
    await agent.delete(path).expect(204);
  });

  it("changes and removes no obligation of a person, though it may write the draft", async () => {
    const path = await aDraftOf(team.editor);
    await withObligations(team.editor, path, [NOTE]);
    await agent.put(path, promiseBody({ title: "Other" })).expect(200);
    await humanOnly(agent.put(`${path}/obligations/O1`, { ...NOTE, title: "M" }));
    await humanOnly(agent.delete(`${path}/obligations/O1`));
    await humanOnly(agent.delete(path));
    expect((await draftOf(path))["obligations"]).toMatchObject([{ title: "N" }]);
  });

  it("may no more once a person changed its obligation", async () => {
    const path = await aDraftOf(agent);
    await withObligations(agent, path, [NOTE]);
    await team.editor.put(`${path}/obligations/O1`, { ...NOTE, title: "M" }).expect(200);
    await humanOnly(agent.put(`${path}/obligations/O1`, NOTE));
    await humanOnly(agent.delete(`${path}/obligations/O1`));
    await humanOnly(agent.delete(path));
  });

  it.each<[string, (path: string) => Promise<unknown>]>([
    ["changed the text", (path) => team.editor.put(path, promiseBody({ title: "Mine" })).expect(200)],
    ["added an obligation", (path) => withObligations(team.editor, path, [NOTE])],
    ["generated obligations", (path) => team.editor.post(`${path}/obligations/generate`).expect(200)],
  ])("deletes no promise in which a person %s", async (_, touch) => {
    const path = await aDraftOf(agent, { links: { scenarioIds: [eshop.scenarioId] } });
    await touch(path);
    await agent.put(path, promiseBody({ title: "Theirs again" })).expect(200);
    await humanOnly(agent.delete(path));
  });

  it("discards the draft that tokens alone wrote, and no other", async () => {
    const path = await anApprovedPromise(team, eshop.projectId, [NOTE]);
    await agent.post(`${path}/revise`).expect(200);
    await humanOnly(agent.delete(`${path}/obligations/O1`));
    await agent.delete(`${path}/draft`).expect(200);
    await team.editor.post(`${path}/revise`).expect(200);
    await agent.put(path, promiseBody({ title: "Other" })).expect(200);
    await humanOnly(agent.delete(`${path}/draft`));
  });
});
