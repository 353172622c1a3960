import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { Browser, whereTo } from "./testing/browser.js";
import {
  begin,
  CALLBACK,
  COMPLETE,
  comeBack,
  finish,
  refusal,
  signIn,
  whoIs,
} from "./testing/external-sign-in.js";
import {
  foreignSignature,
  json,
  type Misdeeds,
  type OpenidServer,
  startOpenidServer,
} from "./testing/openid-server.js";
import { setUp } from "./testing/people.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";
import { startWebServer, type WebServer } from "./testing/web-server.js";

let provider: OpenidServer;
let server: TestServer;
let elsewhere: WebServer;
let people = 0;

beforeAll(async () => {
  provider = await startOpenidServer();
  elsewhere = await startWebServer((_, response) => response.end("{}"));
  server = await startTestServer(environment());
  await setUp(server);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
  await elsewhere.stop();
});
afterEach(() => {
  provider.misdeeds = {};
});

function environment(): NodeJS.ProcessEnv {
  return {
    Authentication__Oidc__Authority: provider.issuer,
    Authentication__Oidc__ClientId: provider.clientId,
    Authentication__Oidc__ClientSecret: provider.clientSecret,
  };
}

/** Someone new at the provider, with a browser of their own. */
function someone(more: Record<string, unknown> = {}): Browser {
  people += 1;
  const email = `person-${people}@example.org`;
  provider.user = { sub: `person-${people}`, email, email_verified: true, name: `Person ${people}`, ...more };
  return new Browser(server);
}

async function attacked(misdeeds: Misdeeds, browser = someone()): Promise<string> {
  const before = await accounts();
  provider.misdeeds = misdeeds;
  const answer = await signIn(browser, "oidc");
  expect(await accounts()).toBe(before);
  expect(await whoIs(browser)).toBeNull();
  return refusal(answer);
}

async function accounts(): Promise<number> {
  const { rows } = await server.database.query("SELECT count(*)::integer AS count FROM accounts");
  return rows[0].count;
}

const now = (): number => Math.floor(Date.now() / 1000);

it("a provider that behaves signs in", async () => {
  const browser = someone();
  const answer = await signIn(browser, "oidc", "/projects");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/projects");
  expect(await whoIs(browser)).toMatchObject({ email: `person-${people}@example.org`, hasPassword: false });
});

describe("an ID token is refused when", () => {
  it.each<[string, () => Misdeeds]>([
    ["its nonce is another's", () => ({ claims: { nonce: "another" } })],
    ["it has no nonce", () => ({ claims: { nonce: undefined } })],
    ["it is for another audience", () => ({ claims: { aud: "another" } })],
    ["it is for two and says not whose it is", () => ({ claims: { aud: ["plumbline", "another"] } })],
    ["it is another party's", () => ({ claims: { aud: ["plumbline", "another"], azp: "another" } })],
    ["it is for this service and another party's", () => ({ claims: { azp: "another" } })],
    ["it has no audience", () => ({ claims: { aud: undefined } })],
    ["another issuer made it", () => ({ claims: { iss: "https://evil.example" } })],
    ["it has expired", () => ({ claims: { exp: now() - 60 } })],
    ["it never expires", () => ({ claims: { exp: undefined } })],
    ["it is not valid yet", () => ({ claims: { nbf: now() + 600 } })],
    ["it has no subject", () => ({ claims: { sub: undefined } })],
    ["its subject is empty", () => ({ claims: { sub: "" } })],
    ["its subject is blank", () => ({ claims: { sub: " " } })],
    ["its subject has 256 characters", () => ({ claims: { sub: "x".repeat(256) } })],
    ["its subject holds U+0000", () => ({ claims: { sub: "a\0b" } })],
    ["its subject is no Unicode", () => ({ claims: { sub: "a\ud800" } })],
    ["its subject is a number", () => ({ claims: { sub: 7 } })],
    ["a key that is not the issuer's signed it", () => ({ signature: foreignSignature })],
    ["its signature is empty", () => ({ signature: () => Buffer.alloc(0) })],
    ["nobody signed it (alg none)", () => ({ header: { alg: "none" }, signature: () => Buffer.alloc(0) })],
    ["it says none in capitals", () => ({ header: { alg: "NONE" }, signature: () => Buffer.alloc(0) })],
    ["the client's secret is its key (alg HS256)", () => ({ header: { alg: "HS256" } })],
    ["its algorithm is one the issuer does not use", () => ({ header: { alg: "PS256" } })],
    ["its key is not the issuer's", () => ({ header: { kid: "key-2" } })],
    ["its header asks for what nobody knows", () => ({ header: { crit: ["x"], x: 1 } })],
  ])("%s", async (_, misdeeds) => {
    expect(await attacked(misdeeds())).toBe("401 unauthorized");
  });

  it("its key comes with it", async () => {
    const jwk = { kty: "RSA", n: "AQAB", e: "AQAB" };
    expect(await attacked({ header: { jwk, kid: undefined }, signature: foreignSignature })).toBe(
      "401 unauthorized",
    );
  });

  it("it is not there", async () => {
    const token = { access_token: "a", token_type: "Bearer" };
    expect(await attacked({ instead: { "/token": (response) => json(response, token) } })).toBe(
      "401 unauthorized",
    );
  });
});

describe("an answer of the provider's is refused when", () => {
  it.each<[string, Misdeeds, string]>([
    [
      "it comes from another issuer (mix-up)",
      { parameters: { iss: "https://evil.example" } },
      "401 unauthorized",
    ],
    ["it does not say whose it is", { parameters: { iss: undefined } }, "401 unauthorized"],
    ["the person said no", { parameters: { error: "access_denied", code: undefined } }, "401 unauthorized"],
    [
      "it is an error in hostile words",
      { parameters: { error: "<script>alert(1)</script>" } },
      "401 unauthorized",
    ],
    ["it has no code", { parameters: { code: undefined } }, "401 unauthorized"],
    ["its code is wrong", { parameters: { code: "wrong" } }, "401 unauthorized"],
    ["its state is another", { parameters: { state: "a".repeat(43) } }, "401 unauthorized"],
    ["its state is none of ours", { parameters: { state: "x" } }, "400 validation_error state"],
    ["it has no state", { parameters: { state: undefined } }, "400 validation_error state"],
  ])("%s", async (_, misdeeds, expected) => {
    expect(await attacked(misdeeds)).toBe(expected);
  });

  it("it says state twice", async () => {
    const browser = someone();
    const url = `${await comeBack(browser, "oidc")}&state=${"a".repeat(43)}`;
    expect(await refusal(await finish(browser, url))).toBe("400 validation_error state");
  });

  it("another browser brings it (login CSRF)", async () => {
    const attacker = someone();
    const url = await comeBack(attacker, "oidc");
    const victim = new Browser(server);
    expect(await refusal(await finish(victim, url))).toBe("401 unauthorized");
    await begin(victim, "oidc");
    expect(await refusal(await finish(victim, url))).toBe("401 unauthorized");
    expect(await whoIs(victim)).toBeNull();
    // It was not spent by it.
    expect((await finish(attacker, url)).status).toBe(302);
  });

  it("it comes a second time (replay)", async () => {
    const browser = someone();
    const url = await comeBack(browser, "oidc");
    const asked = (): number => provider.web.asked.filter((one) => one.url === "/token").length;
    const before = asked();
    const secret = browser.cookie("service_sign_in");
    const answers = await Promise.all([browser.get(url), browser.get(url), browser.get(url)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 401, 401]);
    browser.setCookie("service_sign_in", secret);
    expect(await refusal(await browser.get(url))).toBe("401 unauthorized");
    expect(asked()).toBe(before + 1);
  });

  it("its code belongs to another sign-in (code injection)", async () => {
    const victim = someone();
    const stolen = new URL(await comeBack(victim, "oidc")).searchParams.get("code") ?? "";
    const attacker = someone();
    const url = new URL(await comeBack(attacker, "oidc"));
    url.searchParams.set("code", stolen);
    expect(await refusal(await finish(attacker, url.href))).toBe("401 unauthorized");
  });

  it("it is older than ten minutes", async () => {
    const browser = someone();
    const url = await comeBack(browser, "oidc");
    await server.database.query("UPDATE sign_in_flows SET expires_at = now()");
    expect(await refusal(await finish(browser, url))).toBe("401 unauthorized");
    await begin(browser, "oidc");
    const { rows } = await server.database.query("SELECT count(*)::integer AS count FROM sign_in_flows");
    expect(rows[0].count).toBe(1);
  });
});

it("one that began while another looked at the clock is not taken for one from ahead of it", async () => {
  const browser = someone();
  const url = await comeBack(browser, "oidc");
  await server.database.query(
    "UPDATE sign_in_flows SET expires_at = now() + interval '10 minutes 20 seconds'",
  );
  await begin(someone(), "oidc");
  expect((await finish(browser, url)).status).toBe(302);
});

describe("completing is refused", () => {
  it("without a state, or before the provider answered", async () => {
    const browser = someone();
    expect(await refusal(await browser.get(COMPLETE))).toBe("400 validation_error state");
    const state = new URL(await begin(browser, "oidc")).searchParams.get("state");
    expect(await refusal(await browser.get(`${COMPLETE}?state=${state}`))).toBe("401 unauthorized");
  });

  it("to another browser, and a second time", async () => {
    const browser = someone();
    const complete = whereTo(await browser.get(await comeBack(browser, "oidc"))) ?? "";
    const other = new Browser(server);
    await begin(other, "oidc");
    expect(await refusal(await other.get(complete))).toBe("401 unauthorized");
    const secret = browser.cookie("service_sign_in");
    expect((await browser.get(complete)).status).toBe(302);
    expect(browser.cookie("service_sign_in")).toBeNull();
    browser.setCookie("service_sign_in", secret);
    expect(await refusal(await browser.get(complete))).toBe("401 unauthorized");
  });

  it("but to one of many at once", async () => {
    const browser = someone();
    const complete = whereTo(await browser.get(await comeBack(browser, "oidc"))) ?? "";
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.get(complete)));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 401, 401, 401, 401]);
  });
});

describe("an address that is not verified, or none, makes no account", () => {
  it.each<[string, Record<string, unknown>]>([
    ["says it is not verified", { email_verified: false }],
    ["does not say whether it is verified", { email_verified: undefined }],
    ["says so in a text", { email_verified: "true" }],
    ["has none", { email: undefined }],
    ["has an empty one", { email: "" }],
    ["has what is no address", { email: "alice" }],
    ["has one with a line break", { email: "a@example.org\r\nBcc: b@example.org" }],
    ["has a list", { email: ["a@example.org"] }],
    ["has one with U+0000", { email: "a\0@example.org" }],
    ["has one that is no Unicode", { email: "a\ud800@example.org" }],
  ])("where the provider %s", async (_, user) => {
    expect(await attacked({}, someone(user))).toBe("400 validation_error email");
  });

  it("where the token says it is not, whatever the userinfo endpoint says", async () => {
    const misdeeds = { claims: { email_verified: false }, userinfo: { email_verified: true } };
    expect(await attacked(misdeeds)).toBe("400 validation_error email");
  });

  it("where the userinfo endpoint is about somebody else", async () => {
    const misdeeds = { claims: { email: undefined }, userinfo: { sub: "another" } };
    expect(await attacked(misdeeds)).toBe("401 unauthorized");
  });
});

describe("a provider that cannot be asked is 502, within its limits", () => {
  const html = (response: ServerResponse): void => {
    response.writeHead(200, { "content-type": "text/html" }).end("<html>Sign in</html>");
  };
  const huge = (response: ServerResponse): void => {
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ a: "a".repeat(2_000_000) }));
  };
  const bomb = (response: ServerResponse): void => {
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    response.writeHead(200, headers).end(gzipSync(" ".repeat(50_000_000)));
  };
  const silent = (): void => undefined;

  it.each<[string, string, (response: ServerResponse) => void]>([
    ["HTML for a token", "/token", html],
    ["a huge token", "/token", huge],
    ["a packed bomb for a token", "/token", bomb],
    ["a failure for a token", "/token", (response) => response.writeHead(500).end()],
    ["nothing for a token", "/token", (response) => response.destroy()],
    [
      "a redirect for a token",
      "/token",
      (response) => response.writeHead(307, { location: elsewhere.url }).end(),
    ],
    ["that it does not know us", "/token", (response) => json(response, { error: "invalid_client" }, 401)],
  ])("%s", async (_, path, answer) => {
    const before = elsewhere.connections;
    expect(await attacked({ instead: { [path]: answer } })).toBe("502 sign_in_provider_unavailable");
    expect(elsewhere.connections).toBe(before);
  });

  it("silence for a token", async () => {
    expect(await attacked({ instead: { "/token": silent } })).toBe("502 sign_in_provider_unavailable");
  });
});

describe("a provider whose metadata cannot be used sends nobody anywhere", () => {
  /** It has not asked the provider yet. */
  let fresh: TestServer;
  beforeAll(async () => {
    fresh = await server.another(environment());
  });
  afterAll(() => fresh.stop());

  const METADATA = "/.well-known/openid-configuration";

  it.each<[string, () => Misdeeds]>([
    ["is another issuer's", () => ({ metadata: { issuer: "https://evil.example" } })],
    ["is not there", () => ({ instead: { [METADATA]: (response) => response.writeHead(404).end() } })],
    [
      "is HTML",
      () => ({
        instead: {
          [METADATA]: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
        },
      }),
    ],
    [
      "leads elsewhere",
      () => ({
        instead: { [METADATA]: (response) => response.writeHead(302, { location: elsewhere.url }).end() },
      }),
    ],
    ["names no place to go", () => ({ metadata: { authorization_endpoint: undefined } })],
    ["names a script to go to", () => ({ metadata: { authorization_endpoint: "javascript:alert(1)" } })],
  ])("because it %s", async (_, misdeeds) => {
    provider.misdeeds = misdeeds();
    const answer = await new Browser(fresh).get("/api/auth/external/oidc");
    expect(await refusal(answer)).toBe("502 sign_in_provider_unavailable");
  });

  it("until the next sign-in, which asks again", async () => {
    provider.misdeeds = {};
    await begin(new Browser(fresh), "oidc");
  });

  it("nor this service to a private address beside its own", async () => {
    const another = await server.another(environment());
    provider.misdeeds = { metadata: { token_endpoint: `${elsewhere.url}/token` } };
    const before = elsewhere.connections;
    const browser = new Browser(another);
    expect(await refusal(await signIn(browser, "oidc"))).toBe("502 sign_in_provider_unavailable");
    expect(elsewhere.connections).toBe(before);
    await another.stop();
  });
});

it("tells nobody a code, state, cookie, token or secret in its log", async () => {
  const browser = someone();
  const url = new URL(await comeBack(browser, "oidc"));
  const secret = browser.cookie("service_sign_in") ?? "";
  await finish(browser, url.href);
  const text = JSON.stringify(server.log);
  expect(text).toContain(CALLBACK);
  expect(text).toContain("a sign-in at a provider failed");
  const [code, state] = [url.searchParams.get("code"), url.searchParams.get("state")];
  for (const word of [code, state, secret, provider.clientSecret, browser.cookie("service_session")]) {
    expect(text).not.toContain(word ?? "nothing");
  }
  expect(text).not.toMatch(/eyJ[A-Za-z0-9_-]{10}/);
  const { rows } = await server.database.query("SELECT * FROM sign_in_flows");
  expect(JSON.stringify(rows)).not.toContain(secret);
});
