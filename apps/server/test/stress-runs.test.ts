import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { documentText, importInto } from "./testing/model-documents.js";
import { type Person, personWith } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { aWrite, saved } from "./testing/scenarios.js";
import { aPolicy, INSTANCE_SETTINGS, save } from "./testing/settings.js";
import {
  aProfile,
  eshopScenario,
  fittingProfile,
  type LooseProfile,
  savedProfile,
  stressOf,
} from "./testing/stress.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { areWaitingForLocks, until as waitUntil } from "./testing/waiting.js";

let server: RunningServer;
let team: Team;
let stress: string;
let scenarioId: string;
let fitting: LooseProfile;

beforeAll(async () => {
  ({ server, team } = await startTeamServer());
  stress = stressOf(team.projectId);
  scenarioId = await eshopScenario(team.owner, team.projectId);
  fitting = await fittingProfile(team.viewer, team.projectId, scenarioId);
});
afterAll(() => server.stop());

/** A profile of which a run takes seconds. */
const long = (): LooseProfile => ({
  ...fitting,
  arrivals: { process: "poisson", ratePerSecond: 16, durationSeconds: 3600, warmUpSeconds: 0, stages: [] },
  seed: randomUUID(),
});

async function runs(): Promise<number> {
  const { rows } = await server.database.query("SELECT count(*)::int AS count FROM stress_runs");
  return rows[0].count;
}

describe("GET …/stress/requirements", () => {
  it("lists what one play of the scenario reaches", async () => {
    const { body } = await team.viewer.get(`${stress}/requirements?scenarioId=${scenarioId}`).expect(200);
    expect(body).toMatchObject({ scenarioId, modelVersion: 1, branchId: null, issues: [] });
    expect(body.resources.length).toBeGreaterThan(3);
    expect(body.resources[0]).toEqual({
      elementId: expect.any(String),
      name: expect.any(String),
      kind: expect.any(String),
      reasons: expect.any(Array),
      required: expect.any(Boolean),
    });
    expect(body.serviceTimes.length).toBeGreaterThan(3);
    expect(body.limits).toMatchObject({ events: 20_000_000, requests: 5_000_000 });
  });

  it("gives the issues of a scenario that cannot be played, and empty lists", async () => {
    const path = await saved(team.editor, team.projectId, { steps: [aWrite()] });
    const id = path.split("/").at(-1);
    const { body } = await team.viewer.get(`${stress}/requirements?scenarioId=${id}`).expect(200);
    expect(body).toMatchObject({ scenarioId: id, resources: [], serviceTimes: [], outageTargets: [] });
    expect(body.issues.map(({ code }: { code: string }) => code)).toEqual([
      "unknown-element",
      "unknown-element",
    ]);
  });

  it("needs the ID of a scenario that is there", async () => {
    for (const query of ["", "?scenarioId=x", `?scenarioId=${scenarioId}&scenarioId=${scenarioId}`]) {
      const { body } = await team.viewer.get(`${stress}/requirements${query}`).expect(400);
      expect(body).toMatchObject({ type: "validation_error" });
      expect(body.errors[0].field).toBe("scenarioId");
    }
    await team.viewer.get(`${stress}/requirements?scenarioId=${randomUUID()}`).expect(404);
    const other = await aProject(team.owner, team.workspaceId);
    await team.viewer.get(`${stressOf(other)}/requirements?scenarioId=${scenarioId}`).expect(404);
    for (const branchId of [randomUUID(), "x", ""]) {
      await team.viewer
        .get(`${stress}/requirements?scenarioId=${scenarioId}&branchId=${branchId}`)
        .expect(404);
    }
    const twice = `${stress}/requirements?scenarioId=${scenarioId}&branchId=x&branchId=y`;
    expect(problem(await team.viewer.get(twice).expect(400)).fields).toEqual(["branchId"]);
  });
});

describe("POST …/profiles/{profileId}/runs", () => {
  it.each([
    ["requests", ["buckets"]],
    ["resources", ["resources"]],
    ["subscriptions", ["subscriptions"]],
    ["none", []],
    ["all", ["buckets", "resources", "subscriptions"]],
  ])("answers the series that are asked for: %s", async (series, there) => {
    const path = await savedProfile(team.editor, team.projectId, fitting);
    const made = await team.editor.post(`${path}/runs?series=${series}`).expect(201);
    const whole = await team.viewer.get(`${stress}/runs/${made.body.id}`).expect(200);
    const part = await team.viewer.get(`${stress}/runs/${made.body.id}?series=${series}`).expect(200);
    expect(part.text).toBe(made.text);
    const lists = Object.entries(part.body.series).filter(
      ([, list]) => Array.isArray(list) && list.length > 0,
    );
    expect(lists.map(([name]) => name)).toEqual(there);
    for (const [name, list] of lists) {
      expect(list).toEqual(whole.body.series[name]);
    }
    expect({ ...part.body, series: null }).toEqual({ ...whole.body, series: null });
  });

  it("refuses series that are none", async () => {
    const path = await savedProfile(team.editor, team.projectId, fitting);
    for (const answer of [
      await team.editor.post(`${path}/runs?series=some`),
      await team.viewer.get(`${stress}/runs/${randomUUID()}?series=`),
    ]) {
      expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["series"] });
    }
  });

  it("runs, keeps the run for ever as it was answered, and lists it", async () => {
    const path = await savedProfile(team.editor, team.projectId, fitting);
    expect((await team.viewer.get(`${path}/runs`).expect(200)).body).toEqual([]);
    const made = await team.editor.post(`${path}/runs`).expect(201);
    const run = made.body;
    expect(made.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(run).toMatchObject({
      profileId: path.split("/").at(-1),
      profileVersion: 1,
      scenarioId,
      branchId: null,
      engineVersion: 1,
      modelVersion: 1,
      startedBy: `user:${team.editor.id}`,
      startedAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      seed: "1",
      basis: "assumed",
      profile: fitting,
    });
    for (const hash of ["scenarioHash", "inputsHash", "resultHash"]) {
      expect(run[hash]).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(run.requests.succeeded + run.requests.failed + run.requests.inFlightAtEnd).toBe(
      run.requests.measured,
    );
    await team.editor.put(path, { ...fitting, seed: "2" }).expect(200);
    const read = await team.viewer.get(`${stress}/runs/${run.id}`).expect(200);
    expect(read.text).toBe(made.text);
    expect(run.intervals.map(({ path: of }: { path: string }) => of)).toContain("latency.p95Us");
    const second = (await team.owner.post(`${path}/runs`).expect(201)).body;
    expect(second).toMatchObject({ profileVersion: 2, seed: "2" });
    const { body } = await team.viewer.get(`${path}/runs`).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([second.id, run.id]);
    expect(body[1]).toEqual({
      basis: "assumed",
      id: run.id,
      startedAt: run.startedAt,
      startedBy: run.startedBy,
      modelVersion: 1,
      branchId: null,
      verdict: run.verdict,
      p50Us: run.latency.p50Us,
      p95Us: run.latency.p95Us,
      p99Us: run.latency.p99Us,
      successRatePpm: run.requests.successRatePpm,
      throughputPerSecond: run.requests.throughputPerSecond,
      criticalResourceId: run.critical.resourceId,
      resultHash: run.resultHash,
    });
    const summaries = (await team.viewer.get(`${stress}/profiles`).expect(200)).body;
    expect(summaries.find(({ id }: { id: string }) => path.endsWith(id))).toMatchObject({
      lastRunId: second.id,
      lastRunVerdict: second.verdict,
    });
  });

  it("gives the same result for the same inputs: again, from a profile in another order, and in another process", async () => {
    const one = await savedProfile(team.editor, team.projectId, fitting);
    const reversed = { ...fitting, name: "Reversed", resources: (fitting["resources"] as []).toReversed() };
    const two = await savedProfile(team.editor, team.projectId, reversed);
    const another = await server.another();
    try {
      const there = personWith(another, team.editor);
      const answers: Response[] = [];
      for (const [person, path] of [
        [team.editor, one],
        [team.editor, two],
        [there, one],
      ] as [Person, string][]) {
        answers.push(await person.post(`${path}/runs`).expect(201));
      }
      for (const hash of ["inputsHash", "resultHash"]) {
        expect(new Set(answers.map(({ body }) => body[hash])).size).toBe(1);
      }
      const other = await savedProfile(team.editor, team.projectId, { ...fitting, seed: "3" });
      const { body } = await team.editor.post(`${other}/runs`).expect(201);
      expect(body.resultHash).not.toBe(answers[0]?.body.resultHash);
    } finally {
      await another.stop();
    }
  });

  it("refuses with every reason at once, and keeps nothing", async () => {
    const stranger = randomUUID();
    const path = await savedProfile(
      team.editor,
      team.projectId,
      aProfile({
        scenarioId,
        serviceTimes: [{ targetId: stranger, distribution: { kind: "constant", valueMs: 1 }, errorRate: 0 }],
      }),
    );
    const before = await runs();
    const { body, headers } = await team.editor.post(`${path}/runs`).expect(422);
    expect(headers["content-type"]).toMatch("application/problem+json");
    expect(body.type).toBe("stress_refused");
    expect(body.title).toMatch(/./);
    const codes = new Set(body.reasons.map(({ code }: { code: string }) => code));
    expect(codes).toEqual(new Set(["missing-resource", "missing-service-time", "unknown-target"]));
    expect(body.reasons).toContainEqual({
      code: "unknown-target",
      targetId: stranger,
      stepId: null,
      message: expect.any(String),
    });
    expect(body.errors.map(({ field }: { field: string }) => field)).toContain("serviceTimes[0].targetId");
    expect(await runs()).toBe(before);
  });

  it("refuses a scenario that is gone, cannot be played, or does nothing", async () => {
    const codes = async (id: string): Promise<readonly string[]> => {
      const path = await savedProfile(team.editor, team.projectId, aProfile({ scenarioId: id }));
      const { body } = await team.editor.post(`${path}/runs`).expect(422);
      return body.reasons.map(({ code }: { code: string }) => code);
    };
    const idOf = async (steps: unknown[]): Promise<string> =>
      (await saved(team.editor, team.projectId, { steps })).split("/").at(-1) ?? "";
    expect(await codes(randomUUID())).toEqual(["scenario-missing"]);
    expect(await codes(await idOf([aWrite()]))).toEqual(["scenario-invalid", "scenario-invalid"]);
    expect(await codes(await idOf([]))).toEqual(["empty-scenario"]);
  });

  it("runs on the model as it is now", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const scenario = await eshopScenario(team.owner, projectId);
    const profile = await fittingProfile(team.owner, projectId, scenario);
    const path = await savedProfile(team.owner, projectId, profile);
    const before = (await team.owner.post(`${path}/runs`).expect(201)).body;
    const renamed = documentText("eshop-queues.model.json").replace('"name": "webapp"', '"name": "shop"');
    await importInto(team.owner, projectId, renamed).expect(200);
    const after = (await team.owner.post(`${path}/runs`).expect(201)).body;
    expect([before.modelVersion, after.modelVersion]).toEqual([1, 2]);
    expect(after.resultHash).toBe(before.resultHash);
  });

  it("answers 404 for a branch that is not there, 400 for two", async () => {
    const path = await savedProfile(team.editor, team.projectId, fitting);
    for (const branchId of [randomUUID(), "x", ""]) {
      expect((await team.editor.post(`${path}/runs?branchId=${branchId}`).expect(404)).body.type).toBe(
        "not_found",
      );
    }
    const twice = await team.editor.post(`${path}/runs?branchId=x&branchId=y`).expect(400);
    expect(problem(twice).fields).toEqual(["branchId"]);
  });

  it("runs on a branch when one is named", async () => {
    const branchId = randomUUID();
    const body = { id: branchId, kind: "draft", name: "Draft" };
    await team.editor.post(`/api/projects/${team.projectId}/branches`, body).expect(201);
    const required = await team.viewer
      .get(`${stress}/requirements?scenarioId=${scenarioId}&branchId=${branchId.toUpperCase()}`)
      .expect(200);
    expect(required.body.branchId).toBe(branchId);
    const path = await savedProfile(team.editor, team.projectId, fitting);
    const onMain = (await team.editor.post(`${path}/runs`).expect(201)).body;
    const run = (await team.editor.post(`${path}/runs?branchId=${branchId}`).expect(201)).body;
    expect(run).toMatchObject({ branchId, resultHash: onMain.resultHash });
    const listed = (await team.viewer.get(`${path}/runs`).expect(200)).body;
    expect(listed.map((one: { branchId: string | null }) => one.branchId)).toEqual([branchId, null]);
  });

  it("answers 409 when a profile keeps as many runs as it may", async () => {
    const path = await savedProfile(team.editor, team.projectId, fitting);
    await server.database.query(
      `INSERT INTO stress_runs (project_id, id, profile_id, profile_version, started_at, started_by, model_version,
                                verdict, throughput_per_second, result_hash, answer)
       SELECT $1, gen_random_uuid(), $2, 1, now(), 'x', 1, 'stable', 1, 'x', '{}' FROM generate_series(1, 1000)`,
      [team.projectId, path.split("/").at(-1)],
    );
    expect((await team.editor.post(`${path}/runs`).expect(409)).body.type).toBe("conflict");
  });
});

describe("runs at the same time", () => {
  it("are four in a process: a fifth is busy, health answers meanwhile, and a client that leaves frees its slot", async () => {
    let left = await leftRuns();
    // Again where the machine stood still for as long as a run takes, or who asks came between the four.
    for (let again = 0; left.statuses.some((status) => status !== undefined) && again < 5; again += 1) {
      left = await leftRuns();
    }
    const { path, busy, statuses } = left;
    expect(statuses).toEqual(Array(4).fill(undefined));
    expect(busy.body.type).toBe("busy");
    expect(busy.headers["retry-after"]).toBe("1");
    const short = await savedProfile(team.editor, team.projectId, fitting);
    await until(
      () => team.editor.post(`${short}/runs`),
      ({ status }) => status === 201,
    );
    const { body } = await team.viewer.get(`${path}/runs`).expect(200);
    expect(body).toEqual([]);
    expect((await team.viewer.get(`${short}/runs`).expect(200)).body).toHaveLength(1);
  });

  /** Four runs that are left by their clients, how those were answered that were not left in time, and what a fifth was told. */
  async function leftRuns() {
    const path = await savedProfile(team.editor, team.projectId, long());
    await until(
      () => team.editor.post(`${path}/runs?branchId=x`),
      ({ status }) => status === 404,
    );
    const clients = Array.from({ length: 4 }, () => impatient(`${path}/runs`));
    const isOver = (): boolean => clients.some((client) => client.status() !== undefined);
    await new Promise((resolve) => setTimeout(resolve, 500));
    // In a free slot it would be 404 at once, so asking takes no slot away.
    const busy = await until(
      () => team.editor.post(`${path}/runs?branchId=x`),
      ({ status }) => status === 429 || isOver(),
    );
    await team.viewer.get("/health/live").expect(200);
    await team.viewer.get(`${stress}/requirements?scenarioId=${scenarioId}`).expect(200);
    const statuses = clients.map((client) => client.status());
    for (const client of clients) {
      client.destroy();
    }
    return { path, busy, statuses };
  }

  it("are as many as the policy of now says: a change counts for the next run and ends none", async () => {
    const path = await savedProfile(team.editor, team.projectId, long());
    const slots = async (most: number) => {
      const policy = aPolicy({ maxConcurrentStressRuns: most });
      expect((await save(team.owner, INSTANCE_SETTINGS, { policy, defaults: {} })).status).toBe(200);
    };
    const askUntil = (status: number) =>
      until(
        () => team.editor.post(`${path}/runs?branchId=x`),
        (answer) => answer.status === status,
      );
    // One that would be over too early waits to be kept, and has its slot until then.
    const holder = await holderOf(path);
    try {
      await slots(1);
      const first = impatient(`${path}/runs`);
      expect((await askUntil(429)).body.type).toBe("busy");
      await slots(2);
      await askUntil(404);
      const second = impatient(`${path}/runs`);
      await askUntil(429);
      await slots(1);
      second.destroy();
      await askUntil(429);
      first.destroy();
      await holder.end();
      await askUntil(404);
    } finally {
      await holder.end();
      await slots(4);
    }
  });

  it("leave nothing when their profile is deleted meanwhile", async () => {
    const path = await savedProfile(team.editor, team.projectId, fitting);
    const before = await runs();
    const holder = await holderOf(path);
    const statuses: Promise<number>[] = [];
    try {
      statuses.push(team.editor.delete(path).then(({ status }) => status));
      await waitUntil(() => areWaitingForLocks(server.database));
      // It reads its profile, which is there still, and comes to be kept when that is deleted.
      statuses.push(team.editor.post(`${path}/runs`).then(({ status }) => status));
      await waitUntil(() => areWaitingForLocks(server.database, 2));
    } finally {
      await holder.end();
    }
    expect(await Promise.all(statuses)).toEqual([204, 404]);
    expect(await runs()).toBe(before);
  });
});

/** Holds the row of a profile, without which none of its runs is kept, until it ends. */
async function holderOf(path: string): Promise<{ end(): Promise<void> }> {
  const holder = await server.database.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT 1 FROM stress_profiles WHERE id = $1 FOR UPDATE", [path.split("/").at(-1)]);
  let over: Promise<void> | undefined;
  const release = async (): Promise<void> => {
    await holder.query("ROLLBACK");
    holder.release();
  };
  return {
    end: () => {
      over ??= release();
      return over;
    },
  };
}

/** A client that starts a run and can leave. */
function impatient(path: string) {
  let status: number | undefined;
  const sent = request(`${server.url}${path}`, {
    method: "POST",
    headers: { Cookie: team.editor.cookie ?? "" },
  });
  sent.once("response", ({ statusCode }) => {
    status = statusCode;
  });
  sent.on("error", () => undefined);
  sent.end();
  return { destroy: () => void sent.destroy(), status: () => status };
}

async function until(
  call: () => PromiseLike<Response>,
  holds: (answer: Response) => boolean,
): Promise<Response> {
  for (;;) {
    const answer = await call();
    if (holds(answer)) {
      return answer;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe("GET and DELETE …/runs/{runId}", () => {
  it("reads and removes one run, in its own project alone", async () => {
    const path = await savedProfile(team.editor, team.projectId, fitting);
    const { id } = (await team.editor.post(`${path}/runs`).expect(201)).body;
    const other = await aProject(team.owner, team.workspaceId);
    for (const wrong of [
      `${stressOf(other)}/runs/${id}`,
      `${stress}/runs/${randomUUID()}`,
      `${stress}/runs/x`,
    ]) {
      await team.owner.get(wrong).expect(404);
      await team.owner.delete(wrong).expect(404);
    }
    await team.editor.delete(`${stress}/runs/${id}`).expect(204);
    await team.viewer.get(`${stress}/runs/${id}`).expect(404);
    expect((await team.viewer.get(`${path}/runs`).expect(200)).body).toEqual([]);
  });

  it("go with their profile, and with their project", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const scenario = await eshopScenario(team.owner, projectId);
    const profile = await fittingProfile(team.owner, projectId, scenario);
    const rowsLeft = async (): Promise<number> => {
      const { rows } = await server.database.query(
        `SELECT (SELECT count(*) FROM stress_runs WHERE project_id = $1)::int
              + (SELECT count(*) FROM stress_profiles WHERE project_id = $1)::int AS count`,
        [projectId],
      );
      return rows[0].count;
    };
    const one = await savedProfile(team.owner, projectId, profile);
    const { id } = (await team.owner.post(`${one}/runs`).expect(201)).body;
    await team.owner.delete(one).expect(204);
    await team.owner.get(`${stressOf(projectId)}/runs/${id}`).expect(404);
    expect(await rowsLeft()).toBe(0);
    const two = await savedProfile(team.owner, projectId, profile);
    await team.owner.post(`${two}/runs`).expect(201);
    await team.owner.delete(`/api/projects/${projectId}`).expect(204);
    expect(await rowsLeft()).toBe(0);
    const { rows } = await server.database.query(
      "SELECT action FROM audit_entries WHERE action LIKE 'stress-%' AND details->>'projectId' = $1",
      [projectId],
    );
    expect(rows).toEqual([{ action: "stress-profile.deleted" }]);
  });
});

describe("GET …/stress/compare", () => {
  it("says what was changed and what came of it", async () => {
    const path = await savedProfile(team.editor, team.projectId, fitting);
    const left = (await team.editor.post(`${path}/runs`).expect(201)).body;
    const resources = (fitting["resources"] as Record<string, unknown>[]).map((resource) => ({
      ...resource,
      concurrency: 1,
    }));
    await team.editor.put(path, { ...fitting, resources }).expect(200);
    const right = (await team.editor.post(`${path}/runs`).expect(201)).body;
    const query = `left=${left.id.toUpperCase()}&right=${right.id}`;
    const { body } = await team.viewer.get(`${stress}/compare?${query}`).expect(200);
    const listed = (await team.viewer.get(`${path}/runs`).expect(200)).body;
    expect([body.right, body.left]).toEqual(listed);
    expect(body).toMatchObject({
      comparable: true,
      reasons: [],
      inputs: { modelChanged: false, scenarioChanged: false },
    });
    expect(body.inputs.profileChanges).toHaveLength(resources.length);
    expect(body.metrics).toContainEqual(
      expect.objectContaining({
        path: "latency.p95Us",
        left: left.latency.p95Us,
        right: right.latency.p95Us,
      }),
    );
  });

  it("needs two runs of the project", async () => {
    const path = await savedProfile(team.editor, team.projectId, fitting);
    const { id } = (await team.editor.post(`${path}/runs`).expect(201)).body;
    const { body } = await team.viewer.get(`${stress}/compare`).expect(400);
    expect(body.type).toBe("validation_error");
    expect(new Set(body.errors.map(({ field }: { field: string }) => field))).toEqual(
      new Set(["left", "right"]),
    );
    await team.viewer.get(`${stress}/compare?left=${id}&right=x`).expect(400);
    await team.viewer.get(`${stress}/compare?left=${id}&right=${randomUUID()}`).expect(404);
    await team.viewer.get(`${stress}/compare?left=${randomUUID()}&right=${id}`).expect(404);
    const other = await aProject(team.owner, team.workspaceId);
    await team.viewer.get(`${stressOf(other)}/compare?left=${id}&right=${id}`).expect(404);
    const same = await team.viewer.get(`${stress}/compare?left=${id}&right=${id}`).expect(200);
    expect(same.body.inputs.profileChanges).toEqual([]);
  });
});
