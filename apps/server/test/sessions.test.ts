import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response, Test } from "supertest";
import { ask, cookieOf, login, setCookieOf } from "./testing/client.js";
import { nobody, PASSWORD, type Person, register, setUp } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await setUp(server);
});
afterAll(() => server.stop());

describe("the lock after wrong passwords", () => {
  async function fail(person: Person, times: number, on = server): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await login(on, person.email, "Wrong-Password-1").expect(401);
    }
  }

  it("comes with the fifth, refuses the right password, and ends no session", async () => {
    const person = await register(server, "locked");
    await fail(person, 5);
    await login(server, person.email).expect(401);
    await person.get("/api/auth/me").expect(200);
  });

  it("does not come when a right password resets the count", async () => {
    const person = await register(server, "reset");
    await fail(person, 4);
    await login(server, person.email).expect(200);
    await fail(person, 4);
    await login(server, person.email).expect(200);
  });

  it("lasts five minutes from the fifth, however often it is tried, and starts the count again", async () => {
    const person = await register(server, "five-minutes");
    const begun = performance.now();
    await fail(person, 7);
    const { rows } = await server.database.query(
      "SELECT extract(epoch FROM locked_until - now()) AS seconds FROM accounts WHERE id = $1",
      [person.id],
    );
    const passed = (performance.now() - begun) / 1000;
    expect(Number(rows[0].seconds)).toBeGreaterThan(299 - passed);
    expect(Number(rows[0].seconds)).toBeLessThanOrEqual(300);
    await server.database.query("UPDATE accounts SET locked_until = now() WHERE id = $1", [person.id]);
    await fail(person, 4);
    await login(server, person.email).expect(200);
  });

  it("that ends later than a new one would is of a clock that was ahead, and is over", async () => {
    const person = await register(server, "clock-ahead");
    await fail(person, 5);
    await login(server, person.email).expect(401);
    const later = "UPDATE accounts SET locked_until = now() + interval '1 day' WHERE id = $1";
    await server.database.query(later, [person.id]);
    await login(server, person.email).expect(200);
  });

  it("that another attempt sets while one waits for the account holds", async () => {
    const person = await register(server, "locked-meanwhile");
    const holder = await server.database.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE", [person.id]);
    const late = fail(person, 1);
    await until(() => areWaitingForLocks(server.database));
    const { rows } = await holder.query("SELECT clock_timestamp() + interval '5 minutes' AS until");
    const locks = "UPDATE accounts SET locked_until = $2 WHERE id = $1";
    await holder.query(locks, [person.id, rows[0].until]);
    await holder.query("COMMIT");
    holder.release();
    await late;
    await login(server, person.email).expect(401);
  });

  it("counts wrong current passwords too, and holds for them", async () => {
    const person = await register(server, "current");
    const change = (currentPassword: string) =>
      person.put("/api/auth/password", { currentPassword, newPassword: "Another-Horse-2" });
    for (let time = 0; time < 5; time += 1) {
      const answer = await change("Wrong-Password-1");
      expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["currentPassword"] });
    }
    await login(server, person.email).expect(401);
    expect(problem(await change(PASSWORD)).fields).toEqual(["currentPassword"]);
    await person.get("/api/auth/me").expect(200);
  });

  it("counts in parallel on two replicas without losing one", async () => {
    const other = await server.another();
    try {
      const person = await register(server, "parallel");
      await Promise.all([1, 2, 3, 4].map((n) => fail(person, 1, n % 2 === 0 ? server : other)));
      const { rows } = await server.database.query("SELECT wrong_passwords FROM accounts WHERE id = $1", [
        person.id,
      ]);
      expect(rows[0].wrong_passwords).toBe(4);
      await fail(person, 1, other);
      await login(server, person.email).expect(401);
    } finally {
      await other.stop();
    }
  });

  it("is kept in the audit list of the instance", async () => {
    const person = await register(server, "audited");
    await fail(person, 6);
    const { rows } = await server.database.query(
      "SELECT actor FROM audit_entries WHERE workspace_id IS NULL AND action = 'account.locked' AND target = $1",
      [person.id],
    );
    expect(rows).toEqual([{ actor: "service" }]);
  });
});

describe("sessions", () => {
  it("end on the server with logout, which also answers 204 without one", async () => {
    const person = await register(server, "leaver");
    const answer = await person.post("/api/auth/logout").expect(204);
    expect(setCookieOf(answer)).toMatch(/^service_session=; Max-Age=0; Path=\/; HttpOnly/);
    await person.get("/api/auth/me").expect(401);
    await person.post("/api/auth/logout").expect(204);
    await nobody(server).post("/api/auth/logout").expect(204);
  });

  it.each([
    ["nothing", ""],
    ["a letter", "x"],
    ["43 letters", "a".repeat(43)],
    ["the length of ours", "A".repeat(102)],
    ["another alphabet", `${"a".repeat(101)}=`],
    ["U+0000", "%00"],
    ["a quote", '"'],
    ["4,000 characters", "a".repeat(4_000)],
  ])("are not opened by a cookie of %s", async (_what, value) => {
    const answer = await ask(server, "get", "/api/auth/me").set("Cookie", `service_session=${value}`);
    expect(problem(answer)).toEqual({ status: 401, type: "unauthorized", fields: [] });
  });

  it("are stored as the SHA-256 of their ID alone", async () => {
    const person = await register(server, "hashed");
    const { rows } = await server.database.query("SELECT id_hash FROM sessions WHERE account_id = $1", [
      person.id,
    ]);
    const id = (person.cookie ?? "").replace("service_session=", "");
    expect(rows).toHaveLength(1);
    expect(rows[0].id_hash).toHaveLength(32);
    expect(rows[0].id_hash.toString("base64url")).not.toBe(id);
    expect(rows[0].id_hash.includes(Buffer.from(id))).toBe(false);
  });

  async function ages(person: Person, created: string, seen: string, expires: string): Promise<void> {
    await server.database.query(
      `UPDATE sessions SET created_at = now() - $2::interval, last_seen_at = now() - $3::interval,
              expires_at = now() + $4::interval WHERE account_id = $1`,
      [person.id, created, seen, expires],
    );
  }

  async function secondsLeft(person: Person): Promise<number> {
    const { rows } = await server.database.query(
      "SELECT extract(epoch FROM expires_at - now()) AS seconds FROM sessions WHERE account_id = $1",
      [person.id],
    );
    return Number(rows[0].seconds);
  }

  const DAY = 86_400;

  it("slide by 14 days when used, and say so to the browser", async () => {
    const person = await register(server, "slides");
    await ages(person, "3 days", "3 days", "11 days");
    const answer = await person.get("/api/auth/me").expect(200);
    expect(setCookieOf(answer)).toContain(`${person.cookie}; Max-Age=1209600;`);
    expect(await secondsLeft(person)).toBeGreaterThan(14 * DAY - 60);
  });

  it("that end later than a new one would are of a clock that was ahead, and are over", async () => {
    const person = await register(server, "session-ahead");
    await ages(person, "1 hour", "1 minute", "14 days");
    await person.get("/api/auth/me").expect(200);
    // As one that another request moved, after this one had looked at the clock.
    await ages(person, "1 hour", "1 minute", "14 days 20 seconds");
    await person.get("/api/auth/me").expect(200);
    await ages(person, "1 hour", "1 minute", "15 days");
    await person.get("/api/auth/me").expect(401);
  });

  it("move at most once an hour", async () => {
    const person = await register(server, "still");
    await ages(person, "1 day", "59 minutes", "13 days");
    const answer = await person.get("/api/auth/me").expect(200);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(await secondsLeft(person)).toBeLessThan(13 * DAY + 1);
  });

  it("end 30 days after they began at the latest", async () => {
    const person = await register(server, "oldest");
    await ages(person, "29 days", "2 days", "12 days");
    await person.get("/api/auth/me").expect(200);
    const left = await secondsLeft(person);
    expect(left).toBeGreaterThan(DAY - 60);
    expect(left).toBeLessThanOrEqual(DAY);
  });

  it("are refused after their end, and deleted by the next process that starts", async () => {
    const person = await register(server, "expired");
    await ages(person, "20 days", "15 days", "-1 seconds");
    await person.get("/api/auth/me").expect(401);
    const other = await server.another();
    await other.stop();
    const { rows } = await server.database.query("SELECT 1 FROM sessions WHERE account_id = $1", [person.id]);
    expect(rows).toHaveLength(0);
  });
});

describe("a new password", () => {
  it("ends every other session of the account and replaces the old password", async () => {
    const person = await register(server, "changer");
    const elsewhere = cookieOf(await login(server, person.email).expect(200));
    const body = { currentPassword: PASSWORD, newPassword: "Another-Horse-2" };
    await person.put("/api/auth/password", body).expect(204);
    await person.get("/api/auth/me").expect(200);
    await ask(server, "get", "/api/auth/me").set("Cookie", elsewhere).expect(401);
    await login(server, person.email).expect(401);
    await login(server, person.email, "Another-Horse-2").expect(200);
  });

  it("leaves no session to a sign-in that found the old one right before", async () => {
    const person = await register(server, "overtaken");
    const late = await overtaken(person, () => login(server, person.email));
    expect(problem(late)).toEqual({ status: 401, type: "unauthorized", fields: [] });
    const { rows } = await server.database.query("SELECT 1 FROM sessions WHERE account_id = $1", [person.id]);
    expect(rows).toHaveLength(1);
  });

  it("is not written over by a change that found the old one right before", async () => {
    const person = await register(server, "twice");
    const body = { currentPassword: PASSWORD, newPassword: "Another-Horse-2" };
    const late = await overtaken(person, () => person.put("/api/auth/password", body));
    expect(problem(late)).toEqual({ status: 400, type: "validation_error", fields: ["currentPassword"] });
    await login(server, person.email, "Another-Horse-2").expect(401);
  });

  /** The answer to a call that finds the old password right, and waits until the account has another one. */
  async function overtaken({ id }: Person, call: () => Test): Promise<Response> {
    const other = await server.database.connect();
    await other.query("BEGIN");
    await other.query("UPDATE accounts SET password_hash = 'another' WHERE id = $1", [id]);
    const answer = call().then((answered) => answered);
    await until(() => areWaitingForLocks(server.database));
    await other.query("COMMIT");
    other.release();
    return answer;
  }

  it("needs a sign-in", async () => {
    const body = { currentPassword: PASSWORD, newPassword: "Another-Horse-2" };
    const answer = await nobody(server).put("/api/auth/password", body);
    expect(problem(answer)).toEqual({ status: 401, type: "unauthorized", fields: [] });
  });

  it("follows the rules of a new password", async () => {
    const person = await register(server, "rules");
    const answer = await person.put("/api/auth/password", {
      currentPassword: PASSWORD,
      newPassword: "correct-horse",
    });
    expect(problem(answer)).toEqual({
      status: 400,
      type: "validation_error",
      fields: ["newPassword", "newPassword"],
    });
    expect(problem(await person.put("/api/auth/password", {})).fields).toEqual([
      "currentPassword",
      "newPassword",
    ]);
  });
});

it("writes no password, cookie or hash into its log", () => {
  const text = JSON.stringify(server.log);
  for (const secret of [PASSWORD, "Another-Horse-2", "Wrong-Password-1", "service_session", "$2b$"]) {
    expect(text).not.toContain(secret);
  }
});
