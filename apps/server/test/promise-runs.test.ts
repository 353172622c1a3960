import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { aBranch } from "./testing/branches.js";
import { exponential, held } from "./testing/held-schemas.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { RUN_RATES } from "./testing/promise-steps.js";
import {
  aCheck,
  anApprovedPromise,
  anEshopScenario,
  aPatternCheck,
  aPlan,
  aProjectWithPrefix,
  aPromise,
  approved,
  ESHOP,
  type Eshop,
  eshopScenario,
  type Loose,
  pathOfPromise,
  projectWithEshop,
  promisesOf,
  ran,
  statusOf,
  vacuous,
  withObligations,
} from "./testing/promises.js";
import { renewRates } from "./testing/rates.js";
import { aRevision } from "./testing/revisions.js";
import { aSecretsWorkspace, CODEHOST } from "./testing/secrets.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let eshop: Eshop;

/** Whoever runs is new each time, so that the rate of runs stays out of the way. */
async function aRunner() {
  const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose"] });
  return withToken(server, value);
}

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  eshop = await projectWithEshop(team);
});
afterAll(() => server.stop());

const anApproved = (obligations: readonly Loose[], { projectId }: Eshop = eshop): Promise<string> =>
  anApprovedPromise(team, projectId, obligations);
const run = async (path: string, key?: string, body?: Loose) => ran(await aRunner(), path, key, body);
const NEVER = { id: "never", type: "outcome", step: "create-order", expected: "Failed" };
const HASH = expect.stringMatching(/^[0-9a-f]{64}$/);

/** The one run of a project becomes as many as an obligation may have. */
async function filled(projectId: string): Promise<void> {
  await server.database.query(
    `INSERT INTO promise_runs SELECT project_id, promise_id, n, revision, obligation, recipe_hash, draft, claimed,
            stream_id, model_revision_id, record
       FROM promise_runs, generate_series(2, 1000) AS n WHERE project_id = $1 AND number = 1`,
    [projectId],
  );
  await server.database.query("UPDATE promises SET last_run = 1000 WHERE project_id = $1", [projectId]);
}

async function changeModel(projectId: string): Promise<void> {
  const body = { kind: "queue", name: `Q ${randomUUID()}` };
  await team.editor.put(`/api/projects/${projectId}/channels/${randomUUID()}`, body).expect(201);
}

describe("a scenario check", () => {
  it("that holds has passed, and its run has every input", async () => {
    const path = await anApproved([aCheck(eshop.scenarioId)]);
    const found = await run(path);
    expect(found).toMatchObject({
      obligationId: expect.stringMatching(/^SHOP-\d{3}\/O1$/),
      promiseRevision: 1,
      result: "passed",
      scope: "declared-behaviour",
      environment: "virtual-time",
      modelRevision: { streamId: expect.any(String), version: expect.any(Number), revisionId: null },
      commitSha: null,
      evidence: [],
      assertions: [{ id: "placed", passed: true, vacuous: false, detail: expect.any(String) }],
      draft: false,
      startedBy: expect.stringMatching(/^agent-token:/),
      recipeHash: HASH,
      evidenceHash: HASH,
    });
    const { streamId, version } = found["modelRevision"];
    expect(found["inputs"]).toContainEqual({ kind: "model", id: streamId, version, hash: null });
    expect(found["inputs"]).toContainEqual({
      kind: "scenario",
      id: eshop.scenarioId,
      version: 1,
      hash: HASH,
    });
    const schemas = found["inputs"].filter(({ kind }: { kind: string }) => kind === "schema");
    expect(schemas.length).toBeGreaterThan(3);
    expect(schemas[0]).toEqual({ kind: "schema", id: expect.any(String), version: 1, hash: HASH });
    const status = await statusOf(team.viewer, path);
    expect(status["counts"]).toEqual({ passed: 1, failed: 0, notRun: 0, unsupported: 0, stale: 0 });
    expect(status["gaps"]).toEqual([]);
  });

  it("with the same inputs has the same evidence hash, whoever runs it", async () => {
    const path = await anApproved([aCheck(eshop.scenarioId)]);
    const [one, two] = [await run(path), await ran(team.editor, path)];
    expect(two["evidenceHash"]).toBe(one["evidenceHash"]);
    expect(two["id"]).not.toBe(one["id"]);
  });

  it.each<[string, Loose, string]>([
    ["of which an expectation does not hold", { expect: [NEVER] }, "failed"],
    ["of which one holds and one does not", { expect: [vacuous(), NEVER] }, "failed"],
    ["that holds with nothing to observe", { expect: [vacuous()] }, "unsupported"],
    [
      "whose fault makes the expected failure",
      { faults: [{ target: ESHOP.createOrder, kind: "Error", failFirst: null }], expect: [NEVER] },
      "passed",
    ],
    [
      "of a step that is not there",
      { expect: [{ id: "a", type: "outcome", step: "nowhere", expected: "Succeeded" }] },
      "not-run",
    ],
  ])("%s: %s is %s", async (_, change, result) => {
    const path = await anApproved([aCheck(eshop.scenarioId, change)]);
    expect((await run(path))["result"]).toBe(result);
  });

  it("of a scenario that is gone is not run", async () => {
    const scenarioId = await anEshopScenario(team.editor, eshop.projectId);
    const path = await anApproved([aCheck(scenarioId)]);
    await team.editor.delete(`/api/projects/${eshop.projectId}/scenarios/${scenarioId}`).expect(204);
    expect((await run(path))["result"]).toBe("not-run");
  });

  it("of a scenario that now faults the same target is not run", async () => {
    const scenarioId = await anEshopScenario(team.editor, eshop.projectId);
    const faults = [{ target: ESHOP.createOrder, kind: "Error", failFirst: null }];
    const path = await anApproved([aCheck(scenarioId, { faults, expect: [NEVER] })]);
    const changed = eshopScenario(scenarioId, { faults });
    await team.editor.put(`/api/projects/${eshop.projectId}/scenarios/${scenarioId}`, changed).expect(200);
    expect((await run(path))["result"]).toBe("not-run");
    const again = pathOfPromise(eshop.projectId, await aPromise(team.editor, eshop.projectId));
    const { body } = await team.editor
      .post(`${again}/obligations`, aCheck(scenarioId, { faults, expect: [NEVER] }))
      .expect(400);
    expect(body).toMatchObject({
      type: "validation_error",
      errors: [{ field: "recipe.scenarioCheck.faults[0].target" }],
    });
  });

  it("is run on a branch or a revision of the model that is named; neither counts for main as it is", async () => {
    const own = await projectWithEshop(team);
    const path = await anApproved([aCheck(own.scenarioId)], own);
    const revisionId = await aRevision(team.editor, own.projectId);
    const branchId = await aBranch(team.editor, own.projectId);
    await changeModel(own.projectId);
    const main = await run(path);
    const onRevision = await run(path, "O1", { modelRevisionId: revisionId });
    expect(onRevision["modelRevision"]).toEqual({
      streamId: main["modelRevision"].streamId,
      version: main["modelRevision"].version - 1,
      revisionId,
    });
    const onBranch = await run(path, "O1", { branchId });
    expect(onBranch["result"]).toBe("passed");
    expect(onBranch["modelRevision"].streamId).not.toBe(main["modelRevision"].streamId);
  });

  it("of a draft is run when the draft is named, and does not count once it is approved", async () => {
    const path = pathOfPromise(eshop.projectId, await aPromise(team.editor, eshop.projectId));
    await withObligations(team.editor, path, [aCheck(eshop.scenarioId)]);
    const runner = await aRunner();
    expect(problem(await runner.post(`${path}/obligations/O1/run`))).toMatchObject({
      status: 409,
      type: "no_approved_revision",
    });
    expect(await ran(runner, path, "O1", { revision: 1 })).toMatchObject({ result: "passed", draft: true });
    expect((await approved(team.owner, path))["inForce"].evidenceStatus.counts).toMatchObject({ notRun: 1 });
  });

  it("whose schema does not come to an end is not run, and the service stays up", async () => {
    const scenario = await held(team, exponential(40, "anyOf"), 1);
    const [projectId = "", scenarioId = ""] = scenario.match(/[0-9a-f-]{36}/g) ?? [];
    await team.owner.put(`${promisesOf(projectId)}/prefix`, { prefix: "SLOW" }).expect(200);
    const expectations = [{ id: "a", type: "outcome", step: "call", expected: "Succeeded" }];
    const path = await anApproved([aCheck(scenarioId, { expect: expectations })], { projectId, scenarioId });
    const found = await run(path);
    expect(found["result"]).toBe("not-run");
    expect(found["detail"]).toContain("the schema checks took over");
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  });
});

describe("what a request of a run may not say", () => {
  it.each<[string, Loose, number, string]>([
    [
      "a branch with a revision",
      { branchId: randomUUID(), modelRevisionId: randomUUID() },
      400,
      "validation_error",
    ],
    ["a scan", { scanId: randomUUID() }, 400, "validation_error"],
    ["an unknown key", { other: 1 }, 400, "validation_error"],
    ["an unknown branch", { branchId: randomUUID() }, 404, "not_found"],
    ["an unknown revision of the model", { modelRevisionId: randomUUID() }, 404, "not_found"],
    ["an unknown revision of the promise", { revision: 9 }, 404, "not_found"],
  ])("%s is refused", async (_, body, status, type) => {
    const path = await anApproved([aCheck(eshop.scenarioId)]);
    const refused = problem(await (await aRunner()).post(`${path}/obligations/O1/run`, body));
    expect(refused).toMatchObject({ status, type });
  });

  it("an obligation that is not there is 404; a plan and a note are not run; a check has no evidence", async () => {
    const note = { kind: "note", title: "N", recipe: { text: "t" } };
    const path = await anApproved([aCheck(eshop.scenarioId), aPlan(), note]);
    const runner = await aRunner();
    await runner.post(`${path}/obligations/O9/run`).expect(404);
    for (const key of ["O2", "O3"]) {
      const refused = problem(await runner.post(`${path}/obligations/${key}/run`));
      expect(refused).toMatchObject({ status: 409, type: "not_runnable" });
    }
    for (const key of ["O1", "O3"]) {
      const refused = problem(await runner.post(`${path}/obligations/${key}/evidence`, EVIDENCE));
      expect(refused).toMatchObject({ status: 409, type: "not_a_test_plan" });
    }
    await team.viewer.post(`${path}/obligations/O1/run`).expect(403);
  });

  it("a pattern check without a scan is not run", async () => {
    const path = await anApproved([aPatternCheck()]);
    expect(await run(path)).toMatchObject({
      result: "not-run",
      environment: "repository",
      modelRevision: null,
    });
    const refused = await (await aRunner()).post(`${path}/obligations/O1/run`, { scanId: randomUUID() });
    expect(refused.status).toBe(404);
  });
});

describe("what makes a result stale", () => {
  const moved = async (path: string) => (await statusOf(team.viewer, path))["obligations"][0];

  it("a new version of its scenario, and of no other", async () => {
    const own = await projectWithEshop(team);
    const other = await anEshopScenario(team.editor, own.projectId);
    const [one, two] = [
      await anApproved([aCheck(own.scenarioId)], own),
      await anApproved([aCheck(other)], own),
    ];
    await Promise.all([run(one), run(two)]);
    const body = eshopScenario(own.scenarioId, { name: "Other" });
    await team.editor.put(`/api/projects/${own.projectId}/scenarios/${own.scenarioId}`, body).expect(200);
    const { changed, ...status } = await moved(one);
    expect(status).toMatchObject({ result: "passed", current: false, stale: true });
    expect(changed).toEqual([expect.objectContaining({ kind: "scenario", id: own.scenarioId })]);
    expect(await moved(two)).toMatchObject({ current: true, stale: false, changed: [] });
    expect((await statusOf(team.viewer, one))["counts"]).toMatchObject({ passed: 0, stale: 1 });
  });

  it("a schema that it read", async () => {
    const own = await projectWithEshop(team);
    const path = await anApproved([aCheck(own.scenarioId)], own);
    const found = await run(path);
    const { id } = found["inputs"].find(({ kind }: { kind: string }) => kind === "schema");
    await team.editor
      .put(`/api/projects/${own.projectId}/schemas/${id}`, { name: "S", content: "{}" })
      .expect(200);
    const { changed } = await moved(path);
    expect(changed).toContainEqual(expect.objectContaining({ kind: "schema", id }));
    expect(changed.filter(({ kind }: { kind: string }) => kind === "scenario")).toEqual([]);
  });

  it("a new version of main, of which running again makes it current", async () => {
    const own = await projectWithEshop(team);
    const [one, two] = [
      await anApproved([aCheck(own.scenarioId)], own),
      await anApproved([aCheck(own.scenarioId)], own),
    ];
    await Promise.all([run(one), run(two)]);
    await changeModel(own.projectId);
    expect((await moved(one)).changed).toEqual([expect.objectContaining({ kind: "model" })]);
    const again = (await (await aRunner()).post(`${one}/run`).expect(200)).body;
    expect(again).toMatchObject({ runs: [{ result: "passed" }], left: 0 });
    expect((await (await aRunner()).post(`${one}/run`).expect(200)).body).toEqual({ runs: [], left: 0 });
    expect(await moved(one)).toMatchObject({ current: true });
    const all = (await (await aRunner()).post(`${promisesOf(own.projectId)}/run`).expect(200)).body;
    expect(all.left).toBe(0);
    expect(all.runs).toHaveLength(1);
    expect(await moved(two)).toMatchObject({ current: true });
  });

  it("a check that has as many runs as it may stands in the way of no other", async () => {
    const own = await projectWithEshop(team);
    const path = await anApproved([aCheck(own.scenarioId), aCheck(own.scenarioId)], own);
    await run(path);
    await filled(own.projectId);
    await changeModel(own.projectId);
    const again = (await (await aRunner()).post(`${path}/run`).expect(200)).body;
    expect(again.left).toBe(1);
    expect(again.runs.map(({ obligationId }: { obligationId: string }) => obligationId)).toEqual([
      expect.stringMatching(/\/O2$/),
    ]);
  });

  it("a check that has as many runs as it may is not begun", async () => {
    const own = await projectWithEshop(team);
    const path = await anApproved([aCheck(own.scenarioId)], own);
    const runner = await aRunner();
    const body = { modelRevisionId: null, branchId: randomUUID(), scanId: null, revision: null };
    await runner.post(`${path}/obligations/O1/run`, body).expect(404);
    await run(path);
    await filled(own.projectId);
    const full = await runner.post(`${path}/obligations/O1/run`, body);
    expect([full.status, full.body.title]).toEqual([
      409,
      "An obligation of a revision has at most 1000 runs",
    ]);
    await changeModel(own.projectId);
    const { id, value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose"] });
    const again = await withToken(server, value).post(`${path}/run`).expect(200);
    expect(again.body).toEqual({ runs: [], left: 1 });
    const counted = await server.database.query("SELECT 1 FROM rate_limits WHERE key = $1", [
      `promise-runs:agent-token:${id}`,
    ]);
    expect(counted.rows).toEqual([]);
  });

  it("another recipe: no run applies then", async () => {
    const path = pathOfPromise(eshop.projectId, await aPromise(team.editor, eshop.projectId));
    await withObligations(team.editor, path, [aCheck(eshop.scenarioId)]);
    await run(path, "O1", { revision: 1 });
    const statusOfDraft = async () => (await team.viewer.get(path).expect(200)).body.draft.evidenceStatus;
    await team.editor
      .put(`${path}/obligations/O1`, { ...aCheck(eshop.scenarioId), title: "New" })
      .expect(200);
    expect((await statusOfDraft()).counts.passed).toBe(1);
    await team.editor
      .put(`${path}/obligations/O1`, aCheck(eshop.scenarioId, { expect: [NEVER] }))
      .expect(200);
    expect(await statusOfDraft()).toMatchObject({
      counts: { passed: 0, notRun: 1 },
      gaps: expect.arrayContaining([expect.stringContaining("O1 was changed after its last run")]),
    });
  });

  it("running promises that are not there is 404", async () => {
    const answer = await (await aRunner()).post(`${promisesOf(eshop.projectId)}/run`, {
      promiseIds: [randomUUID()],
    });
    expect(answer.status).toBe(404);
  });
});

const SOURCE = { system: "codehost-actions", runUrl: "https://code.example.org/acme/shop/actions/runs/1" };
const EVIDENCE = { result: "passed", source: SOURCE };

describe("evidence", () => {
  const recorded = async (plan: Loose, source: Loose = {}) => {
    const path = await anApproved([aPlan(plan)]);
    const body = { ...EVIDENCE, source: { ...SOURCE, ...source } };
    const answer = await (await aRunner()).post(`${path}/obligations/O1/evidence`, body).expect(200);
    return { path, found: answer.body };
  };

  it.each<[string, Loose, Loose]>([
    ["no-evidence-source", { evidenceSource: null }, {}],
    ["system-not-checkable", {}, { system: "other" }],
    ["run-url-not-recognised", {}, { runUrl: "https://code.example.org/acme/shop/runs/1" }],
    ["repository-differs", {}, { runUrl: "https://code.example.org/acme/other/actions/runs/1" }],
    ["github-not-configured", {}, {}],
  ])("is a claim, %s, and shows nothing", async (identityReason, plan, source) => {
    const { path, found } = await recorded(plan, source);
    expect(found).toMatchObject({ result: "not-run", scope: "external-test", inputs: [] });
    expect(found.evidence).toEqual([
      expect.objectContaining({ identity: "claimed", identityReason, result: "passed" }),
    ]);
    const status = await statusOf(team.viewer, path);
    expect(status["counts"]).toMatchObject({ passed: 0, notRun: 1 });
    expect(status["gaps"]).toContainEqual(expect.stringContaining("O1 has a claim only"));
  });

  it.each<[string, Loose, string]>([
    ["another result", { ...EVIDENCE, result: "skipped" }, "result"],
    ["no https", { ...EVIDENCE, source: { ...SOURCE, runUrl: "http://a/b" } }, "source.runUrl"],
    [
      "a password",
      { ...EVIDENCE, source: { ...SOURCE, runUrl: "https://a:b@c.example/d" } },
      "source.runUrl",
    ],
    ["a short commit", { ...EVIDENCE, source: { ...SOURCE, commitSha: "abc" } }, "source.commitSha"],
    [
      "a failure that passed",
      { ...EVIDENCE, source: { ...SOURCE, conclusion: "failure" } },
      "source.conclusion",
    ],
    ["another digest", { ...EVIDENCE, artifactDigest: "md5:0" }, "artifactDigest"],
  ])("with %s is refused", async (_, body, field) => {
    const path = await anApproved([aPlan()]);
    const refused = problem(await (await aRunner()).post(`${path}/obligations/O1/evidence`, body));
    expect(refused).toMatchObject({ status: 400, type: "validation_error" });
    expect(refused.fields).toContain(field);
  });
});

describe("evidence where a code host is configured", () => {
  it.each([
    ["run-url-host-differs", "https://elsewhere.example.org/acme/shop/actions/runs/1"],
    ["repository-not-followed", SOURCE.runUrl],
  ])("is a claim still: %s", async (identityReason, runUrl) => {
    const { owner } = team;
    const codehost = { apiBaseUrl: "https://code.example.org/api" };
    const workspace = await aSecretsWorkspace(owner, { codehost });
    await workspace.set(CODEHOST, "a-token-that-nobody-guesses").expect(204);
    const projectId = await aProjectWithPrefix({ ...team, workspaceId: workspace.id });
    const path = await anApprovedPromise({ owner, editor: owner }, projectId, [aPlan()]);
    const body = { ...EVIDENCE, source: { ...SOURCE, runUrl } };
    const answer = await owner.post(`${path}/obligations/O1/evidence`, body).expect(200);
    expect(answer.body).toMatchObject({
      result: "not-run",
      evidence: [{ identity: "claimed", identityReason }],
    });
  });
});

describe("the list of runs", () => {
  it("is newest first, in pages, of all or of one obligation by key or ID", async () => {
    const path = await anApproved([aCheck(eshop.scenarioId), aPlan()]);
    const runner = await aRunner();
    const made = [await ran(runner, path), await ran(runner, path), await ran(runner, path)];
    await runner.post(`${path}/obligations/O2/evidence`, EVIDENCE).expect(200);
    const list = async (query: string) => (await team.viewer.get(`${path}/runs?${query}`).expect(200)).body;
    const all = await list("");
    expect(all.items).toHaveLength(4);
    expect(all.items.slice(1)).toEqual([...made].reverse());
    const first = await list("limit=2&obligation=O1");
    const rest = await list(`limit=2&obligation=O1&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items]).toEqual([...made].reverse());
    expect(rest.nextCursor).toBeNull();
    expect((await list(`obligation=${all.items[0].obligationId}`)).items).toEqual([all.items[0]]);
    await team.viewer.get(`${path}/runs?obligation=x`).expect(404);
    await team.viewer.get(`${path}/runs?other=1`).expect(400);
  });
});

describe("a revision of the model that a run names", () => {
  it("is not deleted; another one is", async () => {
    const own = await projectWithEshop(team);
    const path = await anApproved([aCheck(own.scenarioId)], own);
    const [used, free] = [
      await aRevision(team.editor, own.projectId),
      await aRevision(team.editor, own.projectId, "B"),
    ];
    await run(path, "O1", { modelRevisionId: used });
    const revisions = `/api/projects/${own.projectId}/revisions`;
    expect(problem(await team.owner.delete(`${revisions}/${used}`))).toMatchObject({
      status: 409,
      type: "conflict",
    });
    await team.owner.delete(`${revisions}/${free}`).expect(204);
    await team.viewer.get(`${revisions}/${used}`).expect(200);
  });
});

describe("the 121st run or piece of evidence of one caller in a minute", () => {
  it("is 429 with the seconds to wait, and another caller is not concerned", async () => {
    const path = await anApproved([aPlan(), aCheck(eshop.scenarioId)]);
    const runner = await aRunner();
    for (let sent = 0; sent < 119; sent += 17) {
      const claims = await Promise.all(
        Array.from({ length: 17 }, () => runner.post(`${path}/obligations/O1/evidence`, EVIDENCE)),
      );
      expect(new Set(claims.map(({ status }) => status))).toEqual(new Set([200]));
      await renewRates(server.database, RUN_RATES);
    }
    await ran(runner, path, "O2");
    for (const what of ["O1/evidence", "O2/run"]) {
      const body = what.endsWith("run") ? {} : EVIDENCE;
      const refused = await runner.post(`${path}/obligations/${what}`, body);
      expect(problem(refused)).toMatchObject({ status: 429, type: "rate_limited" });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    }
    await changeModel(eshop.projectId);
    expect((await runner.post(`${path}/run`)).body.type).toBe("rate_limited");
    await ran(await aRunner(), path, "O2");
  });
});
