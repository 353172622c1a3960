import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { canonicalHash } from "./testing/canonical-json.js";
import type { Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import {
  type AnsweredPromise,
  aCheck,
  anApprovedPromise,
  aPlan,
  aProjectWithPrefix,
  aPromise,
  approved,
  ESHOP,
  type Eshop,
  eshopScenario,
  pathOfPromise,
  projectWithEshop,
  promiseBody,
  ran,
  statusOf,
  withObligations,
} from "./testing/promises.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let agent: Person;
let projectId: string;
let eshop: Eshop;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose"] });
  agent = withToken(server, value);
  projectId = await aProjectWithPrefix(team);
  eshop = await projectWithEshop(team);
});
afterAll(() => server.stop());

const aDraft = async (change = {}): Promise<string> =>
  pathOfPromise(projectId, await aPromise(team.editor, projectId, change));

async function read(path: string): Promise<AnsweredPromise> {
  return (await team.viewer.get(path).expect(200)).body;
}

async function approvalOf(path: string) {
  const { revision, contentHash } = (await read(path))["draft"];
  return { revision, contentHash };
}

async function auditOf(path: string) {
  const { rows } = await server.database.query(
    "SELECT action, actor, details FROM audit_entries WHERE target = $1 ORDER BY at, id",
    [path.split("/").at(-1)],
  );
  return rows;
}

/** What the hash of a revision covers, put together from its record alone. */
function hashedOf(requirementId: string, revision: AnsweredPromise) {
  const { title, claim, scope, preconditions, expectedOutcome, forbiddenOutcome, evidenceCriteria } =
    revision;
  const { forbiddenEvents, requiresPattern, links, retire } = revision;
  const obligations = revision["obligations"].map(({ key, kind, title: name, recipe }: AnsweredPromise) => ({
    key,
    kind,
    title: name,
    recipe,
  }));
  const texts = { title, claim, scope, preconditions, expectedOutcome, forbiddenOutcome, evidenceCriteria };
  const rest = { forbiddenEvents, requiresPattern, links, retire, obligations };
  return { requirementId, revision: revision["revision"], ...texts, ...rest };
}

describe("the hashes", () => {
  it("of a revision is that of its record as RFC 8785 JSON, with obligations in the order of their numbers", async () => {
    const links = { scenarioIds: [eshop.scenarioId.toUpperCase()], elementIds: [ESHOP.ordering] };
    const texts = { title: "Ümläut “q” \ud83d\ude00", scope: "a\tb\n\u2028\\", preconditions: null };
    const forbiddenEvents = [{ kind: "Dropped" }];
    const made = await aPromise(team.editor, eshop.projectId, { ...texts, links, forbiddenEvents });
    const path = pathOfPromise(eshop.projectId, made);
    const note = { kind: "note", title: "N", recipe: { text: "t" } };
    const all = [aCheck(eshop.scenarioId), aPlan(), ...Array(10).fill(note)];
    const promise = await withObligations(team.editor, path, all);
    const { draft, requirementId } = promise;
    expect(draft.obligations.map(({ key }: { key: string }) => key)).toEqual(
      all.map((_, at) => `O${at + 1}`),
    );
    expect(draft.contentHash).toBe(canonicalHash(hashedOf(requirementId, draft)));
  });

  it("of a draft that retires covers what it lacks", async () => {
    const path = await anApprovedPromise(team, projectId);
    const { draft, requirementId } = (await team.editor.post(`${path}/revise`, { retire: true }).expect(200))
      .body;
    expect(draft.contentHash).toBe(canonicalHash(hashedOf(requirementId, draft)));
  });

  it("of a recipe covers its kind and not its title", async () => {
    const path = await anApprovedPromise(team, eshop.projectId, [aCheck(eshop.scenarioId)]);
    const run = await ran(team.editor, path);
    const [{ kind, recipe }] = (await read(path))["inForce"].obligations;
    expect(run["recipeHash"]).toBe(canonicalHash({ kind, recipe }));
  });
});

describe("approve", () => {
  it("puts exactly the draft in force that was read", async () => {
    const path = await aDraft();
    const approval = { ...(await approvalOf(path)), comment: "Agreed" };
    const { body } = await team.owner.post(`${path}/approve`, approval).expect(200);
    expect(body).toMatchObject({ state: "approved", latestRevision: 1, inForceRevision: 1, draft: null });
    expect(body.inForce).toMatchObject({
      state: "approved",
      approvedBy: `user:${team.owner.id}`,
      comment: "Agreed",
      contentHash: approval.contentHash,
    });
    expect(await auditOf(path)).toEqual([
      {
        action: "promise.approved",
        actor: `user:${team.owner.id}`,
        details: expect.objectContaining({
          revision: 1,
          contentHash: approval.contentHash,
          comment: "Agreed",
        }),
      },
    ]);
  });

  it("of a draft that was changed meanwhile is 409 and tells which one there is", async () => {
    const path = await aDraft();
    const stale = await approvalOf(path);
    await team.editor.put(path, promiseBody({ title: "Other" })).expect(200);
    const present = await approvalOf(path);
    for (const body of [stale, { ...present, revision: 2 }, { ...present, contentHash: "0".repeat(64) }]) {
      const refused = await team.owner.post(`${path}/approve`, body);
      expect(problem(refused)).toMatchObject({ status: 409, type: "revision_changed" });
      expect(refused.body).toMatchObject(present);
    }
    expect((await read(path))["state"]).toBe("draft");
    expect(await auditOf(path)).toEqual([]);
  });

  it("needs the texts, and names each one that is missing or blank", async () => {
    const path = await aDraft({
      preconditions: null,
      expectedOutcome: " ",
      forbiddenOutcome: "",
      evidenceCriteria: null,
    });
    const refused = problem(await team.owner.post(`${path}/approve`, await approvalOf(path)));
    expect(refused).toEqual({
      status: 400,
      type: "validation_error",
      fields: ["preconditions", "expectedOutcome", "forbiddenOutcome", "evidenceCriteria"],
    });
  });

  it.each([
    [{}, "invalid_body"],
    [{ revision: "1", contentHash: "x" }, "invalid_body"],
    [{ revision: 1, contentHash: "x", comment: "x".repeat(2_001) }, "validation_error"],
    [{ revision: 1, contentHash: "x", other: 1 }, "validation_error"],
  ])("refuses the body %#", async (body, type) => {
    const refused = problem(await team.owner.post(`${await aDraft()}/approve`, body));
    expect(refused).toMatchObject({ status: 400, type });
  });

  it("without a draft is 409", async () => {
    const path = await anApprovedPromise(team, projectId);
    const { revision, contentHash } = (await read(path))["inForce"];
    const refused = problem(await team.owner.post(`${path}/approve`, { revision, contentHash }));
    expect(refused).toMatchObject({ status: 409, type: "conflict" });
  });

  it("is for owners who are people", async () => {
    const path = await aDraft();
    const approval = await approvalOf(path);
    await team.viewer.post(`${path}/approve`, approval).expect(403);
    await team.editor.post(`${path}/approve`, approval).expect(403);
    await team.outsider.post(`${path}/approve`, approval).expect(404);
    const refused = problem(await agent.post(`${path}/approve`, approval));
    expect(refused).toMatchObject({ status: 403, type: "human_only" });
    expect((await read(path))["state"]).toBe("draft");
  });

  it("of several at once happens once", async () => {
    const path = await aDraft();
    const approval = await approvalOf(path);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => team.owner.post(`${path}/approve`, approval)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await auditOf(path)).toHaveLength(1);
  });
});

describe("writes to one draft at once", () => {
  it("wait for each other: none is lost, and no key is given twice", async () => {
    const path = await aDraft();
    const note = { kind: "note", title: "N", recipe: { text: "t" } };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => team.editor.post(`${path}/obligations`, note)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const { obligations } = (await read(path))["draft"];
    expect(obligations.map(({ key }: { key: string }) => key)).toEqual(
      Array.from({ length: 8 }, (_, at) => `O${at + 1}`),
    );
  });
});

describe("revise", () => {
  it("copies what is in force, with the keys of its obligations, and adds under new ones", async () => {
    const note = { kind: "note", title: "N", recipe: { text: "t" } };
    const path = pathOfPromise(projectId, await aPromise(team.editor, projectId));
    await withObligations(team.editor, path, [note, note]);
    await team.editor.delete(`${path}/obligations/O2`).expect(200);
    const { inForce } = await approved(team.owner, path);
    const { draft, ...revised } = (await team.editor.post(`${path}/revise`).expect(200)).body;
    expect(revised).toMatchObject({ state: "approved", latestRevision: 2, inForceRevision: 1 });
    const { title, claim, links } = inForce;
    expect(draft).toMatchObject({ revision: 2, state: "draft", title, claim, links });
    expect(draft.obligations).toEqual([{ ...inForce.obligations[0], addedBy: null, lastChangedBy: null }]);
    const more = await withObligations(team.editor, path, [note]);
    expect(more["draft"].obligations.map(({ key }: { key: string }) => key)).toEqual(["O1", "O3"]);
  });

  it("is 409 of a draft, beside a draft, and of a retired promise", async () => {
    const path = await aDraft();
    expect(problem(await team.editor.post(`${path}/revise`))).toMatchObject({
      status: 409,
      type: "conflict",
    });
    await approved(team.owner, path);
    await team.editor.post(`${path}/revise`).expect(200);
    await team.editor.post(`${path}/revise`).expect(409);
    await team.editor.post(`${path}/revise`, { retire: true }).expect(409);
  });

  it("of another hash than the newest one's is 409", async () => {
    const path = await anApprovedPromise(team, projectId);
    const refused = await team.editor.post(`${path}/revise`).set("If-Match", `"${"0".repeat(64)}"`);
    expect(problem(refused)).toMatchObject({ status: 409, type: "revision_changed" });
  });
});

describe("what was approved", () => {
  it("can be read for ever with its hash, whatever comes after", async () => {
    const path = await anApprovedPromise(team, projectId, [], { title: "First" });
    const { inForce: first } = await read(path);
    await team.editor.post(`${path}/revise`).expect(200);
    await team.editor.put(path, promiseBody({ title: "Second" })).expect(200);
    await approved(team.owner, path);
    await team.editor.post(`${path}/revise`, { retire: true }).expect(200);
    await approved(team.owner, path);
    const { revisions } = await read(path);
    expect(revisions.map(({ revision }: AnsweredPromise) => revision)).toEqual([3, 2, 1]);
    expect(revisions[2]).toMatchObject({ title: "First", contentHash: first.contentHash });
    expect(revisions[2].approvedAt).toBe(first.approvedAt);
  });

  it("shows a gap when it was changed behind the service's back", async () => {
    const path = await anApprovedPromise(team, projectId);
    const before = (await read(path))["inForce"];
    expect(before.evidenceStatus.gaps.join()).not.toContain("differs");
    await server.database.query(
      `UPDATE promise_revisions SET body = jsonb_set(body::jsonb, '{content,claim}', '"Another claim"')
        WHERE promise_id = $1`,
      [path.split("/").at(-1)],
    );
    const { inForce } = await read(path);
    expect(inForce.claim).toBe("Another claim");
    expect(inForce.evidenceStatus.gaps).toContainEqual(
      expect.stringContaining("differs from what was approved"),
    );
  });

  it("shows a gap and asks for a review when something linked changes, or goes", async () => {
    const own = await projectWithEshop(team);
    const links = { scenarioIds: [own.scenarioId] };
    const path = await anApprovedPromise(team, own.projectId, [], { links });
    const scenario = `/api/projects/${own.projectId}/scenarios/${own.scenarioId}`;
    expect((await read(path))["needsReview"]).toBe(false);
    await team.editor.put(scenario, eshopScenario(own.scenarioId, { name: "Other" })).expect(200);
    expect((await read(path))["needsReview"]).toBe(true);
    expect((await statusOf(team.viewer, path))["gaps"]).toContainEqual(
      expect.stringContaining(`The linked scenario ${own.scenarioId} changed`),
    );
    await team.editor.put(scenario, eshopScenario(own.scenarioId)).expect(200);
    expect((await read(path))["needsReview"]).toBe(false);
    await team.editor.delete(scenario).expect(204);
    const gone = await read(path);
    expect(gone).toMatchObject({
      needsReview: true,
      missingLinks: [{ kind: "scenario", id: own.scenarioId }],
    });
  });
});

describe("retiring", () => {
  it("is what is left to a promise that has all its revisions", async () => {
    const path = await anApprovedPromise(team, projectId);
    for (let revision = 2; revision <= 100; revision += 1) {
      await team.editor.post(`${path}/revise`).expect(200);
      await approved(team.owner, path);
    }
    const refused = await team.editor.post(`${path}/revise`);
    expect(problem(refused)).toMatchObject({ status: 409, type: "conflict" });
    await team.editor.post(`${path}/revise`, { retire: true }).expect(200);
    const { state, latestRevision, revisions } = await approved(team.owner, path);
    expect({ state, latestRevision }).toEqual({ state: "retired", latestRevision: 101 });
    expect(revisions).toHaveLength(101);
  });

  it("leaves nothing in force, and no move after it", async () => {
    const path = await anApprovedPromise(team, projectId);
    const { draft } = (await team.editor.post(`${path}/revise`, { retire: true }).expect(200)).body;
    expect(draft).toMatchObject({ retire: true, title: null, claim: null, links: null, obligations: [] });
    const note = { kind: "note", title: "N", recipe: { text: "t" } };
    await team.editor.put(path, promiseBody()).expect(409);
    await team.editor.post(`${path}/obligations`, note).expect(409);
    await team.editor.post(`${path}/obligations/generate`).expect(409);
    const retired = await approved(team.owner, path);
    expect(retired).toMatchObject({ state: "retired", inForceRevision: null, inForce: null, draft: null });
    for (const answer of [
      await team.editor.post(`${path}/revise`),
      await team.editor.put(path, promiseBody()),
      await team.owner.delete(path),
      await team.editor.delete(`${path}/draft`),
    ]) {
      expect(problem(answer)).toMatchObject({ status: 409, type: "conflict" });
    }
    expect(problem(await team.editor.post(`${path}/run`)).type).toBe("no_approved_revision");
  });
});

describe("DELETE of a draft", () => {
  it("keeps what is in force, and never gives its number again; recorded", async () => {
    const path = await anApprovedPromise(team, projectId);
    await team.editor.post(`${path}/revise`).expect(200);
    const { body } = await team.editor.delete(`${path}/draft`).expect(200);
    expect(body).toMatchObject({ state: "approved", inForceRevision: 1, draft: null });
    const next = (await team.editor.post(`${path}/revise`).expect(200)).body;
    expect(next).toMatchObject({ latestRevision: 3, draft: { revision: 3 } });
    expect((await auditOf(path)).map(({ action }) => action)).toEqual([
      "promise.approved",
      "promise.draft-discarded",
    ]);
  });

  it("is 409 without one, and of a promise that was never approved", async () => {
    for (const path of [await anApprovedPromise(team, projectId), await aDraft()]) {
      expect(problem(await team.editor.delete(`${path}/draft`))).toMatchObject({
        status: 409,
        type: "conflict",
      });
    }
  });
});

describe("GET of the changes", () => {
  it("compares the draft with what is in force, field by field", async () => {
    const note = { kind: "note", title: "N", recipe: { text: "t" } };
    const path = await anApprovedPromise(team, eshop.projectId, [note, note]);
    await team.editor.post(`${path}/revise`).expect(200);
    const links = { scenarioIds: [eshop.scenarioId] };
    await team.editor.put(path, promiseBody({ title: "New", links })).expect(200);
    await team.editor.put(`${path}/obligations/O1`, { ...note, title: "M" }).expect(200);
    await team.editor.delete(`${path}/obligations/O2`).expect(200);
    await team.editor.post(`${path}/obligations`, note).expect(201);
    const { body } = await team.viewer.get(`${path}/changes`).expect(200);
    expect(body).toEqual({
      fields: [{ field: "title", left: "Orders are kept", right: "New" }],
      links: [{ list: "scenarioIds", added: [eshop.scenarioId], removed: [] }],
      obligations: [
        { key: "O1", title: "M", change: "changed", fields: [{ field: "title", left: "N", right: "M" }] },
        { key: "O2", title: "N", change: "removed", fields: expect.any(Array) },
        { key: "O3", title: "N", change: "added", fields: expect.any(Array) },
      ],
    });
  });

  it("is 404 without a draft, and of an unknown promise", async () => {
    const path = await anApprovedPromise(team, projectId);
    await team.viewer.get(`${path}/changes`).expect(404);
    await team.viewer.get(`/api/projects/${projectId}/promises/${randomUUID()}/changes`).expect(404);
  });
});
