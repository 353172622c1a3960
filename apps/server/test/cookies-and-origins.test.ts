import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Test } from "supertest";
import type { Route } from "../src/platform/routes/routes.js";
import { ask, cookieOf, freshAddress, setCookieOf } from "./testing/client.js";
import { describedService } from "./testing/described-service.js";
import { PASSWORD, type Person, register, setUp } from "./testing/people.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

interface Instance {
  readonly name: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whether the cookie is Secure over plain HTTP, and over HTTPS by the word of a trusted proxy. */
  readonly secure: readonly [boolean, boolean];
  /** Strict-Transport-Security, likewise. */
  readonly strict: readonly [boolean, boolean];
}

const INSTANCES: readonly Instance[] = [
  { name: "hosted", env: {}, secure: [true, true], strict: [false, true] },
  { name: "local", env: { Service__Profile: "local" }, secure: [false, true], strict: [false, false] },
  {
    name: "local with secure cookies",
    env: { Service__Profile: "local", Service__SecureCookies: "true" },
    secure: [true, true],
    strict: [false, false],
  },
];

/** What `X-Forwarded-Proto` says, and whether a trusted proxy means HTTPS by it: the last hop counts. */
const SCHEMES: readonly (readonly [string | null, boolean])[] = [
  [null, false],
  ["http", false],
  ["https", true],
  ["HTTPS", true],
  ["http, https", true],
  ["https, http", false],
  ["https,", false],
  ["wss", false],
];

const SENDERS = ["a trusted proxy", "somebody else"] as const;

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
    for (const server of servers) {
      await server.stop();
    }
  });

  const cases = SENDERS.flatMap((sender) => SCHEMES.map(([said, means]) => ({ sender, said, means })));

  it.each(cases)("X-Forwarded-Proto $said from $sender", async ({ sender, said, means }) => {
    const isTrusted = sender === SENDERS[0];
    const on = servers[isTrusted ? 0 : 1] ?? base;
    const isHttps = isTrusted && means ? 1 : 0;
    const from = isTrusted ? freshAddress() : "127.0.0.1";
    if (!isTrusted) {
      await on.database.query("DELETE FROM rate_limits");
    }
    const asked = (path: string) =>
      ask(on, "post", path, from).set(said === null ? {} : { "X-Forwarded-Proto": said });
    const signedIn = await asked("/api/auth/login")
      .send({ email: admin.email, password: PASSWORD })
      .expect(200);
    const out = await asked("/api/auth/logout").set("Cookie", cookieOf(signedIn)).expect(204);
    for (const [answer, age] of [
      [signedIn, 1_209_600],
      [out, 0],
    ] as const) {
      const [value = "", ...attributes] = setCookieOf(answer).split("; ");
      expect(value).toMatch(age === 0 ? /^service_session=$/ : /^service_session=[\w.-]{43,}$/);
      const expected = [`Max-Age=${age}`, "Path=/", "HttpOnly", "SameSite=Lax"];
      expect(attributes.sort()).toEqual([...expected, ...(secure[isHttps] ? ["Secure"] : [])].sort());
    }
    expect(signedIn.headers["strict-transport-security"]).toBe(
      strict[isHttps] ? "max-age=31536000" : undefined,
    );
  });
});

describe("a request with a session cookie and an unsafe method", () => {
  let person: Person;
  let routes: readonly Route[];
  beforeAll(async () => {
    person = await register(base, "victim");
    // For tokens alone a cookie counts for nothing: there is nothing to ride on.
    routes = describedService().routes.filter(
      ({ method, access }) => method !== "GET" && !("agentToken" in access),
    );
  });

  const send = ({ method, path }: Route, cookie: string | null): Test =>
    ask(base, method.toLowerCase() as "post", path.replace(/:\w+/g, randomUUID())).set(
      "Cookie",
      cookie ?? "",
    );

  it("is refused from another site, whatever the route", async () => {
    expect(routes.length).toBeGreaterThan(20);
    for (const route of routes) {
      for (const headers of [
        { "Sec-Fetch-Site": "cross-site" },
        { "Sec-Fetch-Site": "same-site" },
        { Origin: "https://evil.example" },
        { Origin: "null" },
        { Origin: `http://127.0.0.1:${Number(new URL(base.url).port) + 1}` },
      ]) {
        const answer = await send(route, person.cookie).set(headers);
        const { status, body } = answer;
        expect({ route: route.path, status, type: body.type }).toEqual({
          route: route.path,
          status: 403,
          type: "forbidden",
        });
      }
    }
    await person.get("/api/auth/me").expect(200);
  });

  it.each([" =", "\t=", " = "])("is refused when its cookie is spelled name%jvalue", async (equals) => {
    const cookie = (person.cookie ?? "").replace("=", equals);
    await ask(base, "get", "/api/auth/me").set("Cookie", `a=b; ${cookie}`).expect(200);
    const call = ask(base, "post", "/api/auth/logout").set("Cookie", `a=b; ${cookie}`);
    await call.set("Origin", "https://evil.example").expect(403);
  });

  it("is refused with the content types that a form of another site can send, whatever the route", async () => {
    const readers = routes.filter(({ body }) => body !== null && body.anyContentType === undefined);
    expect(readers.length).toBeGreaterThan(10);
    for (const route of readers) {
      for (const type of [
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain",
      ]) {
        const answer = await send(route, admin.cookie).set("Content-Type", type).send("a=b");
        // What is not there is told first; nothing is read of the body before.
        expect([route.path, answer.status]).toEqual([route.path, route.path.includes("/:") ? 404 : 415]);
      }
    }
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

  it.each(["/api/auth/login", "/api/auth/register", "/api/setup", "/api/auth/logout"])(
    "is refused from another site without the cookie too: %s",
    async (path) => {
      const { email } = person;
      const body = { email, password: PASSWORD, displayName: "x", setupToken: base.setupToken };
      const answer = await ask(base, "post", path).set("Origin", "https://evil.example").send(body);
      expect([answer.status, answer.body.type, answer.headers["set-cookie"]]).toEqual([
        403,
        "forbidden",
        undefined,
      ]);
    },
  );

  it("is not asked where it comes from with a bearer, or when it only reads", async () => {
    await ask(base, "post", "/api/auth/logout")
      .set("Authorization", "Bearer x")
      .set("Sec-Fetch-Site", "cross-site")
      .expect((answer) => expect(answer.status).not.toBe(403));
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

  it.each([
    ["127.0.0.1", 200],
    ["127.0.0.1:9", 200],
    ["127.0.0.1.", 400],
    ["127.0.0.1.evil.example", 400],
    ["evil.example:80@127.0.0.1", 400],
    ["127.0.0.1@evil.example", 400],
    ["127.0.0.1, evil.example", 400],
    ["[::1]", 400],
    ["localhost", 400],
    ["*", 400],
  ])("%s is %i, also where nothing is", async (host, status) => {
    await ask(base, "get", "/api/setup/status").set("Host", host).expect(status);
    await ask(base, "get", "/nothing")
      .set("Host", host)
      .expect(status === 200 ? 404 : 400);
  });
});

it("sends what keeps a browser from guessing, framing and telling", async () => {
  const { headers } = await ask(base, "get", "/api/setup/status").expect(200);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});
