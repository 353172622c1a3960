import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { Browser } from "./testing/browser.js";
import { ask } from "./testing/client.js";
import { type CodehostServer, startCodehostServer } from "./testing/codehost-server.js";
import { begin, CALLBACK, comeBack, finish, refusal, signIn, whoIs } from "./testing/external-sign-in.js";
import { json } from "./testing/openid-server.js";
import { type Person, setUp } from "./testing/people.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

let codehost: CodehostServer;
let server: TestServer;
let admin: Person;
let people = 0;

beforeAll(async () => {
  codehost = await startCodehostServer();
  server = await startTestServer({
    Authentication__Codehost__ClientId: codehost.clientId,
    Authentication__Codehost__ClientSecret: codehost.clientSecret,
    Authentication__Codehost__BaseUrl: `${codehost.web.url}/`,
    Authentication__Codehost__ApiBaseUrl: `${codehost.web.url}/api`,
  });
  admin = await setUp(server);
});
afterAll(async () => {
  await server.stop();
  await codehost.stop();
});
beforeEach(() => {
  codehost.parameters = {};
  codehost.instead = {};
});

/** Someone new at the code host, with a browser of their own. */
function someone(): Browser {
  people += 1;
  codehost.user = { id: 1000 + people, login: `person-${people}`, name: `Person ${people}` };
  codehost.emails = [
    { email: `${people}@users.noreply.example`, primary: false, verified: true },
    { email: `person-${people}@example.org`, primary: true, verified: true },
  ];
  return new Browser(server);
}

describe("the code host", () => {
  it("is offered by the name of its host", async () => {
    const answer = await ask(server, "get", "/api/auth/providers").expect(200);
    expect(answer.body).toEqual([{ name: "codehost", displayName: "127.0.0.1" }]);
    await ask(server, "get", "/api/auth/external/oidc").expect(404);
  });

  it("is asked for addresses alone, with state and PKCE", async () => {
    const url = new URL(await begin(new Browser(server), "codehost"));
    expect(url.origin + url.pathname).toBe(`${codehost.web.url}/login/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: "code",
      client_id: codehost.clientId,
      redirect_uri: `https://${new URL(server.url).host}${CALLBACK}`,
      scope: "user:email",
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
  });

  it("signs in: an account at first, the same one later, whatever became of login and address", async () => {
    const browser = someone();
    const answer = await signIn(browser, "codehost", "/projects");
    expect(answer.headers.get("location")).toBe("/projects");
    const account = await whoIs(browser);
    expect(account).toMatchObject({
      email: `person-${people}@example.org`,
      displayName: `Person ${people}`,
      isInstanceAdmin: false,
      hasPassword: false,
    });
    codehost.user = { ...codehost.user, login: "renamed", name: null };
    codehost.emails = [];
    const later = new Browser(server);
    expect((await signIn(later, "codehost")).status).toBe(302);
    expect(await whoIs(later)).toEqual(account);
    const { rows } = await server.database.query("SELECT details FROM audit_entries WHERE target = $1", [
      account?.["id"],
    ]);
    expect(rows).toEqual([{ details: { isInstanceAdmin: false, provider: "codehost" } }]);
  });

  it("calls somebody without a name by the login", async () => {
    const browser = someone();
    codehost.user = { ...codehost.user, name: null };
    await signIn(browser, "codehost");
    expect((await whoIs(browser))?.["displayName"]).toBe(`person-${people}`);
  });

  it("tells another account who took over a login", async () => {
    const first = someone();
    await signIn(first, "codehost");
    codehost.user = { ...codehost.user, id: 999_999 };
    expect(await refusal(await signIn(new Browser(server), "codehost"))).toBe("409 conflict email");
  });
});

describe("no account is made", () => {
  it.each<[string, unknown]>([
    ["no address", []],
    ["none that is primary", [{ email: "a@example.org", primary: false, verified: true }]],
    ["a primary one that is not verified", [{ email: "a@example.org", primary: true, verified: false }]],
    ["one that only says it is", [{ email: "a@example.org", primary: "true", verified: "true" }]],
    ["what is no address", [{ email: "a", primary: true, verified: true }]],
    ["one with U+0000", [{ email: "a\0@example.org", primary: true, verified: true }]],
    ["entries that are none", [null, 7, "a@example.org", {}]],
  ])("with %s", async (_, emails) => {
    const browser = someone();
    codehost.emails = emails;
    expect(await refusal(await signIn(browser, "codehost"))).toBe("400 validation_error email");
    expect(await whoIs(browser)).toBeNull();
  });

  it("for an address that an account has", async () => {
    const browser = someone();
    codehost.emails = [{ email: admin.email.toUpperCase(), primary: true, verified: true }];
    expect(await refusal(await signIn(browser, "codehost"))).toBe("409 conflict email");
  });
});

describe("a sign-in fails", () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    ["when the person says no", { error: "access_denied", code: undefined }, "401 unauthorized"],
    ["when the answer is another issuer's", { iss: "https://evil.example" }, "401 unauthorized"],
    ["without a code", { code: undefined }, "401 unauthorized"],
    ["with a wrong code", { code: "wrong" }, "401 unauthorized"],
    ["with another state", { state: "a".repeat(43) }, "401 unauthorized"],
    ["without a state", { state: undefined }, "400 validation_error state"],
  ])("%s", async (_, parameters, expected) => {
    const browser = someone();
    codehost.parameters = parameters;
    expect(await refusal(await signIn(browser, "codehost"))).toBe(expected);
    expect(await whoIs(browser)).toBeNull();
  });

  it("in another browser, and with the code of another sign-in", async () => {
    const stolen = new URL(await comeBack(someone(), "codehost"));
    const attacker = new Browser(server);
    expect(await refusal(await finish(attacker, stolen.href))).toBe("401 unauthorized");
    const own = new URL(await comeBack(attacker, "codehost"));
    own.searchParams.set("code", stolen.searchParams.get("code") ?? "");
    expect(await refusal(await finish(attacker, own.href))).toBe("401 unauthorized");
  });

  const TOKEN = "/login/oauth/access_token";
  it.each<[string, string, (response: ServerResponse) => void]>([
    [
      "the code host does not know us",
      TOKEN,
      (response) => json(response, { error: "incorrect_client_credentials" }),
    ],
    ["the token is none", TOKEN, (response) => json(response, { access_token: "a\nb" })],
    ["the token is HTML", TOKEN, (response) => response.end("<html>")],
    ["the token is null", TOKEN, (response) => json(response, null)],
    ["the token leads elsewhere", TOKEN, (response) => response.writeHead(302, { location: "/" }).end()],
    ["the account is none", "/api/user", (response) => json(response, { login: "x" })],
    ["the account's ID is a text", "/api/user", (response) => json(response, { id: "1" })],
    ["the account is a list", "/api/user", (response) => json(response, [])],
    ["the API fails", "/api/user", (response) => response.writeHead(500).end()],
    ["the API forbids the addresses", "/api/user/emails", (response) => json(response, {}, 403)],
    ["the addresses are no list", "/api/user/emails", (response) => json(response, {})],
    [
      "the addresses do not end",
      "/api/user/emails",
      (response) => response.end(`[${"1,".repeat(600_000)}1]`),
    ],
    ["the connection breaks", "/api/user/emails", (response) => response.destroy()],
  ])("with 502 when %s", async (_, path, answer) => {
    const browser = someone();
    codehost.instead = { [path]: answer };
    expect(await refusal(await signIn(browser, "codehost"))).toBe("502 sign_in_provider_unavailable");
    expect(await whoIs(browser)).toBeNull();
  });
});

it("tells nobody a code, token or secret in its log", async () => {
  const browser = someone();
  const url = new URL(await comeBack(browser, "codehost"));
  await finish(browser, url.href);
  const text = JSON.stringify(server.log);
  expect(text).toContain(CALLBACK);
  for (const word of [
    "gho_",
    codehost.clientSecret,
    url.searchParams.get("code"),
    url.searchParams.get("state"),
  ]) {
    expect(text).not.toContain(word ?? "nothing");
  }
});
