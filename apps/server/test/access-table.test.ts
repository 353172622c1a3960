import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { OpenAPIObject } from "@nestjs/swagger";
import type { AccessRule } from "../src/platform/access/access.decorator.js";
import { ERROR_TYPES } from "../src/platform/errors/error-types.js";
import type { Route } from "../src/platform/http/routes.js";
import { ACCESS_TABLE, type AccessRow, CALLERS, type CallerName } from "./access-table.js";
import { aBranch } from "./testing/branches.js";
import { ask, freshAddress, send } from "./testing/client.js";
import { SCHEMA } from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import { type Person, register } from "./testing/people.js";
import { aProject, aTeam, type Team } from "./testing/project.js";
import { registeredRoutes } from "./testing/registered-routes.js";
import { aRevision } from "./testing/revisions.js";
import { aProfile } from "./testing/stress.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

let server: TestServer;
let team: Team;
let routes: readonly Route[];

beforeAll(async () => {
  server = await startTestServer();
  team = await aTeam(server);
  routes = await registeredRoutes(server.connectionString);
});
afterAll(() => server.stop());

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

describe("the table of who may call what", () => {
  it("names every registered route, and no other", () => {
    expect(ACCESS_TABLE.map(({ route }) => route).sort()).toEqual(routes.map(nameOf).sort());
  });

  it.each(ACCESS_TABLE)("agrees with the access rule on $route", (row) => {
    const route = routes.find((candidate) => nameOf(candidate) === row.route);
    expect(route).toBeDefined();
    if (route !== undefined) expect(ruleSays(route.access)).toEqual(tableSays(row));
  });

  it.each(ACCESS_TABLE)("is what $route answers", async (row) => {
    const answered: Record<string, number> = {};
    for (const caller of CALLERS) answered[caller] = await call(row, caller);
    expect(answered).toEqual(row.statuses);
  });
});

interface Says {
  readonly refuses: Readonly<Record<CallerName, number | null>>;
  readonly token: string | null;
}

const RANK: Readonly<Record<string, number>> = { viewer: 0, editor: 1, owner: 2 };

/** The refusals a rule of the code leads to. */
function ruleSays(rule: AccessRule): Says {
  const token = "scope" in rule ? (rule.scope ?? null) : null;
  if ("open" in rule) return { refuses: refusals(null, null, () => null), token };
  if ("instanceAdmin" in rule)
    return { refuses: refusals(401, 403, (role) => (role === "owner" ? null : 403)), token };
  if (!("role" in rule)) return { refuses: refusals(401, null, () => null), token };
  return {
    refuses: refusals(401, 404, (role) => ((RANK[role] ?? 0) < (RANK[rule.role] ?? 0) ? 403 : null)),
    token,
  };
}

function refusals(
  none: number | null,
  outsider: number | null,
  member: (role: string) => number | null,
): Says["refuses"] {
  return { none, outsider, viewer: member("viewer"), editor: member("editor"), owner: member("owner") };
}

/** The refusals of the guard that a row of the table states. */
function tableSays({ route, statuses, token }: AccessRow): Says {
  // Rules of a service, not of the guard: who may take whom out, and a provider that nobody has.
  if (route === "DELETE /api/workspaces/:workspaceId/members/:userId")
    return { refuses: refusals(401, 404, () => null), token };
  if (route === "GET /api/auth/external/:provider")
    return { refuses: refusals(null, null, () => null), token };
  const refused = Object.entries(statuses).map(([caller, status]) => [
    caller,
    [401, 403, 404].includes(status) ? status : null,
  ]);
  return { refuses: Object.fromEntries(refused) as Says["refuses"], token };
}

async function call({ route }: AccessRow, caller: CallerName): Promise<number> {
  const [method = "", template = ""] = route.split(" ");
  const path = template.replace(/:\w+/g, (name) => `{${name.slice(1)}}`);
  const ids = await idsFor(route);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "nobody");
  const person = caller === "none" ? null : team[caller];
  const cookie = route === "POST /api/auth/logout" ? await spareCookie(person) : person?.cookie;
  const request = ask(server, method.toLowerCase() as "get", filled, freshAddress());
  if (cookie) request.set("Cookie", cookie);
  const takesBody = method !== "GET" && method !== "DELETE" && !/logout$|run$/.test(route);
  const answer = takesBody ? await request.set("Content-Type", "application/json").send("{}") : await request;
  if (answer.status >= 400) expect(ERROR_TYPES).toContain(answer.body.type);
  return answer.status;
}

/** What the path names; what a DELETE takes away is made for the call alone. */
async function idsFor(route: string): Promise<Readonly<Record<string, string>>> {
  const { workspaceId } = team;
  const projectId = route.startsWith("DELETE /api/projects/:projectId")
    ? await aProject(team.owner, workspaceId)
    : team.projectId;
  const ids = { workspaceId, projectId };
  if (route.includes(":userId")) return { ...ids, userId: await aMember() };
  if (route.includes(":scenarioId")) return { ...ids, scenarioId: await aScenario(projectId) };
  if (route.includes(":branchId")) return { ...ids, branchId: await aBranch(team.owner, projectId) };
  if (route.includes(":revisionId")) return { ...ids, revisionId: await aRevision(team.owner, projectId) };
  if (route.includes(":profileId")) return { ...ids, profileId: await aStressProfile(projectId) };
  if (route.includes(":runId")) return { ...ids, runId: await aStressRun(projectId) };
  if (route.includes(":viewId")) return { ...ids, viewId: await aView(projectId) };
  return { ...ids, ...(await factIdsFor(route, projectId)) };
}

/** The facts of a model that a path names, once they are there. */
async function factIdsFor(route: string, projectId: string): Promise<Readonly<Record<string, string>>> {
  const kind = /:(fact|element|relationship|message|operation|channel|subscription|binding|schema)Id/.exec(
    route,
  )?.[1];
  if (kind === undefined) return {};
  await importOneOfEach(team.owner, projectId, { schemas: [{ id: SCHEMA, name: "Order", content: "{}" }] });
  const ids: Readonly<Record<string, string>> = { ...ONE, schema: SCHEMA, fact: ONE.message };
  return { [`${kind}Id`]: ids[kind] ?? "" };
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
     VALUES ($1, gen_random_uuid(), $2, 1, now(), 'user:x', 0, 'stable', 1, 'x', '{}') RETURNING id`,
    [projectId, profileId],
  );
  return rows[0].id;
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

describe("the OpenAPI document", () => {
  let document: OpenAPIObject;
  beforeAll(async () => {
    const answer = await ask(server, "get", "/api/openapi.json").expect(200);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    document = answer.body as OpenAPIObject;
  });

  const METHODS = ["get", "put", "post", "delete", "patch"] as const;

  function operations() {
    return Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation === undefined
          ? []
          : [{ name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`, path, operation }];
      }),
    );
  }

  it("is of version 3.1 and has every registered route, each once, with an ID of its own", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(routes.map(nameOf).sort());
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(ids.every((id) => /^[a-z][A-Za-z]+$/.test(id ?? ""))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has a summary, an answer that succeeds, and every part of its path for each operation", () => {
    for (const { name, path, operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      const inPath = (operation.parameters ?? []).flatMap((parameter) =>
        "name" in parameter && parameter.in === "path" ? [parameter.name] : [],
      );
      expect({ name, summary: operation.summary ?? "" }).toEqual({
        name,
        summary: expect.stringMatching(/./),
      });
      if (!name.includes("/external/")) expect(statuses.some((status) => /^2/.test(status))).toBe(true);
      expect(inPath.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part).sort());
    }
  });

  it("answers every error with a problem", () => {
    for (const { operation } of operations())
      for (const [status, response] of Object.entries(operation.responses))
        if (/^[45]/.test(status) && !operation.tags?.includes("health"))
          expect(response).toMatchObject({ content: { "application/problem+json": expect.anything() } });
  });

  it("refers to nothing that is not in it, and knows no keyword of older versions", () => {
    const text = JSON.stringify(document);
    const names = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name),
    );
    for (const name of names) expect(document.components?.schemas).toHaveProperty(name ?? "");
    expect(text).not.toContain('"nullable"');
    expect(text).not.toMatch(/"\$ref":"(?!#)/);
  });

  it("has a page whose every file comes from this service", async () => {
    const page = await ask(server, "get", "/api/docs").expect(200);
    const sources = [...page.text.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, source = ""]) => source);
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(source).toMatch(/^\.\/docs\/[\w.-]+$/);
      await ask(server, "get", source.replace("./", "/api/")).expect(200);
    }
    expect(page.text).not.toMatch(/<script>(?!\s*<)/);
  });
});
