import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { ask, freshAddress, login, send } from "./testing/client.js";
import { PASSWORD, type Person, personWith, setUp } from "./testing/people.js";
import { renewRates } from "./testing/rates.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";
import { announceFailure } from "./testing/undocumented-answers.js";

let server: TestServer;
let other: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  other = await server.another();
  admin = await setUp(server);
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const UNKNOWN = { email: "nobody@example.org", password: "x" };

function attempt(path: string, address: string, on = server): Promise<Response> {
  const body = { ...UNKNOWN, setupToken: "wrong", displayName: "x" };
  return path.includes("/external/")
    ? ask(on, "get", path, address).then((answer) => answer)
    : ask(on, "post", path, address)
        .send(body)
        .then((answer) => answer);
}

async function statuses(times: number, call: () => Promise<Response>): Promise<readonly number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) {
    seen.push((await call()).status);
  }
  return seen;
}

/** Gives the address 299 of its requests without a credential, and a minute. */
async function almostSpent(address: string, points = 299): Promise<void> {
  await server.database.query("INSERT INTO rate_limits VALUES ($1, $2, $3)", [
    `anonymous:${address}`,
    points,
    Date.now() + 60_000,
  ]);
}

describe("ten a minute for each client address", () => {
  it.each([
    "/api/auth/login",
    "/api/setup",
    "/api/auth/register",
    "/api/auth/external/oidc",
    "/api/auth/external/complete",
  ])("of %s", async (path) => {
    const address = freshAddress();
    const seen = await statuses(10, () => attempt(path, address));
    expect(seen.includes(429)).toBe(false);
    const answer = await attempt(path, address);
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ type: "rate_limited", errors: [] });
    expect(answer.headers["retry-after"]).toMatch(/^[1-9]\d?$/);
    expect((await attempt(path, freshAddress())).status).not.toBe(429);
  });

  it("counts each endpoint by itself", async () => {
    const address = freshAddress();
    await statuses(11, () => attempt("/api/setup", address));
    expect((await attempt("/api/auth/login", address)).status).toBe(401);
  });

  it("counts attempts that are refused for their body, and right ones", async () => {
    const address = freshAddress();
    const wrong = () =>
      ask(server, "post", "/api/auth/login", address)
        .send({})
        .then((answer) => answer);
    expect(await statuses(9, wrong)).toEqual(Array(9).fill(400));
    await ask(server, "post", "/api/auth/login", address)
      .send({ email: admin.email, password: PASSWORD })
      .expect(200);
    await ask(server, "post", "/api/auth/login", address)
      .send({ email: admin.email, password: PASSWORD })
      .expect(429);
  });

  it("is shared by two replicas, at the same time too", async () => {
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => attempt("/api/setup", address, n % 2 === 0 ? server : other)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it("is a window of 60 seconds from the first request, and Retry-After is its true rest", async () => {
    const address = freshAddress();
    const begun = Date.now();
    await attempt("/api/setup", address);
    const first = Date.now();
    await statuses(10, () => attempt("/api/setup", address));
    const { rows } = await server.database.query("SELECT expire FROM rate_limits WHERE key = $1", [
      `setup:${address}`,
    ]);
    const ends = Number(rows[0].expire);
    expect(ends).toBeGreaterThanOrEqual(begun + 60_000 - 1);
    expect(ends).toBeLessThanOrEqual(first + 60_000 + 1);
    const rest = (): number => Math.ceil((ends - Date.now()) / 1000);
    const most = rest() + 1;
    const told = Number((await attempt("/api/setup", address)).headers["retry-after"]);
    expect(told).toBeLessThanOrEqual(most);
    expect(told).toBeGreaterThanOrEqual(rest() - 1);
  });

  it.each([
    ["setup", "/api/setup", 10],
    ["anonymous", "/api/nothing", 300],
  ])("begins again when the window is over: %s, on %s", async (limit, path, points) => {
    const address = freshAddress();
    let answer: Response;
    let end: number;
    do {
      // Again where it was over before anybody came.
      end = Date.now() + 4_000;
      await server.database.query(
        "INSERT INTO rate_limits VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET points = EXCLUDED.points, expire = EXCLUDED.expire",
        [`${limit}:${address}`, points, end],
      );
      answer = await attempt(path, address);
    } while (answer.status !== 429 && Date.now() >= end);
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers["retry-after"]) * 1000;
    expect(wait).toBeLessThanOrEqual(4_000);
    await new Promise((resolve) => setTimeout(resolve, wait));
    expect((await attempt(path, address)).status).not.toBe(429);
  });

  it("goes by the clock of the database: a window that ends later than a new one would is over", async () => {
    const address = freshAddress();
    await server.database.query("INSERT INTO rate_limits VALUES ($1, $2, $3)", [
      `setup:${address}`,
      10,
      Date.now() + 24 * 3_600_000,
    ]);
    const begun = performance.now();
    expect((await attempt("/api/setup", address)).status).not.toBe(429);
    const { rows } = await server.database.query(
      "SELECT expire <= extract(epoch FROM clock_timestamp()) * 1000 + 60000 AS new FROM rate_limits WHERE key = $1",
      [`setup:${address}`],
    );
    expect(rows).toEqual([{ new: true }]);
    const aDayAhead = "const { now } = Date; Date.now = () => now() + 86_400_000;";
    const ahead = await server.another({
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(aDayAhead)}`,
    });
    try {
      if ((await renewRates(server.database, `setup:${address}`)) === 0) {
        // The start took longer than a window.
        expect(performance.now() - begun).toBeGreaterThan(50_000);
        await attempt("/api/setup", address);
      }
      const seen = await statuses(10, () => attempt("/api/setup", address, ahead));
      expect(seen).toEqual([...Array(9).fill(seen[0]), 429]);
      expect((await attempt("/api/setup", address)).status).toBe(429);
    } finally {
      await ahead.stop();
    }
  });

  it("counts the /64 of an IPv6 address, and IPv4 written as IPv6 as IPv4", async () => {
    for (let n = 0; n < 10; n += 1) {
      await attempt("/api/setup", `2001:db8:7:7:${n}::${n}`);
    }
    expect((await attempt("/api/setup", "2001:db8:7:7:ffff::1")).status).toBe(429);
    expect((await attempt("/api/setup", "2001:db8:7:8::1")).status).toBe(400);
    const address = freshAddress();
    for (let n = 0; n < 10; n += 1) {
      await attempt("/api/setup", `::ffff:${address}`);
    }
    expect((await attempt("/api/setup", address)).status).toBe(429);
  });

  it("reads the last hop alone: what a client writes before it does not help", async () => {
    const address = freshAddress();
    for (let n = 0; n < 10; n += 1) {
      await attempt("/api/setup", `${freshAddress()}, ${address}`);
    }
    expect((await attempt("/api/setup", `${freshAddress()}, ${address}`)).status).toBe(429);
  });

  it("ignores the header of a sender that is no trusted proxy", async () => {
    const alone = await server.another({ Service__TrustedProxies: "192.0.2.1" });
    try {
      for (let n = 0; n < 10; n += 1) {
        await attempt("/api/setup", freshAddress(), alone);
      }
      expect((await attempt("/api/setup", freshAddress(), alone)).status).toBe(429);
    } finally {
      await alone.stop();
    }
  });
});

describe("300 a minute without a valid credential", () => {
  it("over every address of the API together, refused requests included", async () => {
    const address = freshAddress();
    const calls: readonly (() => Promise<Response>)[] = [
      () => ask(server, "get", "/api/auth/me", address).then((answer) => answer),
      () => ask(server, "get", "/api/nothing", address).then((answer) => answer),
      () => ask(server, "delete", "/api/setup", address).then((answer) => answer),
      () => ask(server, "get", "/api/openapi.json", address).then((answer) => answer),
      () => ask(server, "get", "/mcp", address).then((answer) => answer),
      () => ask(server, "get", "/skills/x", address).then((answer) => answer),
      () => ask(server, "get", "/llms.txt", address).then((answer) => answer),
      () => ask(server, "get", "/llms-full.txt", address).then((answer) => answer),
      () =>
        ask(server, "get", "/api/auth/me", address)
          .set("Accept", "image/png")
          .then((answer) => answer),
      () =>
        ask(server, "post", "/api/auth/logout", address)
          .set("Cookie", "service_session=x")
          .set("Sec-Fetch-Site", "cross-site")
          .then((answer) => answer),
      () =>
        ask(server, "get", "/api/auth/me", address)
          .set("Host", "evil.example")
          .then((answer) => answer),
    ];
    await almostSpent(address, 300 - calls.length);
    for (const call of calls) {
      expect((await call()).status).not.toBe(429);
    }
    for (const call of calls) {
      expect((await call()).status).toBe(429);
    }
    await login(server, admin.email).expect(200);
    await ask(server, "get", "/health", address).expect(200);
  });

  it("counts sign-in calls as well", async () => {
    const address = freshAddress();
    await almostSpent(address);
    expect((await attempt("/api/auth/login", address)).status).toBe(401);
    const answer = await attempt("/api/auth/login", address);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(50);
  });

  it("counts a cookie that is not, or no more, a session", async () => {
    const address = freshAddress();
    await almostSpent(address);
    const withCookie = () =>
      ask(server, "get", "/api/setup/status", address).set("Cookie", `service_session=${"a".repeat(43)}`);
    await withCookie().expect(200);
    await withCookie().expect(429);
  });

  it("does not count a request with a valid session, nor health", async () => {
    const address = freshAddress();
    await almostSpent(address, 300);
    for (let n = 0; n < 5; n += 1) {
      await admin.get("/api/auth/me").set("X-Forwarded-For", address).expect(200);
      await ask(server, "get", "/health/live", address).expect(200);
    }
    const { rows } = await server.database.query("SELECT points FROM rate_limits WHERE key = $1", [
      `anonymous:${address}`,
    ]);
    expect(rows[0].points).toBe(300);
    await personWith(server, { ...admin, cookie: null })
      .get("/api/auth/me")
      .set("X-Forwarded-For", address)
      .expect(429);
  });

  it("lets 60 of 70 at once pass on two replicas where 60 are left", async () => {
    const address = freshAddress();
    await almostSpent(address, 240);
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, n) =>
        ask(n % 2 === 0 ? server : other, "get", "/api/auth/providers", address),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

it("deletes the rows of windows that are over", async () => {
  await server.database.query("INSERT INTO rate_limits VALUES ('login:long-ago', 3, $1)", [Date.now() - 1]);
  const third = await server.another();
  await third.stop();
  const { rows } = await server.database.query("SELECT 1 FROM rate_limits WHERE key = 'login:long-ago'");
  expect(rows).toHaveLength(0);
});

it("gives no free pass while the counter fails", async () => {
  announceFailure("POST /api/auth/login");
  await server.database.query("ALTER TABLE rate_limits RENAME TO rate_limits_away");
  try {
    const answer = await send(server, "post", "/api/auth/login", UNKNOWN);
    expect(answer.status).toBe(500);
  } finally {
    await server.database.query("ALTER TABLE rate_limits_away RENAME TO rate_limits");
  }
});
