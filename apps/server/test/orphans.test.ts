import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { aToken } from "./testing/agent-tokens.js";
import { anAiCallRow } from "./testing/ai.js";
import { anArchitecture, aSystem, submittedArchitecture } from "./testing/architectures.js";
import { aBranch } from "./testing/branches.js";
import { aDecision } from "./testing/decisions.js";
import { pathOf, SAMPLE } from "./testing/edits.js";
import { aFlow, submitted } from "./testing/flow-proposals.js";
import { type Person, register } from "./testing/people.js";
import { aPrice, savedSheet } from "./testing/prices.js";
import { aProject } from "./testing/project.js";
import { firstFinding, reviewOf, wontFix } from "./testing/review.js";
import { aRevision } from "./testing/revisions.js";
import { anExtractionRow, aRunningScanRow, aScanDayRow, aScanRow } from "./testing/scans.js";
import { aSecretsWorkspace, CODEHOST } from "./testing/secrets.js";
import { anImportRow } from "./testing/source-import-rows.js";
import { aFollowedRow } from "./testing/sources.js";
import { eshopScenario, fittingProfile, savedProfile } from "./testing/stress.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { savedView } from "./testing/views.js";

let server: RunningServer;
let owner: Person;

beforeAll(async () => {
  const shared = await sharedTeamServer();
  server = shared.server;
  owner = shared.team.owner;
});
afterAll(() => server.stop());

type Column = "project_id" | "workspace_id" | "account_id";

async function tablesWith(column: Column): Promise<readonly string[]> {
  const { rows } = await server.database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = $1 ORDER BY table_name COLLATE "C"`,
    [column],
  );
  return rows.map(({ name }) => name);
}

/** Those that have a row with this ID. */
async function tablesOf(column: Column, id: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of await tablesWith(column)) {
    const { rowCount } = await server.database.query(`SELECT 1 FROM ${table} WHERE ${column} = $1 LIMIT 1`, [
      id,
    ]);
    if (rowCount === 1) {
      found.push(table);
    }
  }
  return found;
}

/** A project with a row in every table that a project can have rows in. */
async function aFullProject(workspaceId: string): Promise<string> {
  const id = await aProject(owner, workspaceId);
  const profile = await fittingProfile(owner, id, await eshopScenario(owner, id));
  await owner.post(`${await savedProfile(owner, id, profile)}/runs`).expect(201);
  const [kept, gone] = [pathOf(id, "schema", randomUUID()), pathOf(id, "schema", randomUUID())];
  for (const path of [kept, gone]) {
    await owner.put(path, SAMPLE.schema.body).expect(201);
  }
  await owner.delete(gone).expect(204);
  await savedView(owner, id);
  await savedSheet(owner, id);
  await aRevision(owner, id);
  const deleted = await aRevision(owner, id, "Deleted");
  await owner.delete(`/api/projects/${id}/revisions/${deleted}`).expect(204);
  await aRunOfAPromise(id);
  await aFollowedRow(server, id);
  await anImportRow(server, id, await aScanRow(server, id));
  await aRunningScanRow(server, { projectId: id, workspaceId });
  await anAiCallRow(server, { projectId: id, workspaceId });
  await owner.post(`/api/projects/${id}/questions`, { text: "Why?" }).expect(201);
  await aDecision(owner, id);
  await submitted(owner, id, aFlow({ refs: [], steps: [], assertions: [], questions: [] }));
  await submittedArchitecture(owner, id, anArchitecture({ refs: [], items: [aSystem()], questions: [] }));
  await server.database.query(CRITIQUE, [id]);
  await owner.post(`${reviewOf(id)}/snapshots`).expect(201);
  const concern = await firstFinding(owner, id, "?result=concern");
  await owner.put(`${reviewOf(id)}/dispositions`, wontFix(concern)).expect(200);
  await aBranch(owner, id);
  await aToken(owner, workspaceId, { scopes: ["read"], projectId: id });
  await owner.get(`/api/search?q=order&projectId=${id}`).expect(200);
  return id;
}

async function aRunOfAPromise(projectId: string): Promise<void> {
  const path = `/api/projects/${projectId}/promises`;
  await owner.put(`${path}/prefix`, { prefix: "ORP" }).expect(200);
  const texts = { title: "t", claim: "c", scope: null, preconditions: null, expectedOutcome: null };
  const more = { forbiddenOutcome: null, evidenceCriteria: null, forbiddenEvents: null };
  const promise = { ...texts, ...more, requiresPattern: null, links: null };
  const { body } = await owner.post(path, promise).expect(201);
  const plan = { steps: ["Run it"], expectedObservations: ["It works"] };
  const stated = { kind: "contract-test", title: "Works", recipe: { text: "", plan } };
  await owner.post(`${path}/${body.id}/obligations`, stated).expect(201);
  const source = { system: "other", runUrl: "https://ci.example.org/1" };
  const evidence = { result: "passed", source, revision: 1 };
  await owner.post(`${path}/${body.id}/obligations/O1/evidence`, evidence).expect(200);
}

const CRITIQUE =
  "INSERT INTO critiques (project_id, id, number, body) VALUES ($1, gen_random_uuid(), 1, '{}')";

const INVITATION = `INSERT INTO invitations VALUES (gen_random_uuid(), $1::uuid, $2::uuid, $1::text::bytea || $2::text::bytea,
                                                    'viewer', NULL, 0, now(), now() + interval '1 day')`;

it("a deleted project leaves no row behind", async () => {
  const { id: workspaceId } = await aSecretsWorkspace(owner);
  const id = await aFullProject(workspaceId);
  expect(await tablesOf("project_id", id)).toEqual(await tablesWith("project_id"));
  await owner.delete(`/api/projects/${id}`).expect(204);
  expect(await tablesOf("project_id", id)).toEqual([]);
});

// Nothing but a hand on the database deletes the rows of workspaces and accounts yet.
it("a deleted workspace leaves no row behind, once its projects are gone", async () => {
  const workspace = await aSecretsWorkspace(owner);
  await workspace.set(CODEHOST, "a value").expect(204);
  const projectId = await aFullProject(workspace.id);
  await aToken(owner, workspace.id, { scopes: ["read"] });
  await aPrice(owner, workspace.id);
  await server.database.query(INVITATION, [workspace.id, owner.id]);
  await anExtractionRow(server, workspace.id);
  await aScanDayRow(server, workspace.id);
  expect(await tablesOf("workspace_id", workspace.id)).toEqual(await tablesWith("workspace_id"));
  await owner.delete(`/api/projects/${projectId}`).expect(204);
  await server.database.query("DELETE FROM workspaces WHERE id = $1", [workspace.id]);
  expect(await tablesOf("workspace_id", workspace.id)).toEqual([]);
  expect(await tablesOf("project_id", projectId)).toEqual([]);
});

it("a deleted account leaves no row behind", async () => {
  const { id } = await register(server, "leaver");
  const { id: workspaceId } = await aSecretsWorkspace(owner);
  const member = "INSERT INTO workspace_members VALUES ($1, $2, 'viewer', now())";
  await server.database.query(member, [workspaceId, id]);
  const identity =
    "INSERT INTO external_identities VALUES ('oidc', 'https://issuer', $1::text, $1::uuid, now())";
  await server.database.query(identity, [id]);
  const device = `INSERT INTO device_sign_ins VALUES ($1::text::bytea, $1::text::bytea, 'x', 'x', 'x', 'waiting', $1::uuid,
                                                      5, NULL, now(), now() + interval '1 minute')`;
  await server.database.query(device, [id]);
  const link = "INSERT INTO reset_links VALUES ($1::uuid, $1::text::bytea, now(), now() + interval '1 hour')";
  await server.database.query(link, [id]);
  await server.database.query(INVITATION, [workspaceId, id]);
  expect(await tablesOf("account_id", id)).toEqual(await tablesWith("account_id"));
  await server.database.query("DELETE FROM accounts WHERE id = $1", [id]);
  expect(await tablesOf("account_id", id)).toEqual([]);
});
