import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { anExplainRequest, anExplanation, explainOf, usesVendor, VENDOR_KEY } from "./testing/ai.js";
import {
  answers,
  answersTo,
  breaksOff,
  type FakeVendor,
  startFakeVendor,
  status,
} from "./testing/fake-vendor.js";
import { problem } from "./testing/problem.js";
import { aTeamAnew, type Team } from "./testing/project.js";
import { apiKeyOf, secretsOf } from "./testing/secrets.js";
import {
  aPolicy,
  aProvider,
  INSTANCE_SETTINGS,
  OTHER_PROVIDER,
  PROVIDER,
  save,
  settingsOf,
} from "./testing/settings.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { WIRE_KINDS } from "./testing/vendor-wires.js";

let server: RunningServer;
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
beforeEach(async () => {
  await server.database.query("DELETE FROM rate_limits");
  team = await aTeamAnew(team);
  await usesVendor(team.owner, team.workspaceId, { vendor });
  vendor.begin(answers(anExplanation()));
});

function explain() {
  return team.viewer.post(explainOf(team.projectId), anExplainRequest());
}

async function unavailable() {
  return (await explain().expect(200)).body.unavailable;
}

const COPY_OF_CALL = `
  INSERT INTO ai_calls SELECT (jsonb_populate_record(NULL::ai_calls, to_jsonb(calls) || jsonb_build_object(
         'id', gen_random_uuid(), 'started_at', started_at - make_interval(days => $2)))).*
    FROM (SELECT * FROM ai_calls WHERE workspace_id = $1 ORDER BY started_at DESC LIMIT 1) AS calls`;

const callsOf = ({ workspaceId }: Team) => `/api/workspaces/${workspaceId}/ai/calls`;
const testOf = ({ workspaceId }: Team, id = PROVIDER) =>
  `/api/workspaces/${workspaceId}/ai/providers/${id}/test`;

describe("the list of calls", () => {
  it("forgets those that are older than 400 days with the next call, and no sum of the month changes", async () => {
    await explain().expect(200);
    const usage = async () =>
      (await team.viewer.get(`/api/projects/${team.projectId}/ai/usage`).expect(200)).body;
    const { spentUsd } = await usage();
    for (const days of [399, 401, 402]) {
      await server.database.query(COPY_OF_CALL, [team.workspaceId, days]);
    }
    const listed = async () => (await team.owner.get(callsOf(team)).expect(200)).body.items.length;
    expect([await listed(), (await usage()).spentUsd]).toEqual([4, spentUsd]);
    await explain().expect(200);
    expect([await listed(), (await usage()).spentUsd]).toEqual([3, 2 * spentUsd]);
  });

  it("has each call with what it took, the newest first, a page at a time", async () => {
    vendor.begin(answers("{}"), answers(anExplanation()));
    await explain().expect(200);
    const { body } = await team.owner.get(`${callsOf(team)}?limit=1`).expect(200);
    expect(body.items).toEqual([
      {
        ...{ id: expect.any(String), projectId: team.projectId, task: "explain", attempt: 2 },
        ...{
          providerId: PROVIDER,
          providerKind: "vendor-a",
          model: "m-1",
          modelReported: "model-as-reported",
        },
        ...{ startedAt: expect.any(String), durationMs: expect.any(Number), warnings: [] },
        ...{
          inputTokens: 1_000,
          cachedTokens: 100,
          outputTokens: 50,
          costUsd: 0.039,
          priceSource: "ceiling",
        },
        ...{ state: "settled", outcome: "ok", requestedBy: `user:${team.viewer.id}` },
      },
    ]);
    const next = await team.owner.get(`${callsOf(team)}?limit=1&cursor=${body.nextCursor}`).expect(200);
    expect(next.body).toMatchObject({ items: [{ attempt: 1 }], nextCursor: null });
    for (const bad of ["?cursor=x", "?limit=0"]) {
      await team.owner.get(callsOf(team) + bad).expect(400);
    }
  });

  it("is for owners alone, the sums for every member, and neither for tokens", async () => {
    await team.editor.get(callsOf(team)).expect(403);
    await team.outsider.get(callsOf(team)).expect(404);
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose", "export"] });
    const agent = withToken(server, value);
    for (const path of [callsOf(team), `/api/projects/${team.projectId}/ai/usage`]) {
      expect(problem(await agent.get(path).expect(403)).type).toBe("human_only");
    }
    expect(problem(await agent.post(explainOf(team.projectId), anExplainRequest()).expect(403)).type).toBe(
      "human_only",
    );
    expect(vendor.questions).toEqual([]);
  });
});

describe("usage", () => {
  it("has every provider of the settings, and those that were called", async () => {
    await explain().expect(200);
    const other = aProvider({ id: OTHER_PROVIDER, monthlyBudgetUsd: 5 });
    await save(team.owner, settingsOf(team.workspaceId), {
      ai: { providers: [other] },
      usage: { monthlyAiBudgetUsd: 7 },
    });
    const { body } = await team.viewer.get(`/api/projects/${team.projectId}/ai/usage`).expect(200);
    expect(body).toEqual({
      ...{ month: new Date().toISOString().slice(0, 7), spentUsd: 0.039, reservedUsd: 0, budgetUsd: 7 },
      providers: [
        { providerId: OTHER_PROVIDER, spentUsd: 0, budgetUsd: 5, calls: 0 },
        { providerId: PROVIDER, spentUsd: 0.039, budgetUsd: null, calls: 1 },
      ],
    });
  });
});

describe("a test of a provider", () => {
  /** The word that a schema allows, wherever it was read. */
  const GOOD = answersTo(({ schema, instructions }) => {
    const [, word] = /"enum":\["(\w+)"\]/.exec(JSON.stringify(schema) + instructions) ?? [];
    return JSON.stringify({ word });
  });

  it.each(WIRE_KINDS)("of kind %s says that it works, by one call that counts", async (kind) => {
    await usesVendor(team.owner, team.workspaceId, { vendor, kind });
    vendor.begin(GOOD);
    const { body } = await team.owner.post(testOf(team)).expect(200);
    expect(body).toMatchObject({
      ...{ providerId: PROVIDER, works: true, key: "works", model: "works", structuredOutput: "works" },
      ...{ modelReported: "model-as-reported", reason: null, message: null, usage: { inputTokens: 1_000 } },
    });
    expect(vendor.questions).toHaveLength(1);
    const { body: calls } = await team.owner.get(callsOf(team)).expect(200);
    expect(calls.items).toMatchObject([{ task: "test", projectId: null, outcome: "ok" }]);
  });

  it.each([
    [status(401), "fails", "unknown", "unknown", "provider-auth-refused"],
    [status(404), "unknown", "unknown", "unknown", "provider-refused"],
    [answers("yes, it works"), "works", "works", "fails", "provider-answer-invalid"],
    [answers('{"word":"works"}'), "works", "works", "fails", "provider-answer-invalid"],
    [answers("", { finish: "cut" }), "works", "works", "unknown", "provider-answer-cut"],
    [breaksOff, "unknown", "unknown", "unknown", "provider-unreachable"],
  ])("says what does not", async (mode, key, model, structuredOutput, reason) => {
    vendor.begin(mode);
    const { body } = await team.owner.post(testOf(team)).expect(200);
    expect(body).toMatchObject({ works: false, key, model, structuredOutput, reason, usage: null });
    expect(body.message).toContain("provider");
  });

  it("says nothing of a schema that was not sent, nor of a key that there is none of", async () => {
    const provider = { supportsStructuredOutput: false };
    await usesVendor(team.owner, team.workspaceId, { vendor, kind: "vendor-a-compatible", provider });
    vendor.begin(GOOD);
    const tested = async () => (await team.owner.post(testOf(team)).expect(200)).body;
    expect(await tested()).toMatchObject({ works: true, key: "works", structuredOutput: "unknown" });
    await team.owner.delete(`${secretsOf(team.workspaceId)}/${apiKeyOf(PROVIDER)}`).expect(204);
    expect(await tested()).toMatchObject({ works: true, key: "unknown", model: "works" });
  });

  it("says that a key is missing, without a call", async () => {
    await team.owner.delete(`${secretsOf(team.workspaceId)}/${apiKeyOf(PROVIDER)}`).expect(204);
    const { body } = await team.owner.post(testOf(team)).expect(200);
    expect(body).toMatchObject({ works: false, key: "fails", reason: "api-key-missing" });
    expect(vendor.questions).toEqual([]);
  });

  it("is for owners, of providers that the settings have", async () => {
    await team.editor.post(testOf(team)).expect(403);
    await team.owner.post(testOf(team, randomUUID())).expect(404);
    await team.owner.post(testOf(team, "main")).expect(404);
    vendor.begin(status(429));
    await team.owner.post(testOf(team)).expect(429);
  });
});

describe("a provider that takes no schema", () => {
  it.each(WIRE_KINDS)(
    "of kind %s reads it in the instructions, and may answer in other text",
    async (kind) => {
      await usesVendor(team.owner, team.workspaceId, {
        vendor,
        kind,
        provider: { supportsStructuredOutput: false, temperature: 0.5 },
      });
      const text = `Here it is:\n\`\`\`json\n${anExplanation()}\n\`\`\``;
      vendor.begin(answers(text));
      expect(await unavailable()).toBeNull();
      const [question] = vendor.questions;
      expect(question).toMatchObject({ schema: null, temperature: 0.5, key: VENDOR_KEY });
      expect(question?.instructions).toContain('"required":["paragraphs"]');
    },
  );
});

describe("there is no help, for the true reason,", () => {
  const routed = { explain: PROVIDER };
  const saved = (person: Team["owner"], path: string, body: object) =>
    save(person, path, body).then(({ status: code }) => expect(code).toBe(200));
  const provider = () => aProvider({ kind: "vendor-a", baseUrl: vendor.baseUrlOf("vendor-a") });
  const instance = (policy: object, providers: readonly object[] = []) =>
    saved(team.owner, INSTANCE_SETTINGS, {
      policy: aPolicy({ allowPrivateNetworkUrls: true, ...policy }),
      defaults: { ai: { providers } },
    });

  it("where the task is off", async () => {
    await saved(team.owner, settingsOf(team.workspaceId), {});
    expect(await unavailable()).toMatchObject({ reason: "task-off", providerId: null });
  });

  it("where the policy no longer allows what is stored", async () => {
    await saved(team.owner, settingsOf(team.workspaceId), {
      ai: { providers: [provider()], taskRouting: routed },
    });
    await instance({ allowedAiProviderKinds: ["vendor-b"] });
    expect(await unavailable()).toMatchObject({ reason: "provider-kind-not-allowed", providerName: "Main" });
    await instance({ allowPrivateNetworkUrls: false });
    expect(await unavailable()).toMatchObject({ reason: "provider-url-refused" });
    await instance({});
    expect(await unavailable()).toBeNull();
  });

  it("where a default of the instance is off, or gone, or stands in a list that does not apply", async () => {
    await instance({}, [provider()]);
    await saved(team.owner, settingsOf(team.workspaceId), { ai: { taskRouting: routed } });
    await team.owner
      .put(`${secretsOf(team.workspaceId)}/${apiKeyOf(PROVIDER)}`, { value: VENDOR_KEY })
      .expect(204);
    expect(await unavailable()).toBeNull();
    await instance({}, [{ ...provider(), enabled: false }]);
    expect(await unavailable()).toMatchObject({ reason: "provider-off" });
    await instance({}, []);
    expect(await unavailable()).toMatchObject({ reason: "provider-missing", providerName: null });
    await instance({});
  });
});

describe("a body that asks for an explanation", () => {
  it.each([
    ["not json", "invalid_body", [""]],
    ["[]", "invalid_body", [""]],
    ["{}", "invalid_body", ["target", "question", "branchId"]],
    [JSON.stringify(anExplainRequest({ question: "" })), "validation_error", ["question"]],
    [
      JSON.stringify(anExplainRequest({ target: { kind: "house", id: null, ruleId: null } })),
      "validation_error",
      ["target.kind"],
    ],
    ['{"target":null,"target":null,"question":null,"branchId":null}', "invalid_body", ["target"]],
  ])("%s is refused at each path", async (body, type, fields) => {
    const refused = problem(await team.viewer.post(explainOf(team.projectId), body).expect(400));
    expect(refused).toMatchObject({ type, fields });
  });

  it("may ask for a preview with true or false alone", async () => {
    await team.viewer.post(`${explainOf(team.projectId)}?preview=1`, anExplainRequest()).expect(400);
    const { body } = await team.viewer
      .post(`${explainOf(team.projectId)}?preview=false`, anExplainRequest())
      .expect(200);
    expect(body).toMatchObject({ sequence: 0, done: true });
  });

  it("is previewed without a provider, too", async () => {
    await save(team.owner, settingsOf(team.workspaceId), {});
    const { body } = await team.viewer
      .post(`${explainOf(team.projectId)}?preview=true`, anExplainRequest())
      .expect(200);
    expect(body).toMatchObject({
      provider: null,
      estimatedCostUsd: null,
      priceSource: null,
      unavailable: { reason: "task-off" },
    });
    expect(body.message).toContain("What is this?");
  });
});
