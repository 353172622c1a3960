import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { nobody, type Person, register } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly target: string;
  readonly actor: unknown;
  readonly details: unknown;
}

let server: RunningServer;
let team: Team;
let ofTeam: string;
const OF_INSTANCE = "/api/instance/audit";

beforeAll(async () => {
  ({ server, team } = await startTeamServer());
  ofTeam = `/api/workspaces/${team.workspaceId}/audit`;
});
afterAll(() => server.stop());

async function entries(person: Person, path: string): Promise<readonly Entry[]> {
  return (await person.get(path).expect(200)).body;
}

/** A workspace of the owner's with as many entries as wanted, written past the service in one moment. */
async function aWorkspaceWith(count: number): Promise<string> {
  const id = randomUUID();
  await team.owner.post("/api/workspaces", { id, name: "Many" }).expect(200);
  await server.database.query(
    `INSERT INTO audit_entries (id, workspace_id, at, actor, actor_name, action, target, details)
     SELECT gen_random_uuid(), $1, '2100-01-01', 'user:' || gen_random_uuid(), 'X', 'project.changed', n, '{}'
       FROM generate_series(1, $2) AS n`,
    [id, count],
  );
  return `/api/workspaces/${id}/audit`;
}

describe("the audit list of a workspace", () => {
  it("tells who did what to what, and when", async () => {
    const before = Date.now();
    const projectId = await aProject(team.editor, team.workspaceId, "Told");
    const [entry] = await entries(team.owner, ofTeam);
    expect(entry).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      actor: { kind: "user", id: team.editor.id, name: "editor" },
      action: "project.created",
      target: projectId,
      details: { name: "Told" },
    });
    expect(Date.parse(entry?.at ?? "")).toBeGreaterThanOrEqual(before);
  });

  it("has the changes of members and projects, the newest first", async () => {
    const id = randomUUID();
    await team.owner.post("/api/workspaces", { id, name: "A" }).expect(200);
    await team.owner.patch(`/api/workspaces/${id}`, { name: "B" }).expect(200);
    const member = await register(server, "member");
    await team.owner
      .post(`/api/workspaces/${id}/members`, { email: member.email, role: "viewer" })
      .expect(201);
    const path = `/api/workspaces/${id}/members/${member.id}`;
    await team.owner.patch(path, { role: "editor" }).expect(200);
    await team.owner.delete(path).expect(204);
    const projectId = await aProject(team.owner, id);
    await team.owner.patch(`/api/projects/${projectId}`, { name: "P", description: null }).expect(200);
    await team.owner.delete(`/api/projects/${projectId}`).expect(204);
    const list = await entries(team.owner, `/api/workspaces/${id}/audit`);
    expect(list.map(({ action, target }) => [action, target])).toEqual([
      ["project.deleted", projectId],
      ["project.changed", projectId],
      ["project.created", projectId],
      ["member.removed", member.id],
      ["member.changed", member.id],
      ["member.added", member.id],
      ["workspace.changed", id],
      ["workspace.created", id],
    ]);
    expect(list[4]?.details).toEqual({ from: "viewer", to: "editor" });
  });

  it("keeps to itself: a refused write, a read and another workspace leave nothing", async () => {
    const before = await entries(team.owner, ofTeam);
    await aProject(team.outsider, await aWorkspaceOf(team.outsider));
    await team.viewer
      .post(`/api/workspaces/${team.workspaceId}/projects`, { id: randomUUID(), name: "No" })
      .expect(403);
    await team.owner.post(`/api/workspaces/${team.workspaceId}/projects`, { id: "x" }).expect(400);
    await team.owner.get(`/api/projects/${team.projectId}`).expect(200);
    expect(await entries(team.owner, ofTeam)).toEqual(before);
  });

  it("has 100 entries unless limit says otherwise, in the order they were written", async () => {
    const path = await aWorkspaceWith(600);
    const numbers = async (query: string) =>
      (await entries(team.owner, `${path}${query}`)).map(({ target }) => Number(target));
    const from = (first: number, count: number) => Array.from({ length: count }, (_, n) => first - n);
    expect(await numbers("")).toEqual(from(600, 100));
    expect(await numbers("?limit=1")).toEqual([600]);
    expect(await numbers("?limit=500")).toEqual(from(600, 500));
  });

  it.each(["0", "501", "-1", "1.5", "", "x", "1e2", "99999999999", "1&limit=2"])(
    "refuses limit=%s",
    async (limit) => {
      for (const path of [ofTeam, OF_INSTANCE]) {
        const refused = await team.owner.get(`${path}?limit=${limit}`);
        expect(problem(refused)).toMatchObject({ status: 400, type: "validation_error" });
        expect(problem(refused).fields).toContain("limit");
      }
    },
  );

  it("is for owners alone; the instance administrator is nobody there", async () => {
    for (const [person, status] of [
      [nobody(server), 401],
      [team.outsider, 404],
      [team.viewer, 403],
      [team.editor, 403],
    ] as const) {
      await person.get(ofTeam).expect(status);
    }
    const foreign = `/api/workspaces/${await aWorkspaceOf(team.outsider)}/audit`;
    expect((await team.owner.get(foreign).expect(404)).body.type).toBe("not_found");
  });
});

describe("the audit list of the instance", () => {
  it("has the accounts and nothing of any workspace", async () => {
    const person = await register(server, "new");
    const [entry, ...older] = await entries(team.owner, OF_INSTANCE);
    expect(entry).toMatchObject({
      actor: { kind: "user", id: person.id, name: "new" },
      action: "account.created",
      target: person.id,
      details: { isInstanceAdmin: false },
    });
    const actions = new Set(older.map(({ action }) => action));
    expect([...actions].filter((action) => !action.startsWith("account."))).toEqual([]);
    expect(older.at(-1)).toMatchObject({ target: team.owner.id, details: { isInstanceAdmin: true } });
  });

  it("names the service where nobody did it", async () => {
    const { email, id } = await register(server, "locked");
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await nobody(server).post("/api/auth/login", { email, password: "Wrong-Password-1" }).expect(401);
    }
    const [entry] = await entries(team.owner, OF_INSTANCE);
    const actor = { kind: "service", id: null, name: "service" };
    expect(entry).toMatchObject({ actor, action: "account.locked", target: id, details: {} });
  });

  it("tells of a new password and never says it", async () => {
    const person = await register(server, "changer");
    const body = { currentPassword: "Correct-Horse-1", newPassword: "Another-Horse-2" };
    await person.put("/api/auth/password", body).expect(204);
    const [entry] = await entries(team.owner, OF_INSTANCE);
    expect(entry).toMatchObject({ action: "account.password-changed", target: person.id, details: {} });
  });

  it("is for instance administrators alone", async () => {
    await nobody(server).get(OF_INSTANCE).expect(401);
    for (const person of [team.outsider, team.viewer, team.editor]) {
      expect((await person.get(OF_INSTANCE).expect(403)).body.type).toBe("forbidden");
    }
  });
});

async function aWorkspaceOf(person: Person): Promise<string> {
  const id = randomUUID();
  await person.post("/api/workspaces", { id, name: "Other" }).expect(200);
  return id;
}
