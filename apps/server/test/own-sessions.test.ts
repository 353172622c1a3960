import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ask, cookieOf, freshAddress, login, send, setCookieOf } from "./testing/client.js";
import { anApproved, deviceOf, poll, statusAndType } from "./testing/devices.js";
import { nobody, PASSWORD, type Person, personWith, register } from "./testing/people.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

const SESSIONS = "/api/auth/sessions";

interface Session {
  readonly id: string;
  readonly kind: string;
  readonly name: string | null;
  readonly address: string;
  readonly isCurrent: boolean;
}

let server: RunningServer;
beforeAll(async () => {
  ({ server } = await sharedTeamServer());
});
afterAll(() => server.stop());

async function another(person: Person, address = freshAddress()): Promise<Person> {
  const body = { email: person.email, password: PASSWORD };
  const answer = await ask(server, "post", "/api/auth/login", address).send(body).expect(200);
  return personWith(server, { ...person, cookie: cookieOf(answer) });
}

async function sessionsOf(person: Person): Promise<readonly Session[]> {
  return (await person.get(SESSIONS).expect(200)).body;
}

async function currentOf(person: Person): Promise<Session> {
  const found = (await sessionsOf(person)).find(({ isCurrent }) => isCurrent);
  if (found === undefined) {
    throw new Error("No session is the current one");
  }
  return found;
}

describe("the sessions of a person", () => {
  it("are told with where they are from, the latest use first, and nobody else's", async () => {
    const person = await register(server, "lister");
    await register(server, "neighbour");
    const elsewhere = await another(person, "203.0.113.20");
    const device = await deviceOf(server, person, "plumbline on a laptop");
    const all = await sessionsOf(elsewhere);
    expect(all).toHaveLength(3);
    expect(all).toContainEqual({
      id: expect.any(String),
      kind: "browser",
      name: null,
      address: "203.0.113.20",
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      expiresAt: expect.any(String),
      isCurrent: true,
    });
    expect(all.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(all[0]).toMatchObject({ kind: "device", name: "plumbline on a laptop", isCurrent: false });
    expect((await currentOf(device)).kind).toBe("device");
  });

  it("leave those out that are over", async () => {
    const person = await register(server, "over");
    const old = await currentOf(await another(person));
    const over = "UPDATE sessions SET expires_at = now() + $2::interval WHERE id = $1";
    for (const interval of ["0 seconds", "15 days"]) {
      await server.database.query(over, [old.id, interval]);
      expect(await sessionsOf(person)).toHaveLength(1);
    }
  });

  it("tell nothing that opens one", async () => {
    const person = await register(server, "secretive");
    const { rows } = await server.database.query("SELECT id_hash FROM sessions WHERE account_id = $1", [
      person.id,
    ]);
    const { text } = await person.get(SESSIONS).expect(200);
    for (const form of ["hex", "base64", "base64url"] as const) {
      expect(text).not.toContain(rows[0].id_hash.toString(form));
    }
  });

  it("need a sign-in", async () => {
    const stranger = nobody(server);
    const path = `${SESSIONS}/${randomUUID()}`;
    for (const answer of [
      await stranger.get(SESSIONS),
      await stranger.delete(SESSIONS),
      await stranger.delete(path),
    ]) {
      expect(statusAndType(answer)).toBe("401 unauthorized");
    }
  });
});

describe("ending a session", () => {
  it("ends that one, on every process at once, and is told in the audit list", async () => {
    const person = await register(server, "ender");
    const device = await deviceOf(server, person);
    const other = await server.another();
    try {
      const { id } = await currentOf(device);
      await ask(other, "get", "/api/auth/me")
        .set("Cookie", device.cookie ?? "")
        .expect(200);
      await person.delete(`${SESSIONS}/${id}`).expect(204);
      await ask(other, "get", "/api/auth/me")
        .set("Cookie", device.cookie ?? "")
        .expect(401);
      await person.get("/api/auth/me").expect(200);
      expect(statusAndType(await person.delete(`${SESSIONS}/${id}`))).toBe("404 not_found");
    } finally {
      await other.stop();
    }
    expect(await endedInAudit(person)).toEqual([{ actor: `user:${person.id}`, details: { sessions: 1 } }]);
  });

  it("ends the current one, too, and takes its cookie back", async () => {
    const person = await register(server, "leaver");
    const { id } = await currentOf(person);
    const answer = await person.delete(`${SESSIONS}/${id}`).expect(204);
    expect(setCookieOf(answer)).toMatch(/^service_session=; Max-Age=0;/);
    await person.get("/api/auth/me").expect(401);
  });

  it("is for one's own alone: another's is not there", async () => {
    const [person, stranger] = [await register(server, "mine"), await register(server, "theirs")];
    const { id } = await currentOf(stranger);
    expect(statusAndType(await person.delete(`${SESSIONS}/${id}`))).toBe("404 not_found");
    expect(statusAndType(await person.delete(`${SESSIONS}/${randomUUID()}`))).toBe("404 not_found");
    expect(statusAndType(await person.delete(`${SESSIONS}/nonsense`))).toBe("404 not_found");
    await stranger.get("/api/auth/me").expect(200);
  });

  it("ends all others, and what was approved and not fetched", async () => {
    const person = await register(server, "alone");
    const [elsewhere, device] = [await another(person), await deviceOf(server, person)];
    const approved = await anApproved(server, person);
    await person.delete(SESSIONS).expect(204);
    await person.get("/api/auth/me").expect(200);
    await elsewhere.get("/api/auth/me").expect(401);
    await device.get("/api/auth/me").expect(401);
    expect(statusAndType(await poll(server, approved))).toBe("400 expired_token");
    await person.delete(SESSIONS).expect(204);
    expect(await endedInAudit(person)).toEqual([{ actor: `user:${person.id}`, details: { sessions: 2 } }]);
  });

  async function endedInAudit({ id }: Person): Promise<readonly unknown[]> {
    const { rows } = await server.database.query(
      "SELECT actor, details FROM audit_entries WHERE action = 'account.sessions-ended' AND target = $1 ORDER BY at",
      [id],
    );
    return rows;
  }
});

describe("a new password", () => {
  it("ends the sessions of devices, and what was approved and not fetched", async () => {
    const person = await register(server, "changer");
    const device = await deviceOf(server, person);
    const approved = await anApproved(server, person);
    const body = { currentPassword: PASSWORD, newPassword: "Another-Horse-2" };
    await person.put("/api/auth/password", body).expect(204);
    await device.get("/api/auth/me").expect(401);
    expect(statusAndType(await poll(server, approved))).toBe("400 expired_token");
    expect(await sessionsOf(person)).toHaveLength(1);
  });
});

describe("the sessions of an account", () => {
  it("are a hundred at most: the one that was used longest ago makes room", async () => {
    const person = await register(server, "many");
    await server.database.query(
      `INSERT INTO sessions (id_hash, account_id, session_key_id, created_at, last_seen_at, expires_at)
       SELECT sha256(convert_to($1 || n, 'UTF8')), $1::uuid, session_key_id, now() - interval '1 day',
              now() - interval '1 day', now() + interval '13 days'
         FROM sessions, generate_series(1, 99) n WHERE account_id = $1::uuid`,
      [person.id],
    );
    expect(await sessionsOf(person)).toHaveLength(100);
    await login(server, person.email).expect(200);
    expect(await sessionsOf(person)).toHaveLength(100);
    await person.get("/api/auth/me").expect(200);
  });
});

it("a page of another site ends no session, and lets no device in", async () => {
  const person = await register(server, "visitor");
  const foreign = { "Sec-Fetch-Site": "cross-site", Cookie: person.cookie ?? "" };
  for (const test of [
    ask(server, "delete", SESSIONS),
    ask(server, "delete", `${SESSIONS}/${randomUUID()}`),
    ask(server, "post", "/api/auth/devices/BCDF-GHJK/approve"),
    send(server, "post", "/api/auth/devices/token", { deviceCode: "A".repeat(43) }),
  ]) {
    expect(statusAndType(await test.set(foreign))).toBe("403 forbidden");
  }
});
