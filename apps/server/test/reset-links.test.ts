import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { ask, freshAddress, login, send } from "./testing/client.js";
import { anApproved, deviceOf, poll, statusAndType } from "./testing/devices.js";
import { nobody, PASSWORD, type Person, register } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";

const ACCOUNTS = "/api/instance/accounts";
const NEW_PASSWORD = "Another-Horse-2";

let server: RunningServer;
let other: TestServer;
let team: Team;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  other = await server.another();
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

/** The secret of a link that an administrator made. */
async function linkFor({ id }: Person): Promise<string> {
  const { body } = await team.owner.post(`${ACCOUNTS}/${id}/reset-link`).expect(201);
  return new URL(body.url).hash.slice(1);
}

const read = (secret: unknown, on: RunningServer = server) =>
  send(on, "post", "/api/auth/reset-link", { secret });
const use = (secret: unknown, newPassword: unknown = NEW_PASSWORD, on: RunningServer = server) =>
  send(on, "post", "/api/auth/reset-password", { secret, newPassword });

async function ages({ id }: Person, expires: string): Promise<void> {
  await server.database.query(
    "UPDATE reset_links SET expires_at = now() + $2::interval WHERE account_id = $1",
    [id, expires],
  );
}

describe("a link to a new password", () => {
  it("is shown once to an administrator, with its secret in the fragment, and kept as a hash", async () => {
    const person = await register(server, "shown");
    const { body } = await team.owner.post(`${ACCOUNTS}/${person.id}/reset-link`).expect(201);
    expect(body).toEqual({
      url: expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+\/reset#[\w-]{43}$/),
      expiresAt: expect.any(String),
    });
    const hours = (Date.parse(body.expiresAt) - Date.now()) / 3_600_000;
    expect(Math.abs(hours - 24)).toBeLessThan(0.2);
    const { rows } = await server.database.query("SELECT l::text AS text FROM reset_links l");
    expect(JSON.stringify(rows)).not.toContain(new URL(body.url).hash.slice(1));
  });

  it("says whose it is, gives a password once, ends every session, and lifts the lock", async () => {
    const person = await register(server, "locked-out");
    const device = await deviceOf(server, person);
    const approved = await anApproved(server, person);
    for (let time = 0; time < 5; time += 1) {
      await login(server, person.email, "Wrong-Password-1").expect(401);
    }
    const secret = await linkFor(person);
    expect((await read(secret).expect(200)).body).toEqual({
      email: person.email,
      displayName: "locked-out",
      expiresAt: expect.any(String),
    });
    await use(secret).expect(204);
    await login(server, person.email, NEW_PASSWORD).expect(200);
    await person.get("/api/auth/me").expect(401);
    await device.get("/api/auth/me").expect(401);
    expect(statusAndType(await poll(server, approved))).toBe("400 expired_token");
    for (const answer of [await use(secret, "Third-Horse-3"), await read(secret)]) {
      expect(problem(answer)).toEqual({ status: 404, type: "link_over", fields: [] });
    }
    await login(server, person.email, NEW_PASSWORD).expect(200);
  });

  it("is used once, however many use it at the same moment on two processes", async () => {
    const person = await register(server, "raced");
    const secret = await linkFor(person);
    const tries = [1, 2, 3, 4, 5, 6];
    const answers = await Promise.all(
      tries.map((n) => use(secret, `Password-Number-${n}`, n % 2 ? server : other)),
    );
    const used = tries.filter((_, index) => answers[index]?.status === 204);
    expect(used).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
    await login(server, person.email, `Password-Number-${used[0]}`).expect(200);
  });

  it("is over when another one is made, and a day later by the clock of the database", async () => {
    const person = await register(server, "replaced");
    const [first, second] = [await linkFor(person), await linkFor(person)];
    expect(statusAndType(await use(first))).toBe("404 link_over");
    for (const expires of ["0 seconds", "25 hours"]) {
      await ages(person, expires);
      expect(statusAndType(await read(second, other))).toBe("404 link_over");
      expect(statusAndType(await use(second))).toBe("404 link_over");
    }
    await ages(person, "23 hours");
    await use(second, NEW_PASSWORD, other).expect(204);
  });

  it("is made many times at once: each takes one connection of the pool, and none waits for a second", async () => {
    const people = await Promise.all(["one", "two", "three"].map((name) => register(server, name)));
    const links = Array.from({ length: 24 }, (_, n) => linkFor(people[n % people.length] ?? team.owner));
    expect(await Promise.all(links)).toHaveLength(24);
  });

  it("is over when the person sets another password meanwhile", async () => {
    const person = await register(server, "remembered");
    const secret = await linkFor(person);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await person.put("/api/auth/password", body).expect(204);
    expect(statusAndType(await read(secret))).toBe("404 link_over");
    expect(statusAndType(await use(secret, "Third-Horse-3"))).toBe("404 link_over");
  });

  it("is not used by a password that breaks the rules", async () => {
    const person = await register(server, "weak");
    const secret = await linkFor(person);
    expect(problem(await use(secret, "short"))).toMatchObject({ status: 400, type: "validation_error" });
    await use(secret).expect(204);
  });

  it.each(["", "x", "A".repeat(43), "A".repeat(4000)])("is not %j", async (secret) => {
    expect(statusAndType(await read(secret))).toBe("404 link_over");
    expect(statusAndType(await use(secret))).toBe("404 link_over");
  });

  it("has its secret in the body, as a text", async () => {
    expect(problem(await read(1))).toEqual({ status: 400, type: "invalid_body", fields: ["secret"] });
    expect(problem(await use(undefined))).toEqual({ status: 400, type: "invalid_body", fields: ["secret"] });
  });

  it("gives a first password to an account of a provider", async () => {
    const person = await register(server, "of-a-provider");
    await server.database.query("UPDATE accounts SET password_hash = NULL WHERE id = $1", [person.id]);
    await use(await linkFor(person)).expect(204);
    await login(server, person.email, NEW_PASSWORD).expect(200);
  });

  it("opens nothing for an account that is disabled, and is not made for one", async () => {
    const person = await register(server, "disabled");
    const secret = await linkFor(person);
    await server.database.query("UPDATE accounts SET disabled_at = now() WHERE id = $1", [person.id]);
    expect(statusAndType(await read(secret))).toBe("404 link_over");
    expect(statusAndType(await use(secret))).toBe("404 link_over");
    expect(statusAndType(await team.owner.post(`${ACCOUNTS}/${person.id}/reset-link`))).toBe("409 conflict");
  });

  it("is counted for an address, reading and using together", async () => {
    const address = freshAddress();
    const answers: Response[] = [];
    for (let time = 0; time < 21; time += 1) {
      const path = time % 2 ? "/api/auth/reset-link" : "/api/auth/reset-password";
      answers.push(await ask(server, "post", path, address).send({ secret: "x", newPassword: NEW_PASSWORD }));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(404), 429]);
  });

  it("is in the audit list, made and used", async () => {
    const person = await register(server, "audited");
    await use(await linkFor(person)).expect(204);
    const { rows } = await server.database.query(
      "SELECT action, actor, details FROM audit_entries WHERE target = $1 AND action LIKE '%reset%' ORDER BY at",
      [person.id],
    );
    expect(rows).toEqual([
      { action: "account.reset-link-made", actor: `user:${team.owner.id}`, details: {} },
      { action: "account.password-reset", actor: `user:${person.id}`, details: { sessions: 1 } },
    ]);
  });

  it("is made by administrators alone, in a browser", async () => {
    const { id } = await register(server, "target");
    const path = `${ACCOUNTS}/${id}/reset-link`;
    expect(statusAndType(await team.editor.post(path))).toBe("403 forbidden");
    expect(statusAndType(await nobody(server).post(path))).toBe("401 unauthorized");
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read"] });
    expect(statusAndType(await withToken(server, value).post(path))).toBe("403 human_only");
    const device = await deviceOf(server, team.owner);
    expect(statusAndType(await device.post(path))).toBe("403 forbidden");
    await device.post("/api/auth/logout").expect(204);
    const unknown = await team.owner.post(`${ACCOUNTS}/${randomUUID()}/reset-link`);
    expect(statusAndType(unknown)).toBe("404 not_found");
  });
});

describe("accounts, to an administrator", () => {
  it("are listed page by page in name order, with what is particular about each", async () => {
    const person = await register(server, "aaa-listed");
    for (let time = 0; time < 5; time += 1) {
      await login(server, person.email, "Wrong-Password-1").expect(401);
    }
    const seen: { id: string; displayName: string }[] = [];
    let cursor = "";
    do {
      const { body } = await team.owner.get(`${ACCOUNTS}?limit=7${cursor}`).expect(200);
      seen.push(...body.items);
      cursor = body.nextCursor === null ? "" : `&cursor=${body.nextCursor}`;
    } while (cursor !== "");
    const { rows } = await server.database.query("SELECT count(*)::integer AS count FROM accounts");
    expect(new Set(seen.map(({ id }) => id)).size).toBe(rows[0].count);
    const names = seen.map(({ displayName }) => displayName.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(seen.find(({ id }) => id === person.id)).toEqual({
      id: person.id,
      email: person.email,
      displayName: "aaa-listed",
      isInstanceAdmin: false,
      hasPassword: true,
      isDisabled: false,
      lockedUntil: expect.any(String),
      createdAt: expect.any(String),
      sessions: 1,
    });
  });

  it.each(["?limit=0", "?cursor=x", "?search=x"])("are not listed by %s", async (query) => {
    expect(statusAndType(await team.owner.get(`${ACCOUNTS}${query}`))).toBe("400 validation_error");
  });

  it("can have all their sessions ended, on every process at once", async () => {
    const person = await register(server, "ended");
    const device = await deviceOf(server, person);
    const approved = await anApproved(server, person);
    await team.owner.delete(`${ACCOUNTS}/${person.id}/sessions`).expect(204);
    for (const { cookie } of [person, device]) {
      await ask(other, "get", "/api/auth/me")
        .set("Cookie", cookie ?? "")
        .expect(401);
    }
    expect(statusAndType(await poll(other, approved))).toBe("400 expired_token");
    const { rows } = await server.database.query(
      "SELECT actor, details FROM audit_entries WHERE target = $1 AND action = 'account.sessions-ended'",
      [person.id],
    );
    expect(rows).toEqual([{ actor: `user:${team.owner.id}`, details: { sessions: 2 } }]);
    expect(statusAndType(await team.owner.delete(`${ACCOUNTS}/${randomUUID()}/sessions`))).toBe(
      "404 not_found",
    );
    expect(statusAndType(await team.editor.delete(`${ACCOUNTS}/${person.id}/sessions`))).toBe(
      "403 forbidden",
    );
  });
});
