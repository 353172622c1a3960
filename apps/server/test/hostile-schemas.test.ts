import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { SCHEMA_CHECKS_MS } from "../src/sections/scenarios/limits.js";
import { exponential, held } from "./testing/held-schemas.js";
import { APP, importInto, smallDocument, testId } from "./testing/model-documents.js";
import { aProject, type Team } from "./testing/project.js";
import { saved } from "./testing/scenarios.js";
import { aProfile, savedProfile } from "./testing/stress.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

interface Watched {
  readonly status: number;
  readonly codes: readonly string[];
  readonly ms: number;
  /** How often /health/live was asked and answered while a schema was checked: that takes two seconds from its begin. */
  readonly healthAnswers: number;
}

async function watchedRun(path: string): Promise<Watched> {
  const at = performance.now();
  let running = true;
  const run = team.viewer.post(`${path}/run`).then((answer) => {
    running = false;
    return answer;
  });
  let healthAnswers = 0;
  while (running) {
    const asked = performance.now() - at;
    await fetch(`${server.url}/health/live`);
    healthAnswers += asked > 500 && performance.now() - at < 1_500 ? 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const answer = await run;
  const ms = performance.now() - at;
  const codes = answer.body.issues.map(({ code }: { code: string }) => code);
  return { status: answer.status, codes, ms, healthAnswers };
}

describe("a schema that does not come to an end", () => {
  it.each<[string, unknown, unknown]>([
    ["2^40 tries of anyOf", exponential(40, "anyOf"), 1],
    ["2^40 tries of oneOf", exponential(40, "oneOf"), 1],
    ["2^40 turns of allOf that all match", exponential(40, "allOf"), "never"],
  ])("%s: ended from outside; other requests are answered meanwhile", async (_, schema, request) => {
    const watched = await watchedRun(await held(team, schema, request));
    expect(watched).toMatchObject({ status: 200, codes: ["validation-too-slow"] });
    expect(watched.healthAnswers).toBeGreaterThan(0);
  });

  it("is remembered until it is another one: its next run is answered at once", async () => {
    const path = await held(team, exponential(40, "anyOf"), 1);
    await watchedRun(path);
    const again: Watched[] = [];
    for (let time = 0; time < 6; time += 1) {
      again.push(await watchedRun(path));
    }
    expect(again.map(({ codes }) => codes)).toEqual(again.map(() => ["validation-too-slow"]));
    // Not all six: a machine may stand still for once.
    expect(again.filter(({ ms }) => ms < SCHEMA_CHECKS_MS).length).toBeGreaterThan(3);
    const [projectId = ""] = path.match(/[0-9a-f-]{36}/g) ?? [];
    const schemas = `/api/projects/${projectId}/schemas`;
    const [{ id, name }] = (await team.editor.get(schemas).expect(200)).body.items;
    await team.editor.put(`${schemas}/${id}`, { name, content: "{}" }).expect(200);
    expect((await watchedRun(path)).codes).toEqual([]);
  });

  it("does not stand in the way of later runs, nor lose threads", async () => {
    const hostile = await held(team, exponential(40, "anyOf"), 1);
    const plain = await held(team, { type: "integer" }, 1);
    const slow = await Promise.all(Array.from({ length: 3 }, () => team.viewer.post(`${hostile}/run`)));
    expect(slow.map(({ body }) => body.issues[0].code)).toEqual(Array(3).fill("validation-too-slow"));
    expect((await team.viewer.post(`${plain}/run`).expect(200)).body.issues).toEqual([]);
    const { rows } = await server.database.query(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database()",
    );
    expect(rows[0].n).toBeLessThan(30);
  });
});

describe("a stress run on a schema that does not come to an end", () => {
  it("is refused after the check was ended; other requests are answered meanwhile", async () => {
    const scenario = await held(team, exponential(40, "anyOf"), 1);
    const [projectId = "", scenarioId = ""] = scenario.match(/[0-9a-f-]{36}/g) ?? [];
    const profile = await savedProfile(team.owner, projectId, aProfile({ scenarioId }));
    const refused = team.editor.post(`${profile}/runs`).then(({ status, body }) => ({ status, body }));
    let answered = 0;
    let running = true;
    void refused.finally(() => {
      running = false;
    });
    while (running) {
      await fetch(`${server.url}/health/live`);
      answered += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { status, body } = await refused;
    expect([status, body.type]).toEqual([422, "stress_refused"]);
    expect(body.reasons).toEqual([
      expect.objectContaining({ message: expect.stringContaining("validation-too-slow") }),
    ]);
    expect(answered).toBeGreaterThan(10);
    expect((await team.editor.get(`${profile}/runs`).expect(200)).body).toEqual([]);
  });
});

describe("a schema that would be slow elsewhere", () => {
  const levels = (count: number): unknown => (count === 0 ? 1 : { a: levels(count - 1) });
  it.each<[string, unknown, unknown, readonly string[]]>([
    ["a nested quantifier", { pattern: "^(a+)+$" }, `${"a".repeat(60_000)}!`, ["schema-mismatch"]],
    ["alternatives that overlap", { pattern: "^(a|a|a|aa)*b$" }, "a".repeat(60_000), ["schema-mismatch"]],
    ["a pattern of a key", { patternProperties: { "^(x+x+)+y$": true } }, { ["x".repeat(60_000)]: 1 }, []],
    ["format regex", { format: "regex" }, `(${"(a+)+".repeat(5_000)})`, []],
    ["a schema that names itself", { $ref: "#" }, 1, ["invalid-schema"]],
    [
      "two schemas that name each other",
      { $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } } },
      1,
      ["invalid-schema"],
    ],
    ["a schema of another server", { $ref: "https://example.org/schema.json" }, 1, ["invalid-schema"]],
    ["no JSON", "{", 1, ["invalid-schema"]],
    ["a schema of 5,000 levels", `${'{"not":'.repeat(5_000)}true${"}".repeat(5_000)}`, 1, ["invalid-schema"]],
    ["a recursive schema on 32 levels", { properties: { a: { $ref: "#" } } }, levels(32), []],
  ])("%s is answered at once", async (_, schema, request, codes) => {
    const watched = await watchedRun(await held(team, schema, request));
    expect(watched).toMatchObject({ status: 200, codes });
  });
});

describe("a client that goes away", () => {
  it("ends its run, waiting or not", async () => {
    const hostile = await held(team, exponential(40, "anyOf"), 1);
    const plain = await held(team, { type: "integer" }, 1);
    const leaving = new AbortController();
    const headers = { Cookie: team.viewer.cookie ?? "" };
    const runs = Array.from({ length: 40 }, () =>
      fetch(`${server.url}${hostile}/run`, { method: "POST", headers, signal: leaving.signal }).catch(
        () => null,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    leaving.abort();
    await Promise.all(runs);
    const watched = await watchedRun(plain);
    expect(watched).toMatchObject({ status: 200, codes: [] });
    expect(watched.ms).toBeLessThan(25_000);
  });
});

describe("a long trace of large payloads", () => {
  it("is answered whole, though no string could hold it", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const channels = [{ id: testId(100), kind: "topic", name: "t" }];
    const subscriptions = Array.from({ length: 900 }, (_, at) => ({
      id: testId(1_000 + at),
      channelId: testId(100),
      consumerId: APP,
      retry: null,
      deadLetterChannelId: null,
    }));
    const messages = [{ id: testId(101), name: "M", producerId: APP, schemaId: null }];
    await importInto(team.owner, projectId, smallDocument({ channels, subscriptions, messages })).expect(200);
    const payload = "x".repeat(65_000);
    const publish = { type: "publish", from: APP, channel: testId(100), message: testId(101) };
    const steps = Array.from({ length: 7 }, (_, at) => ({
      ...publish,
      id: `p${at}`,
      payload: payload + at,
      headers: {},
      handlers: {},
    }));
    const path = await saved(team.owner, projectId, { id: randomUUID(), steps });
    const answer = await fetch(`${server.url}${path}/run`, {
      method: "POST",
      headers: { Cookie: team.viewer.cookie ?? "", "Accept-Encoding": "identity" },
    });
    let bytes = 0;
    let last = "";
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      last = Buffer.from(chunk).subarray(-20).toString();
    }
    expect(answer.status).toBe(200);
    expect(bytes).toBe(Number(answer.headers.get("content-length")));
    expect(bytes).toBeGreaterThan(7 * 901 * 65_000);
    expect(last.endsWith("}}")).toBe(true);
  });
});
