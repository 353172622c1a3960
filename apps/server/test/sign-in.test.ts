import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { ask, cookieOf, login, send, setCookieOf } from "./testing/client.js";
import { nobody, PASSWORD, type Person, register, setUp } from "./testing/people.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function newPerson(fields: object = {}): object {
  return { email: `${randomUUID()}@example.org`, password: PASSWORD, displayName: "Someone", ...fields };
}

function problem(answer: Response): { status: number; type: string; fields: readonly string[] } {
  expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(typeof answer.body.title).toBe("string");
  const errors = answer.body.errors as { field: string; message: string }[];
  return { status: answer.status, type: answer.body.type, fields: errors.map(({ field }) => field) };
}

describe("before setup", () => {
  it("says that setup is needed and who knows the code", async () => {
    const answer = await ask(server, "get", "/api/setup/status").expect(200);
    expect(answer.body).toEqual({ needsSetup: true, requiresSetupToken: true, setupTokenHint: "operator" });
  });

  it("keeps registration closed", async () => {
    const answer = await send(server, "post", "/api/auth/register", newPerson());
    expect(problem(answer)).toEqual({ status: 403, type: "registration_closed", fields: [] });
  });

  it.each(["", "wrong", "setup-token-of-the-test", "setup-token-of-the-testsx"])(
    "refuses the code %j with 403",
    async (setupToken) => {
      const answer = await send(server, "post", "/api/setup", newPerson({ setupToken }));
      expect(problem(answer)).toEqual({ status: 403, type: "forbidden", fields: [] });
    },
  );

  it("names every broken rule at once", async () => {
    const body = { setupToken: "", email: "no", password: "short", displayName: " " };
    const answer = await send(server, "post", "/api/setup", body);
    expect(problem(answer)).toEqual({
      status: 400,
      type: "validation_error",
      fields: ["email", "password", "password", "password", "displayName"],
    });
  });

  it("makes the first account, the instance administrator, signed in", async () => {
    admin = await setUp(server);
    const me = await admin.get("/api/auth/me").expect(200);
    expect(me.body).toEqual({
      user: {
        id: admin.id,
        email: admin.email,
        displayName: "admin",
        isInstanceAdmin: true,
        hasPassword: true,
      },
      workspaces: [],
    });
  });

  it("is done once: 409 for the right code and for a wrong one", async () => {
    for (const setupToken of [server.setupToken, "wrong"]) {
      const answer = await send(server, "post", "/api/setup", newPerson({ setupToken }));
      expect(problem(answer)).toEqual({ status: 409, type: "conflict", fields: [] });
    }
    const status = await ask(server, "get", "/api/setup/status").expect(200);
    expect(status.body).toEqual({ needsSetup: false, requiresSetupToken: true, setupTokenHint: null });
  });
});

describe("registration", () => {
  it("makes an account that is no administrator and signs it in", async () => {
    const body = newPerson({ displayName: "Zoë 🦊" });
    const answer = await send(server, "post", "/api/auth/register", body).expect(201);
    expect(answer.body.user).toMatchObject({ isInstanceAdmin: false, displayName: "Zoë 🦊" });
    await ask(server, "get", "/api/auth/me").set("Cookie", cookieOf(answer)).expect(200);
  });

  it("refuses an address in use, in any letter case", async () => {
    const body = newPerson({ email: admin.email.toUpperCase() });
    const answer = await send(server, "post", "/api/auth/register", body);
    expect(problem(answer)).toEqual({ status: 409, type: "conflict", fields: ["email"] });
  });

  it("gives one of many at once the address", async () => {
    const body = newPerson();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(server, "post", "/api/auth/register", body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  const refused: readonly (readonly [string, object, string])[] = [
    ["nine characters", { password: "Abcdefg-1" }, "password"],
    ["no digit", { password: "Correct-Horse" }, "password"],
    ["no upper-case letter", { password: "correct-horse-1" }, "password"],
    ["73 bytes", { password: `Aa1${"x".repeat(70)}` }, "password"],
    ["73 bytes in 37 characters", { password: `A1é${"é".repeat(34)}x`.concat("é") }, "password"],
    ["U+0000 in a password", { password: "Correct-Horse-1\0" }, "password"],
    ["an empty address", { email: "" }, "email"],
    ["an address without @", { email: "example.org" }, "email"],
    ["an address without a name", { email: "@example.org" }, "email"],
    ["an address without a domain", { email: "me@" }, "email"],
    ["an address with two @", { email: "me@you@example.org" }, "email"],
    ["an address with a space", { email: "m e@example.org" }, "email"],
    ["an address with a line break", { email: "me@example.org\nBcc: x@y.z" }, "email"],
    ["an address with U+0000", { email: "me\0@example.org" }, "email"],
    ["255 characters of address", { email: `${"a".repeat(60)}@${"b.".repeat(96)}de` }, "email"],
    ["an empty name", { displayName: "" }, "displayName"],
    ["a blank name", { displayName: " \t" }, "displayName"],
    ["201 characters of name", { displayName: "x".repeat(201) }, "displayName"],
    ["a control character in a name", { displayName: "a\u0007b" }, "displayName"],
  ];
  it.each(refused)("refuses %s", async (_what, fields, field) => {
    const answer = await send(server, "post", "/api/auth/register", newPerson(fields));
    expect(answer.status).toBe(400);
    expect(answer.body.type).toBe("validation_error");
    expect(new Set(problem(answer).fields)).toEqual(new Set([field]));
  });

  it.each([
    ["exactly ten characters", { password: "Abcdefgh-1" }],
    ["exactly 72 bytes", { password: `Aa1${"x".repeat(69)}` }],
    ["200 characters of name", { displayName: "x".repeat(200) }],
  ])("takes %s", async (_what, fields) => {
    await send(server, "post", "/api/auth/register", newPerson(fields)).expect(201);
  });

  it.each(["email", "password", "displayName"])("needs %s as a string", async (field) => {
    for (const value of [undefined, null, 7, true, ["a"], { a: 1 }]) {
      const answer = await send(server, "post", "/api/auth/register", newPerson({ [field]: value }));
      expect(problem(answer)).toEqual({ status: 400, type: "invalid_body", fields: [field] });
    }
  });
});

describe("login", () => {
  it("takes the address in any letter case and gives a session", async () => {
    const answer = await login(server, admin.email.toUpperCase()).expect(200);
    expect(answer.body).toEqual({
      user: {
        id: admin.id,
        email: admin.email,
        displayName: "admin",
        isInstanceAdmin: true,
        hasPassword: true,
      },
    });
    await ask(server, "get", "/api/auth/me").set("Cookie", cookieOf(answer)).expect(200);
  });

  it("gives one answer for a wrong password, an unknown account and an impossible address", async () => {
    const person = await register(server, "wrong");
    const answers = await Promise.all([
      login(server, person.email, "Wrong-Password-1"),
      login(server, "nobody@example.org"),
      login(server, ""),
      login(server, person.email, ""),
    ]);
    const [first] = answers;
    for (const answer of answers) {
      expect(problem(answer)).toEqual({ status: 401, type: "unauthorized", fields: [] });
      expect(answer.text).toBe(first?.text);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  it("does not take a longer password that begins with the right 72 bytes", async () => {
    const password = `Aa1${"x".repeat(69)}`;
    const body = { ...newPerson({ password }), email: `${randomUUID()}@example.org` };
    await send(server, "post", "/api/auth/register", body).expect(201);
    await login(server, body.email, `${password}y`).expect(401);
    await login(server, body.email, password).expect(200);
  });

  it("ends the session the browser held before", async () => {
    const person = await register(server, "again");
    const answer = await login(server, person.email).set("Cookie", person.cookie ?? "");
    await person.get("/api/auth/me").expect(401);
    await ask(server, "get", "/api/auth/me").set("Cookie", cookieOf(answer)).expect(200);
  });

  it("costs the same for a wrong password, an unknown and a locked account", async () => {
    const [wrong, locked] = await Promise.all([register(server, "timed"), register(server, "timed-locked")]);
    await server.database.query(
      "UPDATE accounts SET locked_until = now() + interval '1 hour' WHERE id = $1",
      [locked.id],
    );
    const took = { wrong: [] as number[], unknown: [] as number[], locked: [] as number[] };
    for (let round = 0; round < 5; round += 1) {
      await server.database.query("UPDATE accounts SET wrong_passwords = 0 WHERE id = $1", [wrong.id]);
      took.wrong.push(await milliseconds(() => login(server, wrong.email, "Wrong-Password-1")));
      took.unknown.push(await milliseconds(() => login(server, "nobody@example.org")));
      took.locked.push(await milliseconds(() => login(server, locked.email)));
    }
    // A missing comparison would be a hundredth of the time; a busy machine never makes that.
    const base = median(took.wrong);
    expect(median(took.unknown)).toBeGreaterThan(base * 0.6);
    expect(median(took.locked)).toBeGreaterThan(base * 0.6);
  });
});

async function milliseconds(call: () => PromiseLike<unknown>): Promise<number> {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
}

describe("the lock after wrong passwords", () => {
  async function fail(person: Person, times: number, on = server): Promise<void> {
    for (let time = 0; time < times; time += 1) await login(on, person.email, "Wrong-Password-1").expect(401);
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
    await fail(person, 7);
    const { rows } = await server.database.query(
      "SELECT extract(epoch FROM locked_until - now()) AS seconds FROM accounts WHERE id = $1",
      [person.id],
    );
    expect(Number(rows[0].seconds)).toBeGreaterThan(280);
    expect(Number(rows[0].seconds)).toBeLessThanOrEqual(300);
    await server.database.query("UPDATE accounts SET locked_until = now() WHERE id = $1", [person.id]);
    await fail(person, 4);
    await login(server, person.email).expect(200);
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
    ["an ID of nobody", "a".repeat(43)],
    ["an ID that is no base64url", `${"a".repeat(42)}=`],
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

describe("external sign-in", () => {
  it("offers no provider", async () => {
    const answer = await ask(server, "get", "/api/auth/providers").expect(200);
    expect(answer.body).toEqual([]);
  });

  it.each(["oidc", "codehost", "x", "__proto__"])("answers 404 for the provider %s", async (name) => {
    const answer = await ask(server, "get", `/api/auth/external/${name}`).expect(404);
    expect(answer.body).toEqual({
      type: "not_found",
      title: "This sign-in provider is not configured",
      errors: [],
    });
  });
});

it("keeps accounts and locks in the audit list of the instance", async () => {
  const { rows } = await server.database.query(
    "SELECT action, actor, target FROM audit_entries WHERE workspace_id IS NULL AND action LIKE 'account.%' ORDER BY at",
  );
  expect(rows[0]).toEqual({ action: "account.created", actor: `user:${admin.id}`, target: admin.id });
  const locked = rows.filter(({ action }) => action === "account.locked");
  expect(locked.length).toBeGreaterThanOrEqual(4);
  expect(locked.every(({ actor }) => actor === "service")).toBe(true);
});

it("writes no password, cookie, code or hash into its log", async () => {
  const text = JSON.stringify(server.log);
  expect(text).toContain('"message":"request"');
  for (const secret of [PASSWORD, "Another-Horse-2", "Wrong-Password-1", server.setupToken, "$2b$"])
    expect(text).not.toContain(secret);
  expect(text).not.toContain((admin.cookie ?? "").replace("service_session=", ""));
});
