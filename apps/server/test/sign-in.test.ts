import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ask, cookieOf, login, send } from "./testing/client.js";
import { PASSWORD, type Person, register, setUp } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { REAL_HASHES, startTestServer, type TestServer } from "./testing/test-server.js";

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  // Here passwords are hashed as everywhere else.
  server = await startTestServer(REAL_HASHES);
});
afterAll(() => server.stop());

function newPerson(fields: object = {}): object {
  return { email: `${randomUUID()}@example.org`, password: PASSWORD, displayName: "Someone", ...fields };
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
  it("keeps its password as a bcrypt hash of cost 12", async () => {
    const { rows } = await server.database.query("SELECT password_hash FROM accounts WHERE id = $1", [
      admin.id,
    ]);
    expect(rows[0].password_hash).toMatch(/^\$2b\$12\$[./A-Za-z0-9]{53}$/);
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

  it("takes nothing in the query, and counts an empty password as a wrong one", async () => {
    const person = await register(server, "query");
    const path = `/api/auth/login?email=${encodeURIComponent(person.email)}&password=${PASSWORD}`;
    await send(server, "post", path, { email: "", password: "" }).expect(400);
    await send(server, "post", path, { email: person.email, password: PASSWORD }).expect(400);
    for (let time = 0; time < 5; time += 1) {
      await send(server, "post", "/api/auth/login", { email: person.email, password: "" }).expect(401);
    }
    await login(server, person.email).expect(401);
  });

  it("ends the session the browser held before", async () => {
    const person = await register(server, "again");
    const answer = await login(server, person.email).set("Cookie", person.cookie ?? "");
    await person.get("/api/auth/me").expect(401);
    await ask(server, "get", "/api/auth/me").set("Cookie", cookieOf(answer)).expect(200);
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

it("keeps new accounts in the audit list of the instance", async () => {
  const { rows } = await server.database.query(
    "SELECT action, actor, target FROM audit_entries WHERE workspace_id IS NULL ORDER BY at LIMIT 1",
  );
  expect(rows).toEqual([{ action: "account.created", actor: `user:${admin.id}`, target: admin.id }]);
});

it("writes no password, cookie, code or hash into its log", async () => {
  const text = JSON.stringify(server.log);
  expect(text).toContain('"message":"request"');
  for (const secret of [PASSWORD, "Wrong-Password-1", server.setupToken, "$2b$"]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toContain((admin.cookie ?? "").replace("service_session=", ""));
});
