import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { anAiCallRow, anExplainRequest, anExplanation, explainOf, usesVendor } from "./testing/ai.js";
import { answers, type FakeVendor, hangs, held, startFakeVendor, status } from "./testing/fake-vendor.js";
import type { Person } from "./testing/people.js";
import { personWith } from "./testing/people.js";
import { aPriceBody, pricesOf } from "./testing/prices.js";
import { problem } from "./testing/problem.js";
import { aProject, aTeamAnew, type Team } from "./testing/project.js";
import { PROVIDER } from "./testing/settings.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";
import { until, untilQuiet } from "./testing/waiting.js";

let server: TestServer;
let team: Team;
let vendor: FakeVendor;

beforeAll(async () => {
  ({ server, team } = await startTeamServer({ Service__Profile: "local" }));
  vendor = await startFakeVendor();
});
afterAll(async () => {
  await server.stop();
  await vendor.stop();
});
// Each test has a workspace of its own, and everybody may ask again.
beforeEach(async () => {
  await server.database.query("DELETE FROM rate_limits");
  team = await aTeamAnew(team);
});

/** An answer for which exactly one US dollar is kept aside, and paid. */
const A_DOLLAR = { tokens: { input: 1, cached: 0, output: 2_000 } };
const GOOD = answers(anExplanation(), A_DOLLAR);

/** A provider whose calls cost a dollar each, in a workspace with a budget. */
async function costsADollar(
  monthlyAiBudgetUsd: number | null,
  provider: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await usesVendor(team.owner, team.workspaceId, {
    vendor,
    provider,
    settings: { usage: { monthlyAiBudgetUsd } },
  });
  for (const [sku, unitPrice] of [
    ["m-1:input", 0],
    ["m-1:output", 500],
  ] as const) {
    const price = {
      provider: "ai:vendor-a",
      region: null,
      sku,
      unit: "1M tokens",
      unitPrice,
      currency: "USD",
    };
    await team.owner
      .post(pricesOf(team.workspaceId), aPriceBody({ ...price, effectiveDate: "2026-01-01" }))
      .expect(201);
  }
}

function explain(person: Person = team.viewer, projectId = team.projectId) {
  return person.post(explainOf(projectId), anExplainRequest());
}

async function reasonOf(person: Person = team.viewer): Promise<string | null> {
  const { body } = await explain(person).expect(200);
  return body.unavailable?.reason ?? null;
}

async function usage() {
  return (await team.viewer.get(`/api/projects/${team.projectId}/ai/usage`).expect(200)).body;
}

async function rows(workspaceId = team.workspaceId) {
  const sql = "SELECT * FROM ai_calls WHERE workspace_id = $1 ORDER BY started_at, attempt";
  return (await server.database.query(sql, [workspaceId])).rows;
}

/** The same person at another process. */
function at(other: RunningServer, { id, email, cookie }: Person): Person {
  return personWith(other, { id, email, cookie });
}

describe("a budget", () => {
  it("is not overspent by 50 calls at once in two processes, and used up to its last dollar", async () => {
    const other = await server.another();
    await costsADollar(10);
    vendor.begin(GOOD);
    const people = [team.owner, team.editor, team.viewer].flatMap((one) => [one, at(other, one)]);
    const asks = Array.from({ length: 50 }, (_, number) => people[number % people.length] as Person);
    const reasons = await Promise.all(
      asks.map(async (person) => {
        for (;;) {
          const { status: code, body } = await explain(person);
          if (code !== 429) {
            return body.unavailable?.reason ?? (code === 200 ? "ok" : body.title);
          }
          expect(body.type).toBe("busy");
          await pause(100);
        }
      }),
    );
    const counts = Map.groupBy(reasons, (reason) => reason);
    expect([...counts].map(([reason, all]) => [reason, all.length]).toSorted()).toEqual([
      ["ok", 10],
      ["workspace-budget-used", 40],
    ]);
    expect(vendor.questions).toHaveLength(10);
    expect(await usage()).toMatchObject({ spentUsd: 10, reservedUsd: 0, budgetUsd: 10 });
    await other.stop();
  });

  it.each([
    [
      "more than was sent, which costs nothing here",
      { input: Number.MAX_SAFE_INTEGER, cached: 0, output: 1 },
      1,
    ],
    ["twice what was asked for", { input: 1, cached: 0, output: 4_000 }, 2],
    ["more than any answer has", { input: 1, cached: 0, output: Number.MAX_SAFE_INTEGER }, 4],
    ["nothing that was sent", { input: 0, cached: 0, output: 1 }, 1],
    ["nothing of what it says", { input: 1, cached: 0, output: 0 }, 1],
  ])("is not ended, nor passed by, by a vendor that counts %s", async (_, tokens, costUsd) => {
    const warnings = Math.min(tokens.input, tokens.output) === 0 ? [] : ["tokens-not-believed"];
    await costsADollar(5);
    vendor.begin(answers(anExplanation(), { tokens }));
    const { body } = await explain().expect(200);
    expect(body.usage).toMatchObject({ inputTokens: null, outputTokens: null, costUsd });
    const told = {
      input_tokens: null,
      output_tokens: null,
      outcome: "ok",
      warnings,
    };
    expect(await rows()).toMatchObject([told]);
    expect(await usage()).toMatchObject({ spentUsd: costUsd });
    expect(await reasonOf()).toBeNull();
  });

  it("is held by a call that is under way", async () => {
    await costsADollar(1);
    const { mode, release } = held(GOOD);
    vendor.begin(mode);
    const first = explain(team.editor).then(({ body }) => body);
    await until(() => vendor.questions.length === 1);
    expect(await usage()).toMatchObject({ spentUsd: 0, reservedUsd: 1 });
    expect(await reasonOf()).toBe("workspace-budget-used");
    release();
    expect(await first).toMatchObject({ unavailable: null, usage: { costUsd: 1, priceSource: "workspace" } });
  });

  it("stays held by a call whose process is gone, then counts it as spent", async () => {
    const other = await server.another();
    await costsADollar(1);
    vendor.begin(hangs);
    const lost = explain(at(other, team.editor)).then(
      () => "answered",
      () => "lost",
    );
    await until(() => vendor.questions.length === 1);
    other.process.kill("SIGKILL");
    expect(await lost).toBe("lost");
    expect(await usage()).toMatchObject({ spentUsd: 0, reservedUsd: 1 });
    vendor.begin(GOOD);
    expect(await reasonOf()).toBe("workspace-budget-used");
    await server.database.query("UPDATE ai_calls SET over_at = now() WHERE workspace_id = $1", [
      team.workspaceId,
    ]);
    expect(await usage()).toMatchObject({ spentUsd: 1, reservedUsd: 0 });
    expect(await reasonOf()).toBe("workspace-budget-used");
    expect(vendor.questions).toHaveLength(0);
    await other.stop();
  });

  it("of a provider is its own, and begins anew with the month", async () => {
    await costsADollar(null, { monthlyBudgetUsd: 1 });
    vendor.begin(GOOD);
    expect([await reasonOf(), await reasonOf()]).toEqual([null, "provider-budget-used"]);
    const { body } = await explain().expect(200);
    expect(body.unavailable.retryAt).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/);
    const beforeTheMonth = new Date(Date.now() - 32 * 86_400_000);
    await server.database.query("UPDATE ai_calls SET started_at = $2 WHERE workspace_id = $1", [
      team.workspaceId,
      beforeTheMonth,
    ]);
    expect(await reasonOf()).toBeNull();
    expect(await usage()).toMatchObject({
      spentUsd: 1,
      providers: [{ providerId: PROVIDER, spentUsd: 1, calls: 1 }],
    });
  });

  it("of 0 turns off what costs something, and nothing else", async () => {
    await costsADollar(0);
    vendor.begin(GOOD);
    expect(await reasonOf()).toBe("workspace-budget-used");
    await usesVendor(team.owner, team.workspaceId, {
      ...{ vendor, kind: "vendor-a-compatible" },
      settings: { usage: { monthlyAiBudgetUsd: 0 } },
    });
    expect(await reasonOf()).toBeNull();
  });

  it("that has no room for a repair ends the task", async () => {
    await costsADollar(1);
    vendor.begin(answers("{}", A_DOLLAR), GOOD);
    expect(await reasonOf()).toBe("provider-answer-invalid");
    expect(await rows()).toHaveLength(1);
  });
});

describe("requestsPerMinute", () => {
  it("lets no more calls through, and says when to come back", async () => {
    await costsADollar(null, { requestsPerMinute: 2 });
    vendor.begin(GOOD);
    expect([await reasonOf(), await reasonOf()]).toEqual([null, null]);
    const { body, headers } = await explain().expect(429);
    expect(body.type).toBe("rate_limited");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(vendor.questions).toHaveLength(2);
  });

  it("ends a task whose repair or second try it stops", async () => {
    await costsADollar(null, { requestsPerMinute: 1 });
    vendor.begin(answers("{}", A_DOLLAR));
    expect(await reasonOf()).toBe("provider-answer-invalid");
    team = await aTeamAnew(team);
    await costsADollar(null, { requestsPerMinute: 1 });
    vendor.begin(status(503));
    expect(await reasonOf()).toBe("provider-unreachable");
    expect(await rows()).toHaveLength(1);
  });
});

describe("tasks at the same moment", () => {
  it("are four of a workspace; another workspace is not kept waiting", async () => {
    await costsADollar(null);
    const { mode, release } = held(GOOD);
    vendor.begin(mode);
    const first = Array.from({ length: 4 }, () => explain(team.editor).then(({ status: code }) => code));
    await until(() => vendor.questions.length === 4);
    const busy = await explain().expect(429);
    expect([problem(busy).type, busy.headers["retry-after"]]).toEqual(["busy", "5"]);
    await untilQuiet(server.database);
    const crowded = team;
    team = await aTeamAnew(team);
    await costsADollar(null);
    release();
    expect(await reasonOf()).toBeNull();
    expect(await Promise.all(first)).toEqual([200, 200, 200, 200]);
    expect(await rows(crowded.workspaceId)).toHaveLength(4);
  });

  it("are four of a workspace in all processes, those of a process that is gone until their time is over", async () => {
    const other = await server.another();
    await costsADollar(null);
    const { mode, release } = held(GOOD);
    vendor.begin(mode);
    const lost = [1, 2, 3].map(() =>
      explain(at(other, team.editor)).then(
        () => 0,
        () => 0,
      ),
    );
    const own = explain(team.editor).then(({ status: code }) => code);
    await until(() => vendor.questions.length === 4);
    const isBusy = async (person: Person) => {
      const busy = await explain(person);
      expect([problem(busy).type, busy.headers["retry-after"]]).toEqual(["busy", "5"]);
    };
    await isBusy(team.viewer);
    await isBusy(at(other, team.viewer));
    other.process.kill("SIGKILL");
    await Promise.all(lost);
    release();
    expect(await own).toBe(200);
    expect(await reasonOf()).toBeNull();
    await server.database.query("UPDATE ai_calls SET state = 'reserved' WHERE workspace_id = $1", [
      team.workspaceId,
    ]);
    await isBusy(team.viewer);
    await server.database.query("UPDATE ai_calls SET over_at = now() WHERE workspace_id = $1", [
      team.workspaceId,
    ]);
    expect(await reasonOf()).toBeNull();
    // Who found no room did not ask for help: nothing of their minute is used up.
    const counted = "SELECT points FROM rate_limits WHERE key = $1";
    expect((await server.database.query(counted, [`ai:${team.viewer.id}`])).rows).toEqual([{ points: 2 }]);
    await other.stop();
  });

  it("go on when there was no room for a repair for a moment", async () => {
    await costsADollar(null);
    const { mode, release } = held(answers("{}", A_DOLLAR));
    vendor.begin(mode, GOOD);
    const asked = explain().then(({ body }) => body);
    await until(() => vendor.questions.length === 1);
    for (let running = 0; running < 4; running += 1) {
      await anAiCallRow(server, team);
    }
    const change =
      "UPDATE ai_calls SET over_at = now() + $2::interval WHERE workspace_id = $1 AND model = 'm'";
    await server.database.query(change, [team.workspaceId, "1 hour"]);
    release();
    const isAnswered = "SELECT 1 FROM ai_calls WHERE workspace_id = $1 AND outcome = 'ok'";
    await until(async () => (await server.database.query(isAnswered, [team.workspaceId])).rows.length === 1);
    expect(vendor.questions).toHaveLength(1);
    await server.database.query(change, [team.workspaceId, "0"]);
    expect(await asked).toMatchObject({ unavailable: null, text: "It is a shop." });
    expect(vendor.questions).toHaveLength(2);
  });

  it("are sixteen of a process", async () => {
    const { mode, release } = held(GOOD);
    vendor.begin(mode);
    const waiting: Promise<number>[] = [];
    for (let workspace = 0; workspace < 4; workspace += 1) {
      team = await aTeamAnew(team);
      await costsADollar(null, { timeoutSeconds: 600 });
      waiting.push(...[1, 2, 3, 4].map(() => explain(team.editor).then(({ status: code }) => code)));
    }
    await until(() => vendor.questions.length === 16);
    team = await aTeamAnew(team);
    await costsADollar(null);
    const busy = await explain();
    expect([problem(busy).type, busy.headers["retry-after"]]).toEqual(["busy", "5"]);
    release();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 200));
    expect(await reasonOf()).toBeNull();
  });

  it("are 30 of a person in a minute, in all workspaces", async () => {
    await costsADollar(null);
    vendor.begin(GOOD);
    for (let number = 0; number < 30; number += 1) {
      await explain(team.editor).expect(200);
    }
    const { headers } = await explain(team.editor).expect(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(vendor.questions).toHaveLength(30);
    await explain(team.viewer).expect(200);
  });
});

describe("a call", () => {
  it("goes on when its client leaves", async () => {
    await costsADollar(null);
    const { mode, release } = held(GOOD);
    vendor.begin(mode);
    const request = explain();
    const left = request.then(
      () => "answered",
      () => "left",
    );
    await until(() => vendor.questions.length === 1);
    request.abort();
    release();
    await until(async () => (await rows())[0]?.state === "settled");
    expect(await rows()).toMatchObject([{ outcome: "ok", cost_usd: "1.000000" }]);
    void left;
  });

  it("has a time for all its tries together", async () => {
    await costsADollar(null, { timeoutSeconds: 1 });
    vendor.begin(hangs);
    expect(await reasonOf()).toBe("provider-timeout");
    vendor.begin(status(503));
    expect(await reasonOf()).toBe("provider-timeout");
    expect(await rows()).toMatchObject([
      { outcome: "provider-timeout", cost_usd: "1.000000" },
      { outcome: expect.stringMatching(/^provider-(unreachable|timeout)$/), cost_usd: "1.000000" },
    ]);
  });

  it("ends when the service stops, which says so", async () => {
    const other = await server.another();
    await costsADollar(null);
    vendor.begin(hangs);
    const stopped = explain(at(other, team.editor)).then(({ status: code, body }) => [code, body.type]);
    await until(() => vendor.questions.length === 1);
    other.process.kill("SIGTERM");
    expect(await stopped).toEqual([503, "unavailable"]);
    expect(await rows()).toMatchObject([{ state: "settled", outcome: "stopped", cost_usd: "1.000000" }]);
    await other.stop();
  });

  it("keeps its cost, and no longer its project, when that is deleted", async () => {
    await costsADollar(null);
    vendor.begin(GOOD);
    const projectId = await aProject(team.owner, team.workspaceId, `P ${randomUUID()}`);
    await explain(team.owner, projectId).expect(200);
    await team.owner.delete(`/api/projects/${projectId}`).expect(204);
    const { body } = await team.owner.get(`/api/workspaces/${team.workspaceId}/ai/calls`).expect(200);
    expect(body.items).toMatchObject([{ projectId: null, costUsd: 1, state: "settled", outcome: "ok" }]);
    expect(await usage()).toMatchObject({ spentUsd: 1 });
  });
});
