import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { ask, cookieOf, freshAddress, login, send } from "./testing/client.js";
import { statusAndType } from "./testing/devices.js";
import { PASSWORD, type Person, register } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { aPolicy, INSTANCE_SETTINGS, save } from "./testing/settings.js";
import { startTeamServer } from "./testing/team-server.js";
import type { TestServer } from "./testing/test-server.js";

let server: TestServer;
let other: TestServer;
let team: Team;
let path: string;
beforeAll(async () => {
  ({ server, team } = await startTeamServer());
  other = await server.another();
  path = `/api/workspaces/${team.workspaceId}/invitations`;
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

interface Made {
  readonly id: string;
  readonly secret: string;
}

async function invite(more: { role?: string; email?: string | null } = {}, by = team.owner): Promise<Made> {
  const { body } = await by.post(path, { role: "viewer", email: null, ...more }).expect(201);
  return { id: body.invitation.id, secret: new URL(body.url).hash.slice(1) };
}

const read = (secret: unknown, on = server) => send(on, "post", "/api/invitations/read", { secret });

function accept(person: Person, secret: unknown, on = server) {
  return send(on, "post", "/api/invitations/accept", { secret }).set("Cookie", person.cookie ?? "");
}

function join(secret: unknown, more: object = {}, on = server) {
  const email = `${randomUUID()}@example.org`;
  const body = { email, password: PASSWORD, displayName: "Invited", secret, ...more };
  return send(on, "post", "/api/invitations/register", body);
}

async function roleOf({ id }: Pick<Person, "id">): Promise<string | undefined> {
  const { body } = await team.owner.get(`/api/workspaces/${team.workspaceId}/members`).expect(200);
  return (body as { userId: string; role: string }[]).find(({ userId }) => userId === id)?.role;
}

async function ages({ id }: Made, expires: string): Promise<void> {
  await server.database.query("UPDATE invitations SET expires_at = now() + $2::interval WHERE id = $1", [
    id,
    expires,
  ]);
}

describe("an invitation", () => {
  it("is a link that an owner sees once, kept as a hash, listed and taken back", async () => {
    const { body } = await team.owner.post(path, { role: "editor", email: "new@example.org" }).expect(201);
    expect(body).toEqual({
      invitation: {
        id: expect.any(String),
        role: "editor",
        email: "new@example.org",
        invitedBy: { userId: team.owner.id, displayName: "owner" },
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
      },
      url: expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+\/invitation#[\w-]{43}$/),
    });
    const days = (Date.parse(body.invitation.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.abs(days - 7)).toBeLessThan(0.1);
    const secret = new URL(body.url).hash.slice(1);
    const listed = await team.owner.get(path).expect(200);
    expect(listed.body).toContainEqual(body.invitation);
    const { rows } = await server.database.query("SELECT i::text AS text FROM invitations i");
    expect(listed.text + JSON.stringify(rows)).not.toContain(secret);
    await team.owner.delete(`${path}/${body.invitation.id}`).expect(204);
    expect(statusAndType(await team.owner.delete(`${path}/${body.invitation.id}`))).toBe("404 not_found");
    expect(statusAndType(await read(secret))).toBe("404 link_over");
    expect((await team.owner.get(path)).body).toEqual([]);
  });

  it("tells whoever has it what it leads into", async () => {
    const { secret } = await invite({ role: "viewer", email: "me@example.org" });
    expect((await read(secret, other).expect(200)).body).toEqual({
      workspaceName: expect.any(String),
      role: "viewer",
      email: "me@example.org",
      invitedBy: "owner",
      expiresAt: expect.any(String),
    });
  });

  it.each([
    [{ role: "viewer" }, "invalid_body", ["email"]],
    [{ email: null }, "invalid_body", ["role"]],
    [{ role: "boss", email: null }, "validation_error", ["role"]],
    [{ role: "viewer", email: "no" }, "validation_error", ["email"]],
    [{ role: "viewer", email: 1 }, "invalid_body", ["email"]],
  ])("is not made of %j", async (body, type, fields) => {
    expect(problem(await team.owner.post(path, body))).toEqual({ status: 400, type, fields });
  });

  it("is for owners to make, to see and to take back", async () => {
    const { id } = await invite();
    for (const person of [team.editor, team.viewer]) {
      expect(statusAndType(await person.get(path))).toBe("403 forbidden");
      expect(statusAndType(await person.post(path, { role: "viewer", email: null }))).toBe("403 forbidden");
      expect(statusAndType(await person.delete(`${path}/${id}`))).toBe("403 forbidden");
    }
    expect(statusAndType(await team.outsider.get(path))).toBe("404 not_found");
  });

  it("says nothing of whether an account has an address", async () => {
    const known = await register(server, "known");
    const answers = await Promise.all(
      [known.email, "unknown@example.org"].map((email) => team.owner.post(path, { role: "viewer", email })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [one, two] = answers.map(({ body }) => Object.keys(body.invitation));
    expect(one).toEqual(two);
  });

  it("is one of a hundred at most", async () => {
    const workspaceId = randomUUID();
    await team.owner.post("/api/workspaces", { id: workspaceId, name: "Full" }).expect(200);
    await server.database.query(
      `INSERT INTO invitations SELECT gen_random_uuid(), $1::uuid, $2::uuid, sha256(convert_to($1::uuid::text || n, 'UTF8')), 'viewer',
                                      NULL, 0, now(), now() + interval '1 day' FROM generate_series(1, 100) n`,
      [workspaceId, team.owner.id],
    );
    const full = `/api/workspaces/${workspaceId}/invitations`;
    const body = { role: "viewer", email: null };
    expect(statusAndType(await team.owner.post(full, body))).toBe("409 conflict");
    await server.database.query(
      `UPDATE invitations SET expires_at = now() WHERE id = (
         SELECT id FROM invitations WHERE workspace_id = $1 LIMIT 1)`,
      [workspaceId],
    );
    await team.owner.post(full, body).expect(201);
  });
});

describe("accepting an invitation", () => {
  it("makes whoever is signed in a member, once", async () => {
    const person = await register(server, "joiner");
    const { id, secret } = await invite({ role: "editor" });
    const answer = await accept(person, secret).expect(200);
    expect(answer.body).toEqual({
      workspaceId: team.workspaceId,
      workspaceName: expect.any(String),
      role: "editor",
    });
    expect(await roleOf(person)).toBe("editor");
    expect(statusAndType(await accept(await register(server, "late"), secret))).toBe("404 link_over");
    const { rows } = await server.database.query(
      "SELECT actor, details FROM audit_entries WHERE action = 'member.added' AND target = $1",
      [person.id],
    );
    expect(rows).toEqual([{ actor: `user:${person.id}`, details: { role: "editor", invitationId: id } }]);
  });

  it("is done by one, of many at the same moment on two processes", async () => {
    const people = await Promise.all([1, 2, 3, 4].map((n) => register(server, `racer-${n}`)));
    const { secret } = await invite();
    const answers = await Promise.all([
      ...people.map((person, n) => accept(person, secret, n % 2 ? server : other)),
      join(secret, {}, other),
      join(secret),
    ]);
    expect(answers.map(({ status }) => Math.floor(status / 100)).sort()).toEqual([2, 4, 4, 4, 4, 4]);
    expect(answers.filter(({ status }) => status >= 400).every(({ body }) => body.type === "link_over")).toBe(
      true,
    );
  });

  it("leaves it as it was for a member, and for another address", async () => {
    const member = await invite();
    expect(statusAndType(await accept(team.viewer, member.secret))).toBe("409 conflict");
    const person = await register(server, "right");
    const { secret } = await invite({ email: person.email.toUpperCase() });
    expect(statusAndType(await accept(await register(server, "wrong"), secret))).toBe("403 forbidden");
    expect(problem(await join(secret))).toEqual({ status: 400, type: "validation_error", fields: ["email"] });
    await accept(person, secret).expect(200);
  });

  it("makes no owner of more workspaces than one may own", async () => {
    const person = await register(server, "greedy");
    await server.database.query(
      `WITH w AS (INSERT INTO workspaces SELECT gen_random_uuid(), 'w', now() FROM generate_series(1, 1000) RETURNING id)
       INSERT INTO workspace_members SELECT id, $1, 'owner', now() FROM w`,
      [person.id],
    );
    const { secret } = await invite({ role: "owner" });
    expect(statusAndType(await accept(person, secret))).toBe("409 conflict");
    await read(secret).expect(200);
  });

  it("needs the invitation to live, by the clock of the database", async () => {
    const person = await register(server, "patient");
    const made = await invite();
    for (const expires of ["0 seconds", "8 days"]) {
      await ages(made, expires);
      expect(statusAndType(await read(made.secret))).toBe("404 link_over");
      expect(statusAndType(await accept(person, made.secret))).toBe("404 link_over");
      expect(statusAndType(await join(made.secret))).toBe("404 link_over");
    }
    await ages(made, "6 days");
    await accept(person, made.secret, other).expect(200);
  });

  it("needs whoever invited to be an owner still, and to be let in", async () => {
    const inviter = await register(server, "inviter");
    const members = `/api/workspaces/${team.workspaceId}/members`;
    await team.owner.post(members, { email: inviter.email, role: "owner" }).expect(201);
    const { secret } = await invite({}, inviter);
    await read(secret).expect(200);
    await team.owner.patch(`${members}/${inviter.id}`, { role: "editor" }).expect(200);
    expect(statusAndType(await read(secret))).toBe("404 link_over");
    expect(statusAndType(await accept(team.outsider, secret))).toBe("404 link_over");
    await team.owner.patch(`${members}/${inviter.id}`, { role: "owner" }).expect(200);
    await server.database.query("UPDATE accounts SET disabled_at = now() WHERE id = $1", [inviter.id]);
    expect(statusAndType(await join(secret))).toBe("404 link_over");
  });

  it.each(["", "x", "A".repeat(43)])("is not done with %j", async (secret) => {
    for (const answer of [await read(secret), await accept(team.outsider, secret), await join(secret)]) {
      expect(statusAndType(answer)).toBe("404 link_over");
    }
  });

  it("is counted for an address", async () => {
    const address = freshAddress();
    const answers: Response[] = [];
    for (let time = 0; time < 21; time += 1) {
      answers.push(await ask(server, "post", "/api/invitations/read", address).send({ secret: "x" }));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(404), 429]);
  });
});

describe("an account by an invitation", () => {
  beforeAll(async () => {
    await save(team.owner, INSTANCE_SETTINGS, {
      policy: aPolicy({ allowSelfRegistration: false }),
      defaults: {},
    });
  });

  it("is made where registration is closed, with membership and session at once", async () => {
    const email = `${randomUUID()}@example.org`;
    const closed = await send(server, "post", "/api/auth/register", {
      email,
      password: PASSWORD,
      displayName: "x",
    });
    expect(statusAndType(closed)).toBe("403 registration_closed");
    const { id, secret } = await invite({ role: "editor", email });
    const answer = await join(secret, { email }, other).expect(201);
    expect(answer.body.user).toMatchObject({ email, displayName: "Invited", isInstanceAdmin: false });
    const me = await ask(server, "get", "/api/auth/me").set("Cookie", cookieOf(answer)).expect(200);
    expect(me.body.workspaces).toEqual([{ id: team.workspaceId, name: expect.any(String), role: "editor" }]);
    await login(server, email).expect(200);
    expect(statusAndType(await join(secret, { email }))).toBe("404 link_over");
    const { rows } = await server.database.query(
      "SELECT details FROM audit_entries WHERE action = 'account.created' AND target = $1",
      [answer.body.user.id],
    );
    expect(rows).toEqual([{ details: { isInstanceAdmin: false, invitationId: id } }]);
  });

  it("follows the rules of accounts, and leaves the invitation as it was when they are broken", async () => {
    const { secret } = await invite();
    const answer = await join(secret, { email: "no", password: "short", displayName: " " });
    expect(new Set(problem(answer).fields)).toEqual(new Set(["email", "password", "displayName"]));
    await join(secret).expect(201);
  });

  it("of an address in use is refused, and may be tried five times", async () => {
    const { email } = team.outsider;
    const { secret } = await invite();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => join(secret, { email }, n % 2 ? server : other)),
    );
    expect(answers.map(statusAndType).sort()).toEqual([
      ...Array(3).fill("404 link_over"),
      ...Array(5).fill("409 conflict"),
    ]);
    expect(statusAndType(await join(secret))).toBe("404 link_over");
    expect(await roleOf(team.outsider)).toBeUndefined();
  });
});
