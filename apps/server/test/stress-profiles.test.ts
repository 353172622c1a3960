import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aProject, type Team } from "./testing/project.js";
import { aProfile, savedProfile, stressOf } from "./testing/stress.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let profiles: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  profiles = `${stressOf(team.projectId)}/profiles`;
});
afterAll(() => server.stop());

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** A profile with an entry in each list, its IDs in capitals. */
function fullProfile(): ReturnType<typeof aProfile> {
  const [a, b] = [randomUUID().toUpperCase(), randomUUID().toUpperCase()];
  return aProfile({
    name: "Black Friday",
    seed: "seed ☃",
    arrivals: {
      process: "constant",
      ratePerSecond: 12.5,
      durationSeconds: 60,
      warmUpSeconds: 0,
      stages: [{ fromSecond: 30, ratePerSecond: 0 }],
    },
    resources: [{ elementId: a, instances: 2, concurrency: 8, queueLimit: null, hold: "work" }],
    serviceTimes: [
      { targetId: b, distribution: { kind: "lognormal", medianMs: 4.25, p95Ms: 20 }, errorRate: 0.01 },
    ],
    subscriptions: [
      { subscriptionId: a, concurrency: 3, backlogLimit: 100, overflow: "dead-letter", deliveryDelayMs: 1.5 },
    ],
    branches: [{ stepId: "choose", thenProbability: 0.25 }],
    overrides: [
      {
        targetId: b,
        timeoutMs: 100,
        maxAttempts: null,
        backoffMs: 10,
        backoffFactor: 2,
        maxBackoffMs: null,
        jitter: "full",
      },
    ],
    outages: [{ targetId: a, kind: "Outage", fromMs: 1000, toMs: 2000, share: 0.5 }],
  });
}

const lowered = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === "string" && /^[0-9A-F-]{36}$/.test(inner) ? inner.toLowerCase() : inner,
  );

describe("POST and GET …/profiles", () => {
  it("keeps a profile as it is sent, IDs in lower case, and gives it an ID", async () => {
    const profile = fullProfile();
    const made = await team.editor.post(profiles, profile).expect(201);
    expect(made.headers["etag"]).toBe('"1"');
    const { body } = made;
    expect(made.headers["content-type"]).toBe("application/json; charset=utf-8");
    const actor = `user:${team.editor.id}`;
    expect(body).toEqual({
      ...(lowered(profile) as object),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      basis: "assumed",
      version: 1,
      createdAt: TIME,
      updatedAt: TIME,
      createdBy: actor,
      updatedBy: actor,
    });
    const read = await team.viewer.get(`${profiles}/${body.id.toUpperCase()}`).expect(200);
    expect(read.body).toEqual(body);
  });

  it("lists summaries in name order, each with its last run", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const path = `${stressOf(projectId)}/profiles`;
    expect((await team.viewer.get(path).expect(200)).body).toEqual([]);
    for (const name of ["beta", "Alpha", "alpha"]) {
      await team.editor.post(path, aProfile({ name })).expect(201);
    }
    const { body } = await team.viewer.get(path).expect(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(["Alpha", "alpha", "beta"]);
    expect(body[0]).toEqual({
      basis: "assumed",
      id: expect.any(String),
      name: "Alpha",
      scenarioId: expect.any(String),
      ratePerSecond: 20,
      durationSeconds: 100,
      updatedAt: TIME,
      lastRunId: null,
      lastRunVerdict: null,
    });
  });

  it("takes a profile whose scenario and parts are nowhere: that is asked at the run", async () => {
    await team.editor.post(profiles, fullProfile()).expect(201);
  });

  it("says everything that is missing or of another type as invalid_body", async () => {
    const { name: _, ...profile } = aProfile({ seed: 1, resources: null });
    const { body } = await team.editor.post(profiles, profile).expect(400);
    expect(body.type).toBe("invalid_body");
    expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      "name",
      "resources",
      "seed",
    ]);
    for (const text of ["", "[]", "{", '{"name":"a","name":"b"}', "null"]) {
      expect((await team.editor.post(profiles, text).expect(400)).body.type).toBe("invalid_body");
    }
  });

  it("says every broken rule at once, and refuses what it does not know", async () => {
    const target = randomUUID();
    const { body } = await team.editor
      .post(
        profiles,
        aProfile({
          name: "",
          scenarioId: "x",
          arrivals: {
            process: "poisson",
            ratePerSecond: 0,
            durationSeconds: 3601,
            warmUpSeconds: 0,
            stages: [],
          },
          resources: [
            { elementId: target, instances: 0, concurrency: 1, queueLimit: null, hold: "call" },
            { elementId: target, instances: 1, concurrency: 1, queueLimit: null, hold: "call", burst: 1 },
          ],
          outage: [],
        }),
      )
      .expect(400);
    expect(body.type).toBe("validation_error");
    const fields = body.errors.map(({ field }: { field: string }) => field);
    for (const field of [
      "name",
      "scenarioId",
      "arrivals.ratePerSecond",
      "arrivals.durationSeconds",
      "resources[0].instances",
      "resources[1].elementId",
      "resources[1].burst",
      "outage",
    ]) {
      expect(fields).toContain(field);
    }
  });

  it("refuses other content types and large bodies", async () => {
    const sent = team.editor.post(profiles, JSON.stringify(aProfile())).set("Content-Type", "text/plain");
    expect((await sent).status).toBe(415);
    const large = JSON.stringify(aProfile({ name: "x".repeat(1024 * 1024) }));
    expect((await team.editor.post(profiles, large).expect(413)).body.type).toBe("payload_too_large");
  });

  it("refuses one profile more than a project may have", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    await server.database.query(
      `INSERT INTO stress_profiles SELECT $1, gen_random_uuid(), 1, 'p', gen_random_uuid(), 1, 1, '{}', 'x', now(), 'x', now()
         FROM generate_series(1, 999)`,
      [projectId],
    );
    const path = `${stressOf(projectId)}/profiles`;
    const answers = await Promise.all([1, 2, 3].map(() => team.editor.post(path, aProfile())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe("PUT …/profiles/{profileId}", () => {
  it("replaces, and raises the version only when something changes", async () => {
    const profile = aProfile();
    const path = await savedProfile(team.owner, team.projectId, profile);
    const same = await team.editor.put(path, profile).expect(200);
    expect(same.body).toMatchObject({ version: 1, updatedBy: `user:${team.owner.id}` });
    const { body } = await team.editor.put(path, { ...profile, name: "Other" }).expect(200);
    expect(body).toMatchObject({
      version: 2,
      name: "Other",
      createdBy: `user:${team.owner.id}`,
      updatedBy: `user:${team.editor.id}`,
    });
    expect((await team.viewer.get(path).expect(200)).body).toEqual(body);
  });

  it("makes one version of each of ten changes at the same time", async () => {
    const profile = aProfile();
    const path = await savedProfile(team.owner, team.projectId, profile);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => team.editor.put(path, { ...profile, name: `n${index}` })),
    );
    expect(answers.map(({ body }) => body.version).sort((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });

  it("refuses what a create refuses, and leaves the profile", async () => {
    const path = await savedProfile(team.owner, team.projectId, aProfile());
    expect((await team.editor.put(path, {}).expect(400)).body.type).toBe("invalid_body");
    const { body } = await team.editor.put(path, aProfile({ id: randomUUID() })).expect(400);
    expect(body).toMatchObject({ type: "validation_error", errors: [{ field: "id" }] });
    expect((await team.viewer.get(path)).body.version).toBe(1);
  });
});

describe("what is not there", () => {
  it("is 404, in another project too", async () => {
    const path = await savedProfile(team.owner, team.projectId, aProfile());
    const other = await aProject(team.owner, team.workspaceId);
    for (const wrong of [
      `${profiles}/${randomUUID()}`,
      `${profiles}/x`,
      path.replace(team.projectId, other),
    ]) {
      await team.owner.get(wrong).expect(404);
      await team.owner.put(wrong, aProfile()).expect(404);
      await team.owner.delete(wrong).expect(404);
      await team.owner.get(`${wrong}/runs`).expect(404);
      await team.owner.post(`${wrong}/runs`).expect(404);
    }
    await team.owner.delete(path).expect(204);
    await team.owner.get(path).expect(404);
    await team.owner.delete(path).expect(404);
  });
});

describe("GET …/stress/defaults", () => {
  it("answers the built-in values", async () => {
    const { body } = await team.viewer.get(`${stressOf(team.projectId)}/defaults`).expect(200);
    expect(body).toEqual({ seed: "1", durationSeconds: 300, warmUpSeconds: 5, arrivalRatePerSecond: 10 });
  });
});
