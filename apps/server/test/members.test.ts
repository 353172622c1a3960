import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { nobody, type Person, register } from "./testing/people.js";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let stranger: Person;
/** A fresh workspace of the owner for each test. */
let workspaceId: string;
let members: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  stranger = nobody(server);
});
afterAll(() => server.stop());

beforeEach(async () => {
  workspaceId = randomUUID();
  members = `/api/workspaces/${workspaceId}/members`;
  await team.owner.post("/api/workspaces", { id: workspaceId, name: "W" }).expect(200);
});

function join(person: Person, role: string) {
  return team.owner.post(members, { email: person.email, role });
}

async function audit(): Promise<
  readonly { action: string; target: string; actor: string; details: object }[]
> {
  const { rows } = await server.database.query(
    "SELECT action, target, actor, details FROM audit_entries WHERE workspace_id = $1 AND action LIKE 'member.%' ORDER BY at",
    [workspaceId],
  );
  return rows;
}

describe("members", () => {
  it("are listed in name order for every member, and for nobody else", async () => {
    const path = `/api/workspaces/${team.workspaceId}/members`;
    for (const person of [team.owner, team.editor, team.viewer]) {
      const { body } = await person.get(path).expect(200);
      expect(body.map((member: { displayName: string }) => member.displayName)).toEqual([
        "editor",
        "owner",
        "viewer",
      ]);
      expect(body[0]).toEqual({
        userId: team.editor.id,
        displayName: "editor",
        email: team.editor.email,
        role: "editor",
        joinedAt: expect.stringMatching(/Z$/),
      });
    }
    await team.outsider.get(path).expect(404);
    await stranger.get(path).expect(401);
  });

  it("are added by an owner, by email in any letter case; recorded", async () => {
    const { body } = await team.owner
      .post(members, { email: team.editor.email.toUpperCase(), role: "editor" })
      .expect(201);
    expect(body).toEqual({
      userId: team.editor.id,
      displayName: "editor",
      email: team.editor.email,
      role: "editor",
      joinedAt: expect.stringMatching(/Z$/),
    });
    expect(await audit()).toEqual([
      {
        action: "member.added",
        target: team.editor.id,
        actor: `user:${team.owner.id}`,
        details: { role: "editor" },
      },
    ]);
  });

  it("are added once; an unknown account is 404", async () => {
    await join(team.editor, "viewer").expect(201);
    expect((await join(team.editor, "viewer").expect(409)).body.type).toBe("conflict");
    await team.owner.post(members, { email: "nobody@example.org", role: "viewer" }).expect(404);
    await team.owner.post(members, { email: "", role: "viewer" }).expect(404);
  });

  it("are added once by 20 clients at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => join(team.viewer, "viewer")));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  it.each([
    [{}, "invalid_body", ["email", "role"]],
    [{ email: 1, role: "viewer" }, "invalid_body", ["email"]],
    [{ email: "a@example.org", role: null }, "invalid_body", ["role"]],
    [{ email: "a@example.org", role: "admin" }, "validation_error", ["role"]],
    [{ email: "a@example.org", role: "Owner" }, "validation_error", ["role"]],
  ])("refuse %j", async (body, type, fields) => {
    const answer = await team.owner.post(members, body).expect(400);
    expect(answer.body.type).toBe(type);
    expect(answer.body.errors.map((issue: { field: string }) => issue.field)).toEqual(fields);
  });

  it("are added, changed and removed by owners alone", async () => {
    await join(team.editor, "editor").expect(201);
    await join(team.viewer, "viewer").expect(201);
    const other = `${members}/${team.owner.id}`;
    for (const [person, status] of [
      [stranger, 401],
      [team.outsider, 404],
      [team.viewer, 403],
      [team.editor, 403],
    ] as const) {
      await person.post(members, { email: team.outsider.email, role: "viewer" }).expect(status);
      await person.patch(other, { role: "viewer" }).expect(status);
      await person.delete(other).expect(status);
    }
  });

  it("change their role; recorded, but not when nothing changes", async () => {
    await join(team.editor, "viewer").expect(201);
    const path = `${members}/${team.editor.id}`;
    expect((await team.owner.patch(path, { role: "editor" }).expect(200)).body).toMatchObject({
      userId: team.editor.id,
      role: "editor",
    });
    await team.owner.patch(path, { role: "editor" }).expect(200);
    expect((await audit()).map(({ action, details }) => [action, details])).toEqual([
      ["member.added", { role: "viewer" }],
      ["member.changed", { from: "viewer", to: "editor" }],
    ]);
    await team.owner.patch(path, { role: "boss" }).expect(400);
    await team.owner.patch(path, {}).expect(400);
    await team.owner.patch(`${members}/${team.outsider.id}`, { role: "viewer" }).expect(404);
    await team.owner.patch(`${members}/x`, { role: "viewer" }).expect(404);
  });

  it("leave of themselves or are removed by an owner; recorded", async () => {
    await join(team.editor, "editor").expect(201);
    await join(team.viewer, "viewer").expect(201);
    await team.viewer.delete(`${members}/${team.viewer.id}`).expect(204);
    await team.owner.delete(`${members}/${team.editor.id}`).expect(204);
    await team.owner.delete(`${members}/${team.editor.id}`).expect(404);
    await team.viewer.get(members).expect(404);
    expect((await audit()).slice(2).map(({ action, actor }) => [action, actor])).toEqual([
      ["member.removed", `user:${team.viewer.id}`],
      ["member.removed", `user:${team.owner.id}`],
    ]);
  });

  it("keep their last owner, who can neither leave nor be lowered", async () => {
    const self = `${members}/${team.owner.id}`;
    expect((await team.owner.delete(self).expect(409)).body.type).toBe("conflict");
    expect((await team.owner.patch(self, { role: "editor" }).expect(409)).body.type).toBe("conflict");
    await team.owner.patch(self, { role: "owner" }).expect(200);
    await join(team.editor, "owner").expect(201);
    await team.owner.patch(self, { role: "viewer" }).expect(200);
    await team.editor.delete(`${members}/${team.editor.id}`).expect(409);
  });

  it("keep their last owner who can sign in: one that is disabled does not count", async () => {
    await join(team.editor, "owner").expect(201);
    const setDisabled = (at: "now()" | "NULL") =>
      server.database.query(`UPDATE accounts SET disabled_at = ${at} WHERE id = $1`, [team.editor.id]);
    await setDisabled("now()");
    try {
      await team.owner.delete(`${members}/${team.owner.id}`).expect(409);
      await team.owner.patch(`${members}/${team.owner.id}`, { role: "editor" }).expect(409);
      await team.owner.delete(`${members}/${team.editor.id}`).expect(204);
    } finally {
      await setDisabled("NULL");
    }
  });

  it("keep one owner when two owners lower or remove each other at the same time", async () => {
    for (let round = 0; round < 10; round += 1) {
      workspaceId = randomUUID();
      members = `/api/workspaces/${workspaceId}/members`;
      await team.owner.post("/api/workspaces", { id: workspaceId, name: "W" }).expect(200);
      await join(team.editor, "owner").expect(201);
      const both = [team.owner, team.editor];
      await Promise.all(
        both.map((person, at) => {
          const path = `${members}/${both[1 - at]?.id}`;
          return round % 2 === 0 ? person.patch(path, { role: "viewer" }) : person.delete(path);
        }),
      );
      const { rows } = await server.database.query(
        "SELECT 1 FROM workspace_members WHERE workspace_id = $1 AND role = 'owner'",
        [workspaceId],
      );
      expect(rows).toHaveLength(1);
    }
  });

  it("are at most 1000", async () => {
    await server.database.query(
      `WITH made AS (INSERT INTO accounts (id, email, email_key, display_name, created_at)
         SELECT gen_random_uuid(), address, address, 'n', now() FROM (SELECT $2 || n || '@example.org' AS address FROM generate_series(1, 999) n) made_up RETURNING id)
       INSERT INTO workspace_members (workspace_id, account_id, role, joined_at)
         SELECT $1, id, 'viewer', now() FROM made`,
      [workspaceId, workspaceId],
    );
    const one = await register(server, "one-more");
    expect((await join(one, "viewer").expect(409)).body.type).toBe("conflict");
  });
});
