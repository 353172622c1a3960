import type { FakeVendor } from "./fake-vendor.js";
import type { Person } from "./people.js";
import { apiKeyOf, secretsOf } from "./secrets.js";
import { aProvider, PROVIDER, save, settingsOf } from "./settings.js";
import type { RunningServer } from "./test-server.js";
import type { WireKind } from "./vendor-wires.js";

/** The key of the providers of tests; no answer, log or row may hold it. */
export const VENDOR_KEY = "sk-test-0123456789abcdef-vendor-key";

export const ALL_TASKS = {
  inferArchitecture: PROVIDER,
  proposeFlow: PROVIDER,
  critique: PROVIDER,
  explain: PROVIDER,
};

export function explainOf(projectId: string): string {
  return `/api/projects/${projectId}/ai/explain`;
}

/** A body that asks for an explanation of the whole project. */
export function anExplainRequest(parts: Readonly<Record<string, unknown>> = {}): object {
  return { target: null, question: "What is this?", branchId: null, ...parts };
}

/** An explanation as a model gives it. */
export function anExplanation(...paragraphs: readonly { text: string; cites: readonly string[] }[]): string {
  return JSON.stringify({
    paragraphs: paragraphs.length === 0 ? [{ text: "It is a shop.", cites: [] }] : paragraphs,
  });
}

/** The settings of a workspace that asks a fake vendor for everything, with its key. */
export async function usesVendor(
  owner: Person,
  workspaceId: string,
  {
    vendor,
    kind = "vendor-a",
    provider = {},
    settings = {},
  }: {
    readonly vendor: FakeVendor;
    readonly kind?: WireKind;
    readonly provider?: Readonly<Record<string, unknown>>;
    readonly settings?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const one = aProvider({ kind, baseUrl: vendor.baseUrlOf(kind), timeoutSeconds: 30, ...provider });
  const overrides = { ai: { providers: [one], taskRouting: ALL_TASKS }, ...settings };
  const saved = await save(owner, settingsOf(workspaceId), overrides);
  if (saved.status !== 200) {
    throw new Error(`The settings answered ${saved.status}: ${saved.text}`);
  }
  await owner.put(`${secretsOf(workspaceId)}/${apiKeyOf(PROVIDER)}`, { value: VENDOR_KEY }).expect(204);
}

/** A call as it stands in the database. */
export async function anAiCallRow(
  { database }: Pick<RunningServer, "database">,
  { workspaceId, projectId }: { readonly workspaceId: string; readonly projectId: string },
): Promise<void> {
  await database.query(CALL_ROW, [workspaceId, projectId]);
}

const CALL_ROW = `
  INSERT INTO ai_calls (workspace_id, id, project_id, task, provider_id, provider_kind, model, attempt, started_at,
                        over_at, cost_usd, price_source, state, warnings, requested_by)
  VALUES ($1, gen_random_uuid(), $2, 'explain', gen_random_uuid(), 'vendor-a', 'm', 1, now(), now(), 1, 'ceiling',
          'reserved', '[]', 'user:nobody')`;

/** A critique that says nothing, as it stands in the database. */
export async function aCritiqueRow(
  { database }: Pick<RunningServer, "database">,
  projectId: string,
): Promise<void> {
  await database.query(CRITIQUE_ROW, [projectId, JSON.stringify(EMPTY_CRITIQUE)]);
}

const EMPTY_CRITIQUE = {
  ...{
    question: null,
    focus: [],
    branchId: null,
    modelVersion: 0,
    findingsHash: "0".repeat(64),
    summary: "",
  },
  ...{ observations: [], questions: [], proposedDecisions: [], parts: [], createdBy: "user:nobody" },
  ...{
    provider: "A",
    providerKind: "vendor-a",
    model: "m",
    modelReported: null,
    attempts: 1,
    promptVersion: "p",
    usage: null,
  },
  createdAt: "2026-01-01T00:00:00Z",
};

const CRITIQUE_ROW = `
  INSERT INTO critiques (project_id, id, number, body)
  SELECT $1::uuid, id, (SELECT COALESCE(max(number), 0) + 1 FROM critiques WHERE project_id = $1),
         ($2::jsonb || jsonb_build_object('id', id))::json
    FROM (SELECT gen_random_uuid() AS id) AS made`;
