import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aToken, expire, withToken } from "./testing/agent-tokens.js";
import { type Person, personWith, register } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";
import { untilLogged } from "./testing/waiting.js";

let server: RunningServer;
let other: TestServer;
let team: Team;
/** A fresh workspace of the owner for each test. */
let workspaceId: string;
let path: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  other = await server.another();
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

beforeEach(async () => {
  workspaceId = randomUUID();
  path = `/api/workspaces/${workspaceId}/agent-tokens`;
  await team.owner.post("/api/workspaces", { id: workspaceId, name: "W" }).expect(200);
});

const WANTED = { name: "CI", scopes: ["read"], projectId: null, expiresAt: null };

function create(changes: object = {}, owner: Person = team.owner) {
  return owner.post(path, { ...WANTED, ...changes });
}

async function names(): Promise<readonly string[]> {
  const { body } = await team.owner.get(path).expect(200);
  return body.map(({ name }: { name: string }) => name);
}

async function audit(): Promise<readonly { action: string; target: string; details: object }[]> {
  const { body } = await team.owner.get(`/api/workspaces/${workspaceId}/audit`).expect(200);
  return body.filter(({ action }: { action: string }) => action.startsWith("token."));
}

/** Live tokens of the workspace, written past the service. */
async function manyTokens(count: number): Promise<void> {
  await server.database.query(
    `INSERT INTO agent_tokens (id, workspace_id, name, scopes, value_hash, prefix, created_by, created_at)
     SELECT gen_random_uuid(), $1::uuid, 'many ' || n, '{read}', sha256(convert_to($1::uuid::text || n, 'UTF8')), 'svt_', 'user:x', now()
       FROM generate_series(1, $2) AS n`,
    [workspaceId, count],
  );
}

function inYears(years: number, days = 0): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString();
}

describe("creating a token", () => {
  it("answers the record and, once, the value", async () => {
    const projectId = await aProject(team.owner, workspaceId);
    const expiresAt = inYears(1);
    const scopes = ["export", "read"];
    const { body } = await create({ scopes, projectId: projectId.toUpperCase(), expiresAt }).expect(201);
    const record = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: "CI",
      scopes: ["read", "export"],
      projectId,
      createdBy: `user:${team.owner.id}`,
      createdAt: expect.stringMatching(/\.\d{3}Z$/),
      expiresAt,
      lastUsedAt: null,
      prefix: body.value.slice(0, 10),
    };
    expect(body).toEqual({ token: record, value: expect.stringMatching(/^svt_[\w-]{49}$/) });
    const listed = await team.owner.get(path).expect(200);
    expect(listed.body).toEqual([record]);
    expect(listed.text).not.toContain(body.value);
  });

  it("stores the SHA-256 of the value and nothing more of it than its beginning", async () => {
    const { body } = await create().expect(201);
    const { rows } = await server.database.query(
      "SELECT t.*, t::text AS row FROM agent_tokens t WHERE id = $1",
      [body.token.id],
    );
    expect(rows[0].value_hash).toHaveLength(32);
    expect(rows[0].row).not.toContain(body.value.slice(11));
  });

  it("stands in the audit list, without the value", async () => {
    const { body } = await create().expect(201);
    const entries = await audit();
    const { name, scopes, projectId, expiresAt } = WANTED;
    expect(entries).toMatchObject([
      { action: "token.created", target: body.token.id, details: { name, scopes, projectId, expiresAt } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(body.value.slice(4));
  });

  it.each(["name", "scopes", "projectId", "expiresAt"])("needs the key %s", async (key) => {
    const refused = await create({ [key]: undefined });
    expect(problem(refused)).toEqual({ status: 400, type: "invalid_body", fields: [key] });
  });

  it.each([
    { name: 1 },
    { name: ["CI"] },
    { scopes: "read" },
    { scopes: [1] },
    { scopes: [null] },
    { scopes: { read: true } },
    { projectId: 1 },
    { expiresAt: 1_900_000_000 },
    { expiresAt: true },
  ])("refuses the type of %j", async (changes) => {
    const refused = await create(changes);
    expect(problem(refused)).toEqual({ status: 400, type: "invalid_body", fields: Object.keys(changes) });
  });

  it.each([
    { name: null },
    { name: "" },
    { name: "  " },
    { name: "x".repeat(101) },
    { name: "a\nb" },
    { scopes: null },
    { scopes: [] },
    { scopes: ["write"] },
    { scopes: ["READ"] },
    { scopes: ["read", "read"] },
    { projectId: "nonsense" },
    { expiresAt: "soon" },
    { expiresAt: "2027-01-01" },
    { expiresAt: new Date(Date.now() - 1000).toISOString() },
    { expiresAt: inYears(2, 1) },
    { expiresAt: "9999-12-31T23:59:59Z" },
  ])("refuses the value of %j", async (changes) => {
    const refused = await create(changes);
    expect(problem(refused)).toEqual({ status: 400, type: "validation_error", fields: Object.keys(changes) });
    expect(await names()).toEqual([]);
  });

  it("names every broken rule at once", async () => {
    const refused = await create({ name: "", scopes: [], projectId: "x", expiresAt: "x" });
    expect(problem(refused).fields).toEqual(["name", "scopes", "projectId", "expiresAt"]);
  });

  it.each([
    { name: "x".repeat(100) },
    { name: "😀".repeat(100) },
    { expiresAt: inYears(2) },
    { expiresAt: inYears(1).replace("Z", "+02:00") },
  ])("takes %j", async (changes) => {
    await create(changes).expect(201);
  });

  it("takes an end that is a minute away", async () => {
    await create({ expiresAt: new Date(Date.now() + 60_000).toISOString() }).expect(201);
  });

  it("refuses a project that is not of the workspace as one that is not there", async () => {
    for (const projectId of [team.projectId, randomUUID()]) {
      const refused = await create({ projectId });
      expect(problem(refused)).toEqual({ status: 404, type: "not_found", fields: [] });
    }
    expect(await names()).toEqual([]);
  });

  it("refuses the name of a live token, and takes that of an expired or a revoked one", async () => {
    const first = await create().expect(201);
    expect(problem(await create())).toEqual({ status: 409, type: "conflict", fields: ["name"] });
    await create({ name: "ci" }).expect(201);
    await expire(server, first.body.token.id);
    const second = await create().expect(201);
    await team.owner.delete(`${path}/${second.body.token.id}`).expect(204);
    await create().expect(201);
    expect(await names()).toEqual(["CI", "CI", "ci"]);
  });

  it("is for owners: of another workspace's name and tokens nothing is seen", async () => {
    const elsewhere = `/api/workspaces/${team.workspaceId}/agent-tokens`;
    await create().expect(201);
    await team.owner.post(elsewhere, WANTED).expect(201);
    await create({}, team.editor).expect(404);
    await team.editor.post(elsewhere, { ...WANTED, name: "x" }).expect(403);
  });
});

describe("the list of tokens", () => {
  it("is in name order and keeps expired tokens, the latest hundred of them", async () => {
    await create({ name: "b" }).expect(201);
    const { body } = await create({ name: "A" }).expect(201);
    await expire(server, body.token.id);
    expect(await names()).toEqual(["A", "b"]);
    await manyTokens(120);
    await server.database.query(
      "UPDATE agent_tokens SET expires_at = now() - interval '1 hour' WHERE workspace_id = $1 AND name LIKE 'many%'",
      [workspaceId],
    );
    await create({ name: "c" }).expect(201);
    const left = await names();
    expect(left.filter((name) => name.startsWith("many"))).toHaveLength(99);
    expect(left).toEqual(expect.arrayContaining(["A", "b", "c"]));
  });
});

describe("the limits of live tokens", () => {
  it("give one of 20 clients on two processes a name", async () => {
    const onOther = personWith(other, team.owner);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => create({}, n % 2 === 0 ? team.owner : onOther)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    expect(await names()).toEqual(["CI"]);
    expect(await audit()).toHaveLength(1);
  });

  it("give a workspace a hundred, whoever asks at once; expired ones do not count", async () => {
    await manyTokens(95);
    const expired = await create({ name: "expired" }).expect(201);
    await expire(server, expired.body.token.id);
    const onOther = personWith(other, team.owner);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => create({ name: `${n}` }, n % 2 === 0 ? team.owner : onOther)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });
});

describe("revoking a token", () => {
  it("ends it at once in every process, and stands in the audit list", async () => {
    const { id, value } = await aToken(team.owner, workspaceId, { name: "Gone", scopes: ["read"] });
    const here = withToken(server, value);
    const there = withToken(other, value);
    for (let round = 0; round < 3; round += 1) {
      await here.get("/api/workspaces").expect(200);
      await there.get("/api/workspaces").expect(200);
    }
    await team.owner.delete(`${path}/${id}`).expect(204);
    await there.get("/api/workspaces").expect(401);
    await here.get("/api/workspaces").expect(401);
    expect((await audit())[0]).toMatchObject({
      action: "token.revoked",
      target: id,
      details: { name: "Gone" },
    });
    expect(problem(await team.owner.delete(`${path}/${id}`))).toMatchObject({
      status: 404,
      type: "not_found",
    });
    expect(await audit()).toHaveLength(2);
  });

  it("finds tokens of its workspace alone", async () => {
    const { id, value } = await aToken(team.owner, team.workspaceId, { scopes: ["read"] });
    await team.owner.delete(`${path}/${id}`).expect(404);
    await team.owner.delete(`${path}/${randomUUID()}`).expect(404);
    await team.owner.delete(`${path}/nonsense`).expect(404);
    await withToken(server, value).get("/api/workspaces").expect(200);
  });

  it("happens with the deletion of the project a token is restricted to", async () => {
    const projectId = await aProject(team.owner, workspaceId);
    const restricted = await aToken(team.owner, workspaceId, { name: "R", scopes: ["read"], projectId });
    const free = await aToken(team.owner, workspaceId, { name: "F", scopes: ["read"] });
    await team.owner.delete(`/api/projects/${projectId}`).expect(204);
    await withToken(other, restricted.value).get("/api/workspaces").expect(401);
    await withToken(other, free.value).get("/api/workspaces").expect(200);
    expect(await names()).toEqual(["F"]);
    expect((await audit())[0]).toMatchObject({
      action: "token.revoked",
      target: restricted.id,
      details: { name: "R", deletedProjectId: projectId },
    });
  });

  it("happens also to a token that is made while its project is deleted", async () => {
    const projectId = await aProject(team.owner, workspaceId);
    const made = Array.from({ length: 12 }, (_, n) => create({ name: `${n}`, projectId }));
    const [deleted, ...answers] = await Promise.all([
      team.owner.delete(`/api/projects/${projectId}`),
      ...made,
    ]);
    expect(deleted.status).toBe(204);
    expect(answers.every(({ status }) => status === 201 || status === 404)).toBe(true);
    expect(await names()).toEqual([]);
    const told = (await audit()).map(({ action }) => action);
    const created = told.filter((action) => action === "token.created");
    expect(created).toHaveLength(answers.filter(({ status }) => status === 201).length);
    expect(told.filter((action) => action === "token.revoked")).toHaveLength(created.length);
  });

  it("does not happen when the owner who made it leaves: it is the workspace's", async () => {
    const second = await register(server, "second");
    const members = `/api/workspaces/${workspaceId}/members`;
    await team.owner.post(members, { email: second.email, role: "owner" }).expect(201);
    const { value } = await aToken(second, workspaceId, { scopes: ["read"] });
    await second.delete(`${members}/${second.id}`).expect(204);
    await withToken(server, value).get("/api/workspaces").expect(200);
  });
});

it("writes no value of a token into any log", async () => {
  const { value } = await aToken(team.owner, workspaceId, { scopes: ["read"] });
  const wrong = `${value.slice(0, -1)}${value.endsWith("x") ? "y" : "x"}`;
  for (const presented of [value, wrong, `${value}.`]) {
    await withToken(server, presented).get("/api/workspaces");
  }
  await untilLogged(
    server,
    await withToken(server, value).get(`/api/workspaces?access_token=${value}`).expect(400),
  );
  const text = JSON.stringify([...server.log, ...other.log]);
  expect(text).toContain("agent-token:");
  expect(text).not.toContain("svt_");
});
