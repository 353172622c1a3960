import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { STAMP_PARTS } from "../src/platform/database/stamps.js";
import { aBranch, editBranch } from "./testing/branches.js";
import { acceptedDecision, aDecision, decisionBody, pathOfDecision } from "./testing/decisions.js";
import { pathOf, SAMPLE } from "./testing/edits.js";
import { testId } from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import { nobody, type Person } from "./testing/people.js";
import { aPrice, savedSheet } from "./testing/prices.js";
import { aProject, type Team } from "./testing/project.js";
import {
  aCheck,
  anEshopScenario,
  aPlan,
  aProjectWithPrefix,
  aPromise,
  approved,
  pathOfPromise,
  projectWithEshop,
  promiseBody,
  ran,
  eshopScenario as scenarioBody,
  withObligations,
} from "./testing/promises.js";
import { asked } from "./testing/questions.js";
import { firstFinding, reviewOf, wontFix } from "./testing/review.js";
import { aRevision } from "./testing/revisions.js";
import { PART_OF_TABLE } from "./testing/stamped-tables.js";
import { eshopScenario, fittingProfile, savedProfile } from "./testing/stress.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { aView, savedView } from "./testing/views.js";

let server: RunningServer;
let team: Team;
let owner: Person;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  owner = team.owner;
});
afterAll(() => server.stop());

type Stamp = Readonly<Record<string, number | string>>;

async function stampOf(projectId: string, query = ""): Promise<Stamp> {
  return (await team.viewer.get(`/api/projects/${projectId}/stamp${query}`).expect(200)).body;
}

/** The parts that work moves. */
async function movedBy(projectId: string, work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = await stampOf(projectId);
  await work();
  const after = await stampOf(projectId);
  return Object.keys(after).filter((part) => before[part] !== after[part]);
}

const fresh = () => aProject(owner, team.workspaceId);

describe("a write moves its part of the stamp, and no other", () => {
  it("a change of the project", async () => {
    const id = await fresh();
    const rename = () => owner.patch(`/api/projects/${id}`, { name: "Other" }).expect(200);
    expect(await movedBy(id, rename)).toEqual(["project"]);
  });

  it("facts: an import, a put, a batch, a confirmation, a deletion", async () => {
    const id = await fresh();
    expect(await movedBy(id, () => importOneOfEach(owner, id))).toEqual(["model"]);
    const path = pathOf(id, "element", ONE.element);
    const named = { ...SAMPLE.element.body, name: "Named" };
    expect(await movedBy(id, () => owner.put(path, named).expect(200))).toEqual(["model"]);
    const changes = [{ op: "delete", kind: "binding", id: ONE.binding }];
    const batch = () => owner.post(`/api/projects/${id}/model/changes`, { changes }).expect(200);
    expect(await movedBy(id, batch)).toEqual(["model"]);
    const confirm = () => owner.post(`/api/projects/${id}/facts/${ONE.element}/confirm`).expect(200);
    expect(await movedBy(id, confirm)).toEqual(["model"]);
    const removed = () => owner.delete(pathOf(id, "relationship", ONE.relationship)).expect(204);
    expect(await movedBy(id, removed)).toEqual(["model"]);
  });

  it("schemas: one written, one changed, one deleted", async () => {
    const id = await fresh();
    const path = pathOf(id, "schema", randomUUID());
    const { body, changed } = SAMPLE.schema;
    expect(await movedBy(id, () => owner.put(path, body).expect(201))).toEqual(["schemas"]);
    expect(await movedBy(id, () => owner.put(path, { ...body, ...changed }).expect(200))).toEqual([
      "schemas",
    ]);
    expect(await movedBy(id, () => owner.delete(path).expect(204))).toEqual(["schemas"]);
  });

  it("scenarios: one saved, one changed, one deleted", async () => {
    const { projectId: id } = await projectWithEshop(team);
    let scenario = "";
    const save = async () => {
      scenario = await anEshopScenario(owner, id);
    };
    expect(await movedBy(id, save)).toEqual(["scenarios"]);
    const path = `/api/projects/${id}/scenarios/${scenario}`;
    const { id: _, ...body } = scenarioBody(scenario, { name: "Other" });
    expect(await movedBy(id, () => owner.put(path, body).expect(200))).toEqual(["scenarios"]);
    expect(await movedBy(id, () => owner.put(path, body).expect(200))).toEqual([]);
    expect(await movedBy(id, () => owner.post(`${path}/run`).expect(200))).toEqual([]);
    expect(await movedBy(id, () => owner.delete(path).expect(204))).toEqual(["scenarios"]);
  });

  it("profiles of load and runs of them", async () => {
    const id = await fresh();
    const profile = await fittingProfile(owner, id, await eshopScenario(owner, id));
    let path = "";
    const save = async () => {
      path = await savedProfile(owner, id, profile);
    };
    expect(await movedBy(id, save)).toEqual(["stress"]);
    const renamed = () => owner.put(path, { ...profile, name: "Other" }).expect(200);
    expect(await movedBy(id, renamed)).toEqual(["stress"]);
    let runId = "";
    const run = async () => {
      runId = (await owner.post(`${path}/runs`).expect(201)).body.id;
    };
    expect(await movedBy(id, run)).toEqual(["stress"]);
    const runPath = `/api/projects/${id}/stress/runs/${runId}`;
    expect(await movedBy(id, () => owner.delete(runPath).expect(204))).toEqual(["stress"]);
    expect(await movedBy(id, () => owner.delete(path).expect(204))).toEqual(["stress"]);
  });

  it("promises: prefix, creation, change, obligation, approval, evidence, revision, deletion", async () => {
    const id = await fresh();
    const prefix = () => owner.put(`/api/projects/${id}/promises/prefix`, { prefix: "STA" }).expect(200);
    expect(await movedBy(id, prefix)).toEqual(["promises"]);
    let path = "";
    const create = async () => {
      path = pathOfPromise(id, await aPromise(owner, id));
    };
    expect(await movedBy(id, create)).toEqual(["promises"]);
    const changed = promiseBody({ title: "Other" });
    expect(await movedBy(id, () => owner.put(path, changed).expect(200))).toEqual(["promises"]);
    expect(await movedBy(id, () => withObligations(owner, path, [aPlan()]))).toEqual(["promises"]);
    expect(await movedBy(id, () => approved(owner, path))).toEqual(["promises"]);
    const evidence = { result: "passed", source: { system: "other", runUrl: "https://ci.example.org/1" } };
    const recorded = () =>
      owner.post(`${path}/obligations/O1/evidence`, { ...evidence, revision: 1 }).expect(200);
    expect(await movedBy(id, recorded)).toEqual(["promises"]);
    expect(await movedBy(id, () => owner.post(`${path}/revise`, {}).expect(200))).toEqual(["promises"]);
    expect(await movedBy(id, () => owner.delete(`${path}/draft`).expect(200))).toEqual(["promises"]);
    const other = pathOfPromise(id, await aPromise(owner, id));
    expect(await movedBy(id, () => owner.delete(other).expect(204))).toEqual(["promises"]);
  });

  it("a run of a promise's checks, and of all", async () => {
    const { projectId: id, scenarioId } = await projectWithEshop(team);
    const path = pathOfPromise(id, await aPromise(owner, id));
    await withObligations(owner, path, [aCheck(scenarioId)]);
    await approved(owner, path);
    const all = () => owner.post(`/api/projects/${id}/promises/run`, {}).expect(200);
    expect(await movedBy(id, all)).toEqual(["promises"]);
    expect(await movedBy(id, () => ran(owner, path))).toEqual(["promises"]);
  });

  it("the review: an answer, a kept review, its deletion", async () => {
    const { projectId: id } = await projectWithEshop(team);
    const concern = await firstFinding(owner, id, "?result=concern");
    const answer = () => owner.put(`${reviewOf(id)}/dispositions`, wontFix(concern)).expect(200);
    expect(await movedBy(id, answer)).toEqual(["review"]);
    let kept = "";
    const keep = async () => {
      kept = (await owner.post(`${reviewOf(id)}/snapshots`).expect(201)).body.id;
    };
    expect(await movedBy(id, keep)).toEqual(["review"]);
    const drop = () => owner.delete(`${reviewOf(id)}/snapshots/${kept}`).expect(204);
    expect(await movedBy(id, drop)).toEqual(["review"]);
  });

  it("decisions: creation, change, acceptance, deletion", async () => {
    const id = await fresh();
    let decision: Awaited<ReturnType<typeof aDecision>> = {};
    const create = async () => {
      decision = await aDecision(owner, id);
    };
    expect(await movedBy(id, create)).toEqual(["decisions"]);
    const path = pathOfDecision(id, decision);
    const changed = () => owner.put(path, decisionBody({ title: "Other" })).expect(200);
    expect(await movedBy(id, changed)).toEqual(["decisions"]);
    expect(await movedBy(id, () => owner.delete(path).expect(204))).toEqual(["decisions"]);
    const other = await aDecision(owner, id);
    expect(await movedBy(id, () => acceptedDecision(owner, id, other))).toEqual(["decisions"]);
  });

  it("cost sheets: one written, one changed, one deleted; not a price", async () => {
    const id = await fresh();
    let path = "";
    const save = async () => {
      path = await savedSheet(owner, id);
    };
    expect(await movedBy(id, save)).toEqual(["costs"]);
    expect(await movedBy(id, () => owner.put(path, { name: "Other", lines: [] }).expect(200))).toEqual([
      "costs",
    ]);
    expect(await movedBy(id, () => owner.delete(path).expect(204))).toEqual(["costs"]);
    expect(await movedBy(id, () => aPrice(owner, team.workspaceId))).toEqual([]);
  });

  it("questions: asked, answered, reopened, dropped, deleted", async () => {
    const id = await fresh();
    let path = "";
    const ask = async () => {
      path = await asked(owner, id);
    };
    expect(await movedBy(id, ask)).toEqual(["questions"]);
    const moves = [
      () => owner.post(`${path}/answer`, { answer: "It does." }).expect(200),
      () => owner.post(`${path}/reopen`).expect(200),
      () => owner.post(`${path}/drop`).expect(200),
      () => owner.delete(path).expect(204),
    ];
    for (const move of moves) {
      expect(await movedBy(id, move)).toEqual(["questions"]);
    }
  });

  it("branches begin and end; what is edited in one moves nothing of main", async () => {
    const id = await fresh();
    await importOneOfEach(owner, id);
    let branchId = "";
    const begin = async () => {
      branchId = await aBranch(owner, id);
    };
    expect(await movedBy(id, begin)).toEqual(["branches"]);
    const fact = { ...SAMPLE.element.body, id: ONE.element, name: "In the draft" };
    const edit = () => editBranch(owner, id, { branchId, kind: "element", id: ONE.element, fact });
    const before = await stampOf(id, `?branchId=${branchId}`);
    expect(before["streamId"]).toBe(branchId);
    expect(await movedBy(id, edit)).toEqual([]);
    const after = await stampOf(id, `?branchId=${branchId}`);
    expect(after).toEqual({ ...before, model: 1 });
    const merge = () => owner.post(`/api/projects/${id}/branches/${branchId}/merge`).expect(200);
    expect(await movedBy(id, merge)).toEqual(["model", "branches"]);
    const other = await aBranch(owner, id);
    const discard = () => owner.delete(`/api/projects/${id}/branches/${other}`).expect(204);
    expect(await movedBy(id, discard)).toEqual(["branches"]);
  });

  it("revisions and views", async () => {
    const id = await fresh();
    let revision = "";
    const name = async () => {
      revision = await aRevision(owner, id);
    };
    expect(await movedBy(id, name)).toEqual(["revisions"]);
    const removed = () => owner.delete(`/api/projects/${id}/revisions/${revision}`).expect(204);
    expect(await movedBy(id, removed)).toEqual(["revisions"]);
    let path = "";
    const save = async () => {
      path = await savedView(owner, id);
    };
    expect(await movedBy(id, save)).toEqual(["views"]);
    const { id: _, ...view } = aView({ name: "Other" });
    expect(await movedBy(id, () => owner.put(path, view).expect(200))).toEqual(["views"]);
    expect(await movedBy(id, () => owner.delete(path).expect(204))).toEqual(["views"]);
  });
});

describe("the stamp", () => {
  it("is moved by no read, no preview and no write that is refused or says what is so already", async () => {
    const id = await fresh();
    await importOneOfEach(owner, id);
    const path = await savedView(owner, id);
    const calls = [
      () => owner.get(`/api/projects/${id}/model`).expect(200),
      () => owner.get(`/api/projects/${id}/views`).expect(200),
      () => owner.get(`${path}/diagram`).expect(200),
      () => owner.get(`${reviewOf(id)}/findings`).expect(200),
      () => importOneOfEach(owner, id),
      () => owner.post(`/api/projects/${id}/views`, { id: "none" }).expect(400),
      () => owner.put(`/api/projects/${id}/views/${randomUUID()}`, aView({ id: null })).expect(404),
      () => owner.post(`/api/projects/${id}/model/changes`, { changes: [] }).expect(400),
    ];
    for (const call of calls) {
      expect(await movedBy(id, call)).toEqual([]);
    }
  });

  it("of one project is not moved by writes to another", async () => {
    const [one, other] = [await fresh(), await aProjectWithPrefix(team)];
    expect(await movedBy(one, () => aPromise(owner, other))).toEqual([]);
  });

  it("is the same bytes with the same tag until something moves, and 304 for who has it", async () => {
    const id = await fresh();
    const path = `/api/projects/${id}/stamp`;
    const first = await team.viewer.get(path).expect(200);
    const { etag = "" } = first.headers;
    const again = await team.viewer.get(path).expect(200);
    expect([again.text, again.headers["etag"]]).toEqual([first.text, etag]);
    const known = await team.viewer.get(path).set("If-None-Match", etag).expect(304);
    expect(known.text).toBe("");
    await savedView(owner, id);
    const moved = await team.viewer.get(path).set("If-None-Match", etag).expect(200);
    expect(moved.body).toEqual({ ...first.body, views: 1 });
  });

  it("begins with zeros and names the stream of main", async () => {
    const id = await fresh();
    const { body: project } = await owner.get(`/api/projects/${id}`).expect(200);
    const zeros = Object.fromEntries(STAMP_PARTS.map((part) => [part, 0]));
    expect(await stampOf(id)).toEqual({ ...zeros, model: 0, streamId: project.modelStreamId });
  });

  it("of many writes at once counts each", async () => {
    const id = await fresh();
    await Promise.all(Array.from({ length: 12 }, () => savedView(owner, id)));
    expect(await stampOf(id)).toMatchObject({ views: 12 });
  });

  it("is nobody's but a member's", async () => {
    const id = await fresh();
    await nobody(server).get(`/api/projects/${id}/stamp`).expect(401);
    await team.outsider.get(`/api/projects/${id}/stamp`).expect(404);
    await owner.delete(`/api/projects/${id}`).expect(204);
    await owner.get(`/api/projects/${id}/stamp`).expect(404);
  });

  it("knows open branches of the project alone", async () => {
    const id = await fresh();
    const branchId = await aBranch(owner, id);
    const other = await fresh();
    const path = `/api/projects/${id}/stamp?branchId=`;
    for (const nowhere of ["x", randomUUID(), testId(1)]) {
      expect((await owner.get(path + nowhere).expect(404)).body.title).toMatch(/branch/);
    }
    await owner.get(`/api/projects/${other}/stamp?branchId=${branchId}`).expect(404);
    await owner.delete(`/api/projects/${id}/branches/${branchId}`).expect(204);
    await owner.get(path + branchId).expect(404);
    await owner.get(`${path + branchId}&branchId=${branchId}`).expect(400);
    await owner.get(`/api/projects/${id}/stamp?since=1`).expect(400);
  });
});

it("every part of the stamp tells of a table", () => {
  const told = new Set(Object.values(PART_OF_TABLE));
  expect(STAMP_PARTS.filter((part) => !told.has(part))).toEqual([]);
});
