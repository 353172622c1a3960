import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { TOOLS } from "@plumbline/agent-tools";
import type { Test } from "supertest";
import { ERROR_TYPES } from "../src/platform/errors/error-types.js";
import {
  ACCESS_TABLE,
  type AccessRow,
  CALLERS,
  type CallerName,
  isListedFor,
  MESSAGES,
  SCOPES_OF,
  scopeFor,
  statusFor,
  TOKENS,
  type TokenName,
} from "./access-table.js";
import { aToken, tokensOf, withToken } from "./testing/agent-tokens.js";
import { aBranch } from "./testing/branches.js";
import { ask, freshAddress, send } from "./testing/client.js";
import { aDecision } from "./testing/decisions.js";
import { aFlow, aFlowWithMissing, submitted } from "./testing/flow-proposals.js";
import { exported, SCHEMA } from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import { type Person, register } from "./testing/people.js";
import { aPrice, savedSheet } from "./testing/prices.js";
import { aProject, type Team } from "./testing/project.js";
import { aRevision } from "./testing/revisions.js";
import { aScanRow } from "./testing/scans.js";
import { save, settingsOf } from "./testing/settings.js";
import { anImportRow } from "./testing/source-import-rows.js";
import { aFollowedRow } from "./testing/sources.js";
import { aProfile, eshopScenario, fittingProfile, savedProfile } from "./testing/stress.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

const AN_EMPTY_PROMISE = {
  title: "Orders are charged once",
  claim: "No order is charged twice",
  scope: null,
  preconditions: null,
  expectedOutcome: null,
  forbiddenOutcome: null,
  evidenceCriteria: null,
  forbiddenEvents: null,
  requiresPattern: null,
  links: null,
};

let server: RunningServer;
let team: Team;
let administrator: Person;
let tokens: Readonly<Record<TokenName, string>>;
let stressRunId: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  stressRunId = await aRealStressRun();
  administrator = await register(server, "administrator");
  await server.database.query("UPDATE accounts SET is_instance_admin = true WHERE id = $1", [
    administrator.id,
  ]);
  tokens = await tokensOf(server, team);
  // Nothing outside is asked for prices.
  const cost = { cloudPricesBaseUrl: "" };
  expect((await save(team.owner, settingsOf(team.workspaceId), { cost })).status).toBe(200);
});
afterAll(() => server.stop());

describe("the table of who may call what", () => {
  it.each(ACCESS_TABLE)("is what $route answers", async (row) => {
    const shared = await idsFor(row.route, team.projectId);
    const answers = await Promise.all(
      CALLERS.map(async (caller) => [caller, await call(row, caller, shared)] as const),
    );
    const meant = CALLERS.map((caller) => [caller, statusFor(row, caller)] as const);
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(meant));
  });

  it.each(TOKENS.filter((name) => SCOPES_OF[name] !== undefined))(
    "is what the capabilities of the token %s say",
    async (name) => {
      const answer = await withToken(server, tokens[name]).get("/api/agent/capabilities").expect(200);
      const listed = (answer.body.endpoints as { method: string; path: string; scope: string }[]).map(
        ({ method, path, scope }) => `${method} ${path.replace(/\{(\w+)\}/g, ":$1")} ${scope}`,
      );
      const meant = ACCESS_TABLE.filter((row) => isListedFor(row, name));
      expect(listed.sort()).toEqual(
        meant.map(({ route, tokens: scopes }) => `${route} ${scopeFor(scopes, name)}`).sort(),
      );
      const tools = TOOLS.flatMap(({ name: tool, about: description, scopes }) => {
        const scope = scopeFor(scopes, name);
        return scope === undefined ? [] : [{ name: tool, scope, description }];
      });
      expect(answer.body.tools).toEqual(tools);
    },
  );
});

type Ids = Readonly<Record<string, string>>;

/** What the call may take away is made for it alone; the others share what the path names. */
async function call(row: AccessRow, caller: CallerName, shared: Ids): Promise<number> {
  const [method = "", template = ""] = row.route.split(" ");
  const takesAway =
    (method === "DELETE" || /\/(merge|drop|accept|reject|create)$/.test(template)) &&
    statusFor(row, caller) < 300;
  const ids = takesAway
    ? await idsFor(row.route, await placeToTakeFrom(template), writerFor(caller))
    : shared;
  const path = template.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? "nobody");
  const request = ask(server, method.toLowerCase() as "get", path, freshAddress());
  await present(request, caller, row.route);
  const takesBody = method !== "GET" && method !== "DELETE" && !/logout$|run$/.test(row.route);
  const answer = takesBody ? await request.set("Content-Type", "application/json").send("{}") : await request;
  if (answer.status >= 400 && !(row.route === MESSAGES && answer.status !== 401)) {
    expect(ERROR_TYPES).toContain(answer.body.type);
  }
  return answer.status;
}

/** A token takes away what it made alone. */
function writerFor(caller: CallerName): Person {
  return isToken(caller) ? withToken(server, tokens[caller]) : team.owner;
}

/** Of promises, decisions and proposals there may be many in the project that a restricted token is for. */
async function placeToTakeFrom(template: string): Promise<string> {
  return /:(promise|decision|proposal)Id/.test(template)
    ? team.projectId
    : aProject(team.owner, team.workspaceId);
}

/** Adds the credential of a caller. */
async function present(request: Test, caller: CallerName, route: string): Promise<void> {
  if (isToken(caller)) {
    request.set("Authorization", `Bearer ${tokens[caller]}`);
    return;
  }
  const person = caller === "none" ? null : caller === "administrator" ? administrator : team[caller];
  const cookie = route === "POST /api/auth/logout" ? await spareCookie(person) : person?.cookie;
  if (cookie) {
    request.set("Cookie", cookie);
  }
}

function isToken(caller: CallerName): caller is TokenName {
  return TOKENS.some((name) => name === caller);
}

/** What the path names, once it is there. */
async function idsFor(route: string, projectId: string, writer: Person = team.owner): Promise<Ids> {
  const { workspaceId } = team;
  const ids = { workspaceId, projectId };
  if (route.includes(":tokenId")) {
    return { ...ids, tokenId: await aTokenId() };
  }
  if (route.includes(":accountId")) {
    return { ...ids, accountId: (await register(server, "administered")).id };
  }
  if (route.includes(":invitationId")) {
    const path = `/api/workspaces/${workspaceId}/invitations`;
    const { body } = await team.owner.post(path, { role: "viewer", email: null }).expect(201);
    return { ...ids, invitationId: body.invitation.id };
  }
  if (route.includes("/flow-proposals/:proposalId")) {
    await importOneOfEach(team.owner, projectId);
    const { id } = await submitted(writer, projectId, aFlowOf(route));
    return { ...ids, proposalId: id, alias: "pay" };
  }
  if (route.includes("/pages/:file")) {
    return { ...ids, file: "page.css" };
  }
  if (route.includes("/skills/:name")) {
    return { ...ids, name: "read-a-design" };
  }
  if (route.includes("/secrets/:name")) {
    return { ...ids, name: "codehost:token" };
  }
  if (route.includes(":userId")) {
    return { ...ids, userId: await aMember() };
  }
  if (route.includes(":scenarioId")) {
    return { ...ids, scenarioId: await aScenario(projectId) };
  }
  if (route.includes(":branchId")) {
    return { ...ids, branchId: await aBranch(team.owner, projectId) };
  }
  if (route.includes(":revisionId")) {
    return { ...ids, revisionId: await aRevision(team.owner, projectId) };
  }
  if (route.includes(":profileId")) {
    return { ...ids, profileId: await aStressProfile(projectId) };
  }
  if (route.includes(":runId")) {
    return { ...ids, runId: await aStressRun(projectId) };
  }
  if (route.includes(":promiseId")) {
    return { ...ids, promiseId: await aPromiseOfAnAgent(projectId), obligationKey: "O1" };
  }
  if (route.includes(":questionId")) {
    return { ...ids, questionId: await aQuestion(projectId) };
  }
  if (route.includes(":decisionId")) {
    return { ...ids, decisionId: (await aDecision(withToken(server, tokens.propose), projectId)).id };
  }
  if (route.includes(":snapshotId")) {
    return { ...ids, snapshotId: await aSnapshot(projectId) };
  }
  if (route.includes(":importId") || route.includes(":linkId")) {
    return { ...ids, ...(await anImportRow(server, projectId, await aScanRow(server, projectId))) };
  }
  if (route.includes(":scanId")) {
    return { ...ids, scanId: await aScanRow(server, projectId) };
  }
  if (route.includes(":repositoryId")) {
    return { ...ids, repositoryId: await aFollowedRow(server, projectId) };
  }
  if (route.includes(":priceId")) {
    return { ...ids, priceId: (await aPrice(team.owner, workspaceId)).id };
  }
  if (route.includes(":sheetId")) {
    return { ...ids, sheetId: (await savedSheet(team.owner, projectId)).split("/").at(-1) ?? "" };
  }
  if (route.includes(":viewId")) {
    return { ...ids, viewId: await aView(projectId) };
  }
  return { ...ids, ...(await factIdsFor(route, projectId)) };
}

/** One that lacks parts, where these are to be made. */
function aFlowOf(route: string) {
  return route.includes("missing") ? aFlowWithMissing() : aFlow();
}

/** The facts of a model that a path names, once they are there. */
async function factIdsFor(route: string, projectId: string): Promise<Readonly<Record<string, string>>> {
  const kind = /:(fact|element|relationship|message|operation|channel|subscription|binding|schema)Id/.exec(
    route,
  )?.[1];
  if (kind === undefined) {
    return {};
  }
  await importOneOfEach(team.owner, projectId, { schemas: [{ id: SCHEMA, name: "Order", content: "{}" }] });
  const { schemas } = await exported(team.owner, projectId);
  const ids: Readonly<Record<string, string>> = { ...ONE, schema: schemas[0]?.id ?? "", fact: ONE.message };
  return { [`${kind}Id`]: ids[kind] ?? "" };
}

async function aTokenId(): Promise<string> {
  return (await aToken(team.owner, team.workspaceId, { scopes: ["read"] })).id;
}

async function aMember(): Promise<string> {
  const { id, email } = await register(server, "member");
  await team.owner.post(`/api/workspaces/${team.workspaceId}/members`, { email, role: "viewer" }).expect(201);
  return id;
}

async function aScenario(projectId: string): Promise<string> {
  const id = randomUUID();
  const body = { id, name: "Nothing happens", steps: [], faults: [], assertions: [] };
  await team.owner.post(`/api/projects/${projectId}/scenarios`, body).expect(201);
  return id;
}

async function aStressProfile(projectId: string): Promise<string> {
  const { body } = await team.owner
    .post(`/api/projects/${projectId}/stress/profiles`, aProfile())
    .expect(201);
  return body.id;
}

async function aStressRun(projectId: string): Promise<string> {
  const profileId = await aStressProfile(projectId);
  const { rows } = await server.database.query(
    `INSERT INTO stress_runs (project_id, id, profile_id, profile_version, started_at, started_by, model_version,
                              verdict, throughput_per_second, result_hash, answer)
     SELECT $1, gen_random_uuid(), $2, 1, started_at, started_by, model_version, verdict, throughput_per_second,
            result_hash, answer FROM stress_runs WHERE id = $3 RETURNING id`,
    [projectId, profileId, stressRunId],
  );
  return rows[0].id;
}

/** A run that was made, for others to be made like it. */
async function aRealStressRun(): Promise<string> {
  const projectId = await aProject(team.owner, team.workspaceId);
  const scenario = await eshopScenario(team.owner, projectId);
  const profile = await fittingProfile(team.owner, projectId, scenario);
  const path = await savedProfile(team.owner, projectId, profile);
  return (await team.owner.post(`${path}/runs`).expect(201)).body.id;
}

/** One that a token wrote, as are those that tokens may take away. */
async function aPromiseOfAnAgent(projectId: string): Promise<string> {
  const path = `/api/projects/${projectId}/promises`;
  await team.owner.put(`${path}/prefix`, { prefix: "ACC" });
  const agent = withToken(server, tokens.propose);
  const { body } = await agent.post(path, AN_EMPTY_PROMISE).expect(201);
  const kept = { kind: "review", title: "Somebody looks at it", recipe: { text: "Look at it." } };
  await agent.post(`${path}/${body.id}/obligations`, kept).expect(201);
  return body.id;
}

async function aSnapshot(projectId: string): Promise<string> {
  const { body } = await team.owner.post(`/api/projects/${projectId}/review/snapshots`).expect(201);
  return body.id;
}

async function aQuestion(projectId: string): Promise<string> {
  const { body } = await team.owner
    .post(`/api/projects/${projectId}/questions`, { text: "Why?" })
    .expect(201);
  return body.id;
}

async function aView(projectId: string): Promise<string> {
  const id = randomUUID();
  await team.owner
    .post(`/api/projects/${projectId}/views`, { id, name: "All", kind: "landscape" })
    .expect(201);
  return id;
}

/** A session that may end. */
async function spareCookie(person: Person | null): Promise<string | null> {
  return person === null ? null : (await register(server, "leaver")).cookie;
}

describe("the access rules beyond the table", () => {
  it("hide a workspace of others as they hide one that is not there", async () => {
    const there = await team.outsider.get(`/api/workspaces/${team.workspaceId}/members`).expect(404);
    const nowhere = await team.outsider.get(`/api/workspaces/${randomUUID()}/members`).expect(404);
    const nonsense = await team.outsider.get("/api/workspaces/nonsense/members").expect(404);
    expect(there.body).toEqual(nowhere.body);
    expect(there.body).toEqual(nonsense.body);
  });

  it("read an ID in any letter case", async () => {
    const upper = team.projectId.toUpperCase();
    const answer = await team.viewer.get(`/api/projects/${upper}`).expect(200);
    expect(answer.body.id).toBe(team.projectId);
  });

  it("ask who it is before they read a body", async () => {
    const path = `/api/projects/${team.projectId}/scenarios`;
    const answer = await send(server, "post", path, "{ not json").expect(401);
    expect(answer.body.type).toBe("unauthorized");
    await team.viewer.post(path, "{ not json").expect(403);
    await team.outsider.post(path, "{ not json").expect(404);
  });
});
