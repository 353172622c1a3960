import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  anAiCallRow,
  anExplainRequest,
  anExplanation,
  explainOf,
  usesVendor,
  VENDOR_KEY,
} from "./testing/ai.js";
import { architecturesOf } from "./testing/architectures.js";
import { aBranch } from "./testing/branches.js";
import { pathOf } from "./testing/edits.js";
import { answers, type FakeVendor, startFakeVendor } from "./testing/fake-vendor.js";
import { flowsOf } from "./testing/flow-proposals.js";
import { APP, importInto, SYSTEM, smallDocument } from "./testing/model-documents.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
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

// Why there is no help from AI, and in which order that is looked for: each pair of reasons that can hold at once.

let server: RunningServer;
let team: Team;
let vendor: FakeVendor;
/** A project whose model is more than a prompt may tell. */
let large: string;
/** The same with a part that a private repository shows. */
let privateLarge: string;

const KEYLESS = "33333333-3333-4333-8333-333333333333";
/** An element of both projects that a private repository shows. */
const SHOWN = randomUUID();

beforeAll(async () => {
  ({ server, team } = await startTeamServer({ Service__Profile: "local" }));
  vendor = await startFakeVendor();
  vendor.begin(answers(anExplanation()));
  await usesVendor(team.owner, team.workspaceId, { vendor });
  const elsewhere = { id: OTHER_PROVIDER, kind: "vendor-a", baseUrl: "http://127.0.0.1:9", enabled: true };
  const providers = [
    aProvider({ kind: "vendor-a", baseUrl: vendor.baseUrlOf("vendor-a") }),
    aProvider(elsewhere),
  ];
  await save(team.owner, settingsOf(team.workspaceId), { ai: { providers } });
  for (const id of [PROVIDER, OTHER_PROVIDER]) {
    await team.owner.put(`${secretsOf(team.workspaceId)}/${apiKeyOf(id)}`, { value: VENDOR_KEY }).expect(204);
  }
  large = await aProject(team.owner, team.workspaceId, "Large");
  const elements = Array.from({ length: 700 }, (_, at) => ({
    ...{ id: randomUUID(), kind: "system", name: `Part ${at}`, status: "current", parentId: null },
    description: "x".repeat(500),
  }));
  await importInto(team.owner, large, { ...smallDocument({ schemas: [] }), elements }).expect(200);
  await importInto(team.owner, team.projectId, smallDocument({ schemas: [] })).expect(200);
  const source = `github.com/acme/closed@${"c".repeat(40)}:src/a.ts#L1-L2`;
  const provenance = { source, revision: null, confidence: null, acceptedBy: null, acceptedAt: null };
  const shown = { name: "Shown", status: "current", factStatus: "observed-in-source", provenance };
  const body = { ...shown, kind: "component", parentId: APP };
  await team.owner.put(pathOf(team.projectId, "element", SHOWN), body).expect(201);
  privateLarge = await aProject(team.owner, team.workspaceId, "Large and private");
  const copies = [...elements, { ...shown, id: SHOWN, kind: "system", parentId: null }];
  const anew = copies.map((one) => ({ ...one, id: randomUUID() }));
  await importInto(team.owner, privateLarge, { ...smallDocument({ schemas: [] }), elements: anew }).expect(
    200,
  );
});
afterAll(async () => {
  await server.stop();
  await vendor.stop();
});
beforeEach(() => server.database.query("DELETE FROM rate_limits; DELETE FROM ai_calls"));

/** What is stored, and what is asked about. */
interface Asked {
  readonly routed?: string | null;
  readonly provider?: Readonly<Record<string, unknown>>;
  readonly budget?: number;
  readonly isPrivate?: boolean;
  readonly isLarge?: boolean;
  readonly isBusy?: boolean;
}

function keyOf(id: string): Asked {
  return { routed: id, provider: { id } };
}

/** Every reason before a call, in the order of the page, with what makes it hold; of a group one holds, but of "provider". */
const REASONS: readonly (readonly [string, Asked, string?])[] = [
  ["task-off", { routed: null }, "routing"],
  ["provider-missing", { routed: randomUUID() }, "routing"],
  ["provider-off", { provider: { enabled: false } }, "provider"],
  ["provider-kind-not-allowed", { provider: { kind: "vendor-c" } }, "provider"],
  ["provider-model-missing", { provider: { model: "" } }, "provider"],
  ["provider-url-refused", { provider: { baseUrl: "ftp://127.0.0.1/" } }, "provider"],
  ["api-key-missing", keyOf(KEYLESS), "key"],
  ["api-key-not-usable", keyOf(OTHER_PROVIDER), "key"],
  ["private-code-not-allowed", { isPrivate: true }],
  ["workspace-budget-used", { budget: 0 }],
  ["provider-budget-used", { provider: { monthlyBudgetUsd: 0 } }, "provider"],
  ["context_too_large", { isLarge: true }],
  ["busy", { isBusy: true }],
  ["rate_limited", { provider: { requestsPerMinute: 1 } }, "provider"],
];

/** A task that is routed nowhere has no provider of which something could be wrong; a key is there or not. */
function excludes(one: string | undefined, other: string | undefined): boolean {
  const both = [one, other];
  return (
    (both.includes("routing") && both.some((group) => group !== undefined && group !== "routing")) ||
    (one !== undefined && one === other && one !== "provider")
  );
}

const PAIRS = REASONS.flatMap(([first, makesFirst, group], at) =>
  REASONS.slice(at + 1).flatMap(([second, makesSecond, other]) =>
    excludes(group, other) ? [] : [[first, second, [makesFirst, makesSecond]] as const],
  ),
);

/** The reason, or the type of the refusal; what is stored is stored as no save would take it. */
async function reasonOf(holding: readonly Asked[]): Promise<string> {
  const asked: Asked = Object.assign({}, ...holding);
  const { routed = PROVIDER, budget = null, isPrivate = false, isLarge = false, isBusy = false } = asked;
  const good = aProvider({ kind: "vendor-a", baseUrl: vendor.baseUrlOf("vendor-a") });
  const provider: Readonly<Record<string, unknown>> = Object.assign(
    { ...good },
    ...holding.map((one) => one.provider ?? {}),
  );
  const overrides = {
    ai: { providers: [provider], taskRouting: { explain: routed } },
    usage: { monthlyAiBudgetUsd: budget },
  };
  const stored = "UPDATE workspace_settings SET overrides = $2 WHERE workspace_id = $1";
  await server.database.query(stored, [team.workspaceId, JSON.stringify(overrides)]);
  await called(isBusy ? 4 : 1, isBusy ? "1 hour" : "0", provider["id"]);
  const projectId = isLarge ? (isPrivate ? privateLarge : large) : team.projectId;
  const target = isLarge ? null : { kind: "element", id: isPrivate ? SHOWN : SYSTEM, ruleId: null };
  const { body } = await team.viewer.post(explainOf(projectId), anExplainRequest({ target }));
  return body.unavailable?.reason ?? body.type ?? "none";
}

/** Calls of the last minute, which are under way for so long still. */
async function called(count: number, still: string, providerId: unknown): Promise<void> {
  for (let calls = 0; calls < count; calls += 1) {
    await anAiCallRow(server, team);
  }
  const rows = `
    UPDATE ai_calls SET over_at = now() + $2::interval, provider_id = $3, cost_usd = 0 WHERE workspace_id = $1`;
  await server.database.query(rows, [team.workspaceId, still, providerId]);
}

describe("why there is no help", () => {
  beforeAll(async () => {
    const allowedAiProviderKinds = ["vendor-a", "vendor-b", "vendor-a-compatible"];
    const policy = aPolicy({ allowPrivateNetworkUrls: true, allowedAiProviderKinds });
    expect((await save(team.owner, INSTANCE_SETTINGS, { policy, defaults: {} })).status).toBe(200);
  });

  it("is nothing where nothing is wrong", async () => {
    expect(await reasonOf([])).toBe("none");
    expect(vendor.questions).toHaveLength(1);
    vendor.begin(answers(anExplanation()));
  });

  it.each(REASONS)("is %s by itself", async (reason, holding) => {
    expect(await reasonOf([holding])).toBe(reason);
    expect(vendor.questions).toEqual([]);
  });

  it.each(PAIRS)("is %s where %s holds too", async (reason, _, holding) => {
    expect(await reasonOf(holding)).toBe(reason);
    expect(vendor.questions).toEqual([]);
  });
});

describe("too much to tell", () => {
  const asksFor = [
    [
      "a flow",
      () => flowsOf(large),
      { request: "Go", branchId: null, selection: null, reviseScenarioId: null },
    ],
    ["an architecture", () => architecturesOf(large), { request: "Go", branchId: null }],
    ["a critique", () => critiquesOf(large), { question: null, focus: null, branchId: null }],
    ["an explanation", () => explainOf(large), anExplainRequest()],
  ] as const;

  beforeEach(async () => {
    vendor.begin(answers(anExplanation()));
    await usesVendor(team.owner, team.workspaceId, { vendor });
  });

  it.each(asksFor)("is 400 of %s, previewed too", async (_, path, body) => {
    for (const query of ["", "?preview=true"]) {
      const refused = problem(await team.editor.post(path() + query, body));
      expect(refused).toMatchObject({ status: 400, type: "context_too_large" });
    }
    expect(vendor.questions).toEqual([]);
  });
});

describe("scenarios that are more than may be told", () => {
  /** Each has half a mebibyte that is no scenario: whoever reads it fails. */
  async function withUnreadable(scenarios: number): Promise<{ projectId: string; ids: readonly string[] }> {
    const projectId = await aProject(team.owner, team.workspaceId, `Unreadable ${randomUUID()}`);
    const rows = `
      INSERT INTO scenarios (project_id, id, version, name, document, hash)
      SELECT $1, gen_random_uuid(), 1, 'Large', repeat('x', 512 * 1024), '' FROM generate_series(1, $2)
      RETURNING id`;
    const made = await server.database.query<{ id: string }>(rows, [projectId, scenarios]);
    return { projectId, ids: made.rows.map(({ id }) => id) };
  }

  beforeEach(async () => {
    vendor.begin(answers(anExplanation()));
    await usesVendor(team.owner, team.workspaceId, { vendor });
  });

  it("as a whole are refused before any is read: more than 8 MiB of them", async () => {
    const { projectId, ids: selection } = await withUnreadable(17);
    const body = { request: "Go", branchId: null, selection };
    const asks = [
      [flowsOf(projectId), { ...body, reviseScenarioId: null }],
      [architecturesOf(projectId), body],
    ] as const;
    for (const [path, asked] of asks) {
      const refused = problem(await team.editor.post(path, asked));
      expect(refused).toMatchObject({ status: 400, type: "context_too_large" });
    }
    expect(vendor.questions).toEqual([]);
  });

  it("by their names are looked through up to 32 MiB, and count as private beyond that", async () => {
    const { projectId } = await withUnreadable(64);
    await team.viewer.post(explainOf(projectId), anExplainRequest()).expect(200);
    expect(vendor.questions).toHaveLength(1);
    const more = `
      INSERT INTO scenarios (project_id, id, version, name, document, hash)
      VALUES ($1, gen_random_uuid(), 1, 'One', 'x', '')`;
    await server.database.query(more, [projectId]);
    const { body } = await team.viewer.post(explainOf(projectId), anExplainRequest()).expect(200);
    expect(body.unavailable).toMatchObject({ reason: "private-code-not-allowed" });
    const id = randomUUID();
    const system = { kind: "system", name: "A", status: "current", parentId: null };
    await team.owner.put(pathOf(projectId, "element", id), system).expect(201);
    const target = { kind: "element", id, ruleId: null };
    await team.viewer.post(explainOf(projectId), anExplainRequest({ target })).expect(200);
    expect(vendor.questions).toHaveLength(2);
  });
});

describe("a body of more than 1 MiB", () => {
  it.each([
    ["a flow", () => flowsOf(team.projectId)],
    ["an architecture", () => architecturesOf(team.projectId)],
    ["a critique", () => critiquesOf(team.projectId)],
    ["an explanation", () => explainOf(team.projectId)],
  ])("is 413 of %s", async (_, path) => {
    const refused = await team.editor.post(path(), { question: "x".repeat(1024 * 1024) });
    expect(problem(refused).status).toBe(413);
  });
});

it("an explanation of a branch that is closed is 404", async () => {
  const branchId = await aBranch(team.editor, team.projectId);
  await team.editor.delete(`/api/projects/${team.projectId}/branches/${branchId}`).expect(204);
  const refused = await team.viewer.post(explainOf(team.projectId), anExplainRequest({ branchId }));
  expect(problem(refused)).toMatchObject({ status: 404, type: "not_found" });
});

function critiquesOf(projectId: string): string {
  return `/api/projects/${projectId}/review/critiques`;
}
