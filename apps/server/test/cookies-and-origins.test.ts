import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ask, cookieOf, setCookieOf } from "./testing/client.js";
import { PASSWORD, type Person, register, setUp } from "./testing/people.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

interface Instance {
  readonly name: string;
  readonly env: NodeJS.ProcessEnv;
  /** Secure over plain HTTP, over HTTPS by a trusted proxy, over "HTTPS" by somebody else's word. */
  readonly secure: readonly [boolean, boolean, boolean];
  /** Strict-Transport-Security, likewise. */
  readonly strict: readonly [boolean, boolean, boolean];
}

const INSTANCES: readonly Instance[] = [
  { name: "hosted", env: {}, secure: [true, true, true], strict: [false, true, false] },
  {
    name: "local",
    env: { Service__Profile: "local" },
    secure: [false, true, false],
    strict: [false, false, false],
  },
  {
    name: "local with secure cookies",
    env: { Service__Profile: "local", Service__SecureCookies: "true" },
    secure: [true, true, true],
    strict: [false, false, false],
  },
];

let base: TestServer;
let admin: Person;

beforeAll(async () => {
  base = await startTestServer();
  admin = await setUp(base);
});
afterAll(() => base.stop());

describe.each(INSTANCES)("the session cookie, $name", ({ env, secure, strict }) => {
  const servers: TestServer[] = [];
  beforeAll(async () => {
    servers.push(
      await base.another(env),
      await base.another({ ...env, Service__TrustedProxies: "192.0.2.1" }),
    );
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  it.each([
    ["over HTTP", 0, "http", 0],
    ["over HTTPS through a trusted proxy", 0, "https", 1],
    ["with a forwarded scheme from a stranger", 1, "https", 2],
  ] as const)("%s", async (_what, server, scheme, row) => {
    const on = servers[server] ?? base;
    const signedIn = await ask(on, "post", "/api/auth/login")
      .set("X-Forwarded-Proto", scheme)
      .send({ email: admin.email, password: PASSWORD })
      .expect(200);
    const out = await ask(on, "post", "/api/auth/logout")
      .set("X-Forwarded-Proto", scheme)
      .set("Cookie", cookieOf(signedIn))
      .expect(204);
    for (const [answer, age] of [
      [signedIn, 1_209_600],
      [out, 0],
    ] as const) {
      const [value = "", ...attributes] = setCookieOf(answer).split("; ");
      expect(value).toMatch(age === 0 ? /^service_session=$/ : /^service_session=[\w-]{102}$/);
      const expected = [`Max-Age=${age}`, "Path=/", "HttpOnly", "SameSite=Lax"];
      expect(attributes.sort()).toEqual([...expected, ...(secure[row] ? ["Secure"] : [])].sort());
    }
    expect(signedIn.headers["strict-transport-security"] !== undefined).toBe(strict[row]);
  });
});

describe("a request with a session cookie and an unsafe method", () => {
  const PATHS = [
    ["post", "/api/auth/login"],
    ["post", "/api/auth/logout"],
    ["post", "/api/auth/register"],
    ["post", "/api/setup"],
    ["put", "/api/auth/password"],
    ["post", "/api/workspaces"],
  ] as const;
  let person: Person;
  beforeAll(async () => {
    person = await register(base, "victim");
  });

  it.each(PATHS)("%s %s is refused from another site", async (method, path) => {
    for (const headers of [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: `http://127.0.0.1:${Number(new URL(base.url).port) + 1}` },
    ]) {
      const answer = await ask(base, method, path)
        .set("Cookie", person.cookie ?? "")
        .set(headers);
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ type: "forbidden", errors: [] });
    }
    await person.get("/api/auth/me").expect(200);
  });

  it("passes from this very origin, from the address bar, and without a browser", async () => {
    for (const headers of [
      { Origin: base.url, "Sec-Fetch-Site": "same-origin" },
      { Origin: base.url },
      { "Sec-Fetch-Site": "none" },
      {},
    ]) {
      const answer = await ask(base, "put", "/api/auth/password")
        .set("Cookie", person.cookie ?? "")
        .set(headers);
      expect(answer.status).toBe(400);
    }
  });

  it("is not asked where it comes from without the cookie, or when it only reads", async () => {
    await ask(base, "post", "/api/auth/logout").set("Sec-Fetch-Site", "cross-site").expect(204);
    await ask(base, "get", "/api/auth/me")
      .set("Cookie", person.cookie ?? "")
      .set("Sec-Fetch-Site", "cross-site")
      .expect(200);
  });
});

describe("the host name", () => {
  it("is one of AllowedHosts, or 400 invalid_host; health is exempt", async () => {
    const answer = await ask(base, "get", "/api/setup/status").set("Host", "evil.example").expect(400);
    expect(answer.body).toMatchObject({ type: "invalid_host", errors: [] });
    expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
    await ask(base, "get", "/health/live").set("Host", "10.0.0.7:8080").expect(200);
    await ask(base, "get", "/healthy").set("Host", "10.0.0.7:8080").expect(400);
  });
});

it("sends what keeps a browser from guessing, framing and telling", async () => {
  const { headers } = await ask(base, "get", "/api/setup/status").expect(200);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("default-src 'self'");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});
