import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { Browser, whereTo } from "./testing/browser.js";
import { ask, login, send } from "./testing/client.js";
import { begin, CALLBACK, finish, refusal, whoIs } from "./testing/external-sign-in.js";
import {
  comeBackAs,
  type OpenidPerson,
  type OpenidProvider,
  startOpenidProvider,
} from "./testing/openid-provider.js";
import { PASSWORD, type Person, setUp } from "./testing/people.js";
import { aPolicy, INSTANCE_SETTINGS, save } from "./testing/settings.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

let provider: OpenidProvider;
let server: TestServer;
let other: TestServer;
let closed: TestServer;
let admin: Person;
let people = 0;

const callbackOf = (on: TestServer, scheme = "https"): string =>
  `${scheme}://${new URL(on.url).host}${CALLBACK}`;

beforeAll(async () => {
  // The provider tells at length that it is not set up for production.
  for (const word of ["warn", "info"] as const) {
    jest.spyOn(console, word).mockReturnValue();
  }
  provider = await startOpenidProvider();
  server = await startTestServer(provider.environment);
  other = await server.another();
  closed = await startTestServer({ ...provider.environment, Service__Profile: "local" });
  provider.registers([callbackOf(server), callbackOf(other), callbackOf(closed, "http")]);
});
afterAll(async () => {
  await Promise.all([server, other, closed].map((one) => one.stop()));
  await provider.stop();
});

/** Someone whom the provider knows. */
function someone(more: OpenidPerson = {}): string {
  people += 1;
  const name = `person-${people}`;
  provider.people.set(name, {
    email: `${name}@example.org`,
    email_verified: true,
    name: `Person ${people}`,
    ...more,
  });
  return name;
}

async function signInAs(browser: Browser, name: string, returnUrl?: string): Promise<Response> {
  return finish(browser, await comeBackAs(browser, name, returnUrl));
}

it("makes no account before setup, which alone makes the first", async () => {
  const browser = new Browser(server);
  expect(await refusal(await signInAs(browser, someone()))).toBe("403 registration_closed");
  admin = await setUp(server);
  expect(await whoIs(browser)).toBeNull();
});

describe("the providers", () => {
  it("are those that are configured", async () => {
    const answer = await ask(server, "get", "/api/auth/providers").expect(200);
    expect(answer.body).toEqual([{ name: "oidc", displayName: "Single sign-on" }]);
  });

  it.each(["codehost", "OIDC", "google", "%6fidc%00", "constructor"])("are not %s", async (name) => {
    const answer = await ask(server, "get", `/api/auth/external/${name}`).expect(404);
    expect(answer.body.title).toBe("This sign-in provider is not configured");
  });
});

describe("going to the provider", () => {
  it("asks with state, nonce and PKCE, and binds the answer to the browser", async () => {
    const answer = await ask(server, "get", "/api/auth/external/oidc").expect(302);
    const url = new URL(answer.headers["location"] ?? "");
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: "plumbline",
      response_type: "code",
      scope: "openid email profile",
      redirect_uri: callbackOf(server),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const [cookie] = answer.headers["set-cookie"] as unknown as string[];
    expect(cookie).toMatch(
      /^service_sign_in=[\w-]{43}; Max-Age=600; Path=\/api\/auth\/external; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("comes back by http where the service is reached by http", async () => {
    const answer = await ask(closed, "get", "/api/auth/external/oidc").expect(302);
    const url = new URL(answer.headers["location"] ?? "");
    expect(url.searchParams.get("redirect_uri")).toBe(callbackOf(closed, "http"));
    expect(String(answer.headers["set-cookie"])).not.toContain("Secure");
    const behind = await ask(closed, "get", "/api/auth/external/oidc").set("X-Forwarded-Proto", "https");
    expect(behind.headers["location"]).toContain(encodeURIComponent(callbackOf(closed)));
    expect(String(behind.headers["set-cookie"])).toContain("Secure");
  });

  it("takes a state of its own each time, and lets several tabs sign in", async () => {
    const browser = new Browser(server);
    const first = await comeBackAs(browser, someone());
    const second = await begin(browser, "oidc");
    expect(new URL(second).searchParams.get("state")).not.toBe(new URL(first).searchParams.get("state"));
    expect((await finish(browser, first)).status).toBe(302);
  });

  it("is limited to ten a minute, as completing is", async () => {
    for (const path of ["/api/auth/external/oidc", "/api/auth/external/complete"]) {
      const statuses = [];
      for (let times = 0; times < 11; times += 1) {
        statuses.push((await ask(server, "get", path, "10.1.1.1")).status);
      }
      expect(statuses.slice(0, 10)).not.toContain(429);
      expect(statuses[10]).toBe(429);
    }
  });
});

describe("the first sign-in", () => {
  it("makes an account without a password, and says so in the audit list", async () => {
    const browser = new Browser(server);
    const name = someone();
    const answer = await signInAs(browser, name, "/projects/7?view=all#top");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/projects/7?view=all#top");
    const user = await whoIs(browser);
    expect(user).toEqual({
      id: expect.any(String),
      email: `${name}@example.org`,
      displayName: `Person ${people}`,
      isInstanceAdmin: false,
      hasPassword: false,
    });
    const { rows } = await server.database.query(
      "SELECT action, actor, details FROM audit_entries WHERE workspace_id IS NULL AND target = $1",
      [user?.["id"]],
    );
    const details = { isInstanceAdmin: false, provider: "oidc" };
    expect(rows).toEqual([{ action: "account.created", actor: `user:${user?.["id"]}`, details }]);
    expect(browser.cookie("service_sign_in")).toBeNull();
    const left = await server.database.query("SELECT 1 FROM sign_in_flows WHERE identity->>'subject' = $1", [
      name,
    ]);
    expect(left.rows).toEqual([]);
  });

  it("leads to the start without a returnUrl", async () => {
    const answer = await signInAs(new Browser(server), someone());
    expect(answer.headers.get("location")).toBe("/");
  });

  it.each<[string, string | undefined, string]>([
    ["the name", "Ada Lovelace 🦊", "Ada Lovelace 🦊"],
    ["no name", undefined, "ADDRESS"],
    ["a blank one", " \u00a0 ", "ADDRESS"],
    ["one with a line break", "Ada\nLovelace", "ADDRESS"],
    ["one with U+0000", "Ada\0Lovelace", "ADDRESS"],
    ["one that is too long", "a".repeat(201), "ADDRESS"],
  ])("takes %s of the provider", async (_, name, expected) => {
    const login = someone();
    const { name: _own, ...person } = provider.people.get(login) ?? {};
    provider.people.set(login, name === undefined ? person : { ...person, name });
    const browser = new Browser(server);
    expect((await signInAs(browser, login)).status).toBe(302);
    expect((await whoIs(browser))?.["displayName"]).toBe(expected === "ADDRESS" ? login : expected);
  });

  it("is 403 where registration is closed, also after setup, until the policy opens it", async () => {
    const browser = new Browser(closed);
    expect(await refusal(await signInAs(browser, someone()))).toBe("403 registration_closed");
    const owner = await setUp(closed);
    expect(await refusal(await signInAs(browser, someone()))).toBe("403 registration_closed");
    expect((await closed.database.query("SELECT 1 FROM accounts")).rows).toHaveLength(1);
    const policy = (allowSelfRegistration: boolean): object => ({
      policy: aPolicy({ allowSelfRegistration }),
      defaults: {},
    });
    await save(owner, INSTANCE_SETTINGS, policy(true));
    expect((await signInAs(browser, someone())).status).toBe(302);
    await save(owner, INSTANCE_SETTINGS, policy(false));
  });

  it("is 400 without a verified address", async () => {
    for (const more of [{ email_verified: false }, { email: undefined as never }]) {
      const answer = await signInAs(new Browser(server), someone(more));
      expect(await refusal(answer)).toBe("400 validation_error email");
    }
  });

  it.each<[string, (email: string) => string]>([
    ["that address", (email) => email],
    ["that address in capitals", (email) => email.toUpperCase()],
  ])("is 409 when an account has %s, and links nothing", async (_, spelt) => {
    const browser = new Browser(server);
    const name = someone({ email: spelt(admin.email) });
    expect(await refusal(await signInAs(browser, name))).toBe("409 conflict email");
    expect(await whoIs(browser)).toBeNull();
    const { rows } = await server.database.query("SELECT 1 FROM external_identities WHERE subject = $1", [
      name,
    ]);
    expect(rows).toEqual([]);
    await login(server, admin.email).expect(200);
  });

  it("of one person in two browsers at once makes one account", async () => {
    const name = someone();
    const browsers = [new Browser(server), new Browser(server), new Browser(server)];
    const answers = await Promise.all(
      browsers.map(async (browser) => whereTo(await browser.get(await comeBackAs(browser, name))) ?? ""),
    );
    const ends = await Promise.all(browsers.map((browser, index) => browser.get(answers[index] ?? "")));
    expect(ends.map(({ status }) => status)).toEqual([302, 302, 302]);
    const ids = await Promise.all(browsers.map(async (browser) => (await whoIs(browser))?.["id"]));
    expect(new Set(ids).size).toBe(1);
  });

  it("of two people with one address at once makes one account", async () => {
    const email = `shared-${people}@example.org`;
    const browsers = [new Browser(server), new Browser(server)];
    const completes = await Promise.all(
      browsers.map(
        async (browser) => whereTo(await browser.get(await comeBackAs(browser, someone({ email })))) ?? "",
      ),
    );
    const ends = await Promise.all(browsers.map((browser, index) => browser.get(completes[index] ?? "")));
    expect(ends.map(({ status }) => status).sort()).toEqual([302, 409]);
  });
});

describe("a later sign-in", () => {
  it("finds the account by the provider's ID, whatever became of the address", async () => {
    const name = someone();
    const first = new Browser(server);
    await signInAs(first, name);
    const account = await whoIs(first);
    for (const more of [
      { email: `new-${name}@example.org` },
      { email_verified: false },
      { email: admin.email },
      { email: undefined as never },
    ]) {
      provider.people.set(name, { email: `${name}@example.org`, email_verified: true, ...more });
      const browser = new Browser(server);
      expect((await signInAs(browser, name)).status).toBe(302);
      expect(await whoIs(browser)).toEqual(account);
    }
  });

  it("of somebody else with the old address finds another account", async () => {
    const name = someone();
    const first = new Browser(server);
    await signInAs(first, name);
    const taken = someone({ email: `${name}@example.org` });
    expect(await refusal(await signInAs(new Browser(server), taken))).toBe("409 conflict email");
  });

  it("needs no open registration", async () => {
    const name = someone();
    const { rows } = await closed.database.query("SELECT id FROM accounts WHERE is_instance_admin");
    await closed.database.query("INSERT INTO external_identities VALUES ('oidc', $1, $2, $3, now())", [
      provider.issuer,
      name,
      rows[0].id,
    ]);
    const browser = new Browser(closed);
    expect((await signInAs(browser, name)).status).toBe(302);
    expect((await whoIs(browser))?.["id"]).toBe(rows[0].id);
  });

  it("gives a session of its own and ends the one before (session fixation)", async () => {
    const name = someone();
    const browser = new Browser(server);
    await signInAs(browser, name);
    const before = browser.cookie("service_session");
    await signInAs(browser, name);
    const after = browser.cookie("service_session");
    expect(after).not.toBe(before);
    browser.setCookie("service_session", before);
    expect(await whoIs(browser)).toBeNull();
    browser.setCookie("service_session", "a".repeat(43));
    await signInAs(browser, name);
    expect(browser.cookie("service_session")).not.toBe("a".repeat(43));
    expect(await whoIs(browser)).not.toBeNull();
  });

  it("is not kept out by the lock of wrong passwords, which opens nothing either", async () => {
    const name = someone();
    const browser = new Browser(server);
    await signInAs(browser, name);
    for (let times = 0; times < 6; times += 1) {
      await login(server, `${name}@example.org`).expect(401);
    }
    expect((await signInAs(new Browser(server), name)).status).toBe(302);
    const cookie = `service_session=${browser.cookie("service_session")}`;
    const change = await send(server, "put", "/api/auth/password", {
      currentPassword: "",
      newPassword: PASSWORD,
    }).set("Cookie", cookie);
    expect(change.status).toBe(400);
    expect(change.body.errors[0].field).toBe("currentPassword");
  });
});

describe("two replicas", () => {
  it("finish what the other began, at every step", async () => {
    const name = someone();
    for (const [first, second, third] of [
      [server, other, server],
      [other, server, server],
      [server, server, other],
    ] as const) {
      const browser = new Browser(first);
      const url = await comeBackAs(browser, name);
      browser.moveTo(second);
      const complete = whereTo(await browser.get(new URL(url).pathname + new URL(url).search));
      browser.moveTo(third);
      const answer = await browser.get(new URL(complete ?? "").pathname + new URL(complete ?? "").search);
      expect(answer.status).toBe(302);
      expect((await whoIs(browser))?.["email"]).toBe(`${name}@example.org`);
    }
  });

  it("let an answer be used once between them", async () => {
    const browser = new Browser(server);
    const url = new URL(await comeBackAs(browser, someone()));
    const cookie = `service_sign_in=${browser.cookie("service_sign_in")}`;
    const answers = await Promise.all(
      [server, other, server, other].map((on) =>
        ask(on, "get", `${CALLBACK}${url.search}`).set("Cookie", cookie),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 401, 401, 401]);
  });
});

describe("returnUrl", () => {
  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%2Fevil.example",
    "/%252F/evil.example",
    "/%5Cevil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/x/..//evil.example",
    "javascript:alert(1)",
    "evil.example",
    "",
    " /",
  ])("%j is refused", async (returnUrl) => {
    const answer = await ask(server, "get", "/api/auth/external/oidc").query({ returnUrl });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].field).toBe("returnUrl");
    expect(answer.headers["location"]).toBeUndefined();
  });

  it("is refused twice", async () => {
    await ask(server, "get", "/api/auth/external/oidc?returnUrl=/a&returnUrl=/b").expect(400);
  });
});
