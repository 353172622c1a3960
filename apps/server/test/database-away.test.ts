import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { makeTokenValue } from "../src/sections/agent-tokens/token-value.js";
import { withToken } from "./testing/agent-tokens.js";
import { ask, login, send } from "./testing/client.js";
import { type DatabaseLink, linkTo } from "./testing/database-link.js";
import { PASSWORD, type Person, setUp } from "./testing/people.js";
import { createDatabase, startTestServer, type TestServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

let link: DatabaseLink;
let server: TestServer;
let admin: Person;

beforeAll(async () => {
  const connectionString = await createDatabase();
  link = await linkTo(connectionString);
  // What the test asks the database itself goes past the link.
  server = await startTestServer(
    { ConnectionStrings__DefaultConnection: link.connectionString },
    connectionString,
  );
  admin = await setUp(server);
});
afterAll(async () => {
  await server.stop();
  await link.close();
});

async function timed(call: PromiseLike<Response>): Promise<{ answer: Response; seconds: number }> {
  const startedAt = performance.now();
  const answer = await call;
  return { answer, seconds: (performance.now() - startedAt) / 1000 };
}

async function backWithin(seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const { status } = await ask(server, "get", "/health/ready");
    if (status === 200) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The service did not come back");
}

describe("while the database is cut off", () => {
  beforeAll(() => link.cut());

  it.each(["/health", "/health/ready"])("%s is 503 and says a word", async (path) => {
    const { answer, seconds } = await timed(ask(server, "get", path));
    expect(answer.status).toBe(503);
    expect(answer.text).toBe("Unhealthy");
    expect(seconds).toBeLessThan(15);
  });

  it("/health/live is 200", async () => {
    const answer = await ask(server, "get", "/health/live").expect(200);
    expect(answer.text).toBe("Healthy");
  });

  it.each([
    ["a request with a session", () => admin.get("/api/auth/me")],
    ["a request with a token", () => withToken(server, makeTokenValue()).get("/api/workspaces")],
    ["a request without", () => ask(server, "get", "/api/auth/me")],
    ["a sign-in", () => login(server, admin.email)],
    ["setup's status", () => ask(server, "get", "/api/setup/status")],
  ])("%s is 503 within seconds, and says when to try again", async (_what, call) => {
    const { answer, seconds } = await timed(call());
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ type: "unavailable", errors: [] });
    expect(answer.headers["retry-after"]).toBe("5");
    expect(seconds).toBeLessThan(20);
  });

  it("comes back by itself, with the sessions of before", async () => {
    await link.mend();
    await backWithin(60);
    await admin.get("/api/auth/me").expect(200);
    await login(server, admin.email).expect(200);
  });
});

describe("when the database ends every connection", () => {
  it("the next requests are served over new ones", async () => {
    await Promise.all(Array.from({ length: 8 }, () => admin.get("/api/auth/me").expect(200)));
    const { rows } = await server.database.query(
      "SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'plumbline%' AND datname = current_database()",
    );
    expect(rows.length).toBeGreaterThan(0);
    const left = "SELECT 1 FROM pg_stat_activity WHERE pid = ANY ($1)";
    const pids = rows.map(({ pid }) => pid);
    await until(async () => (await server.database.query(left, [pids])).rows.length === 0);
    await backWithin(60);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await admin.get("/api/auth/me")).status),
    );
    expect(statuses).toEqual(Array(8).fill(200));
  });
});

describe("while the database answers nothing", () => {
  it("health tells, liveness goes on, and the service recovers", async () => {
    link.freeze();
    const { answer, seconds } = await timed(ask(server, "get", "/health"));
    expect(answer.status).toBe(503);
    expect(seconds).toBeLessThan(15);
    await ask(server, "get", "/health/live").expect(200);
    const waiting = admin.get("/api/auth/me").then(({ status }) => status);
    await link.mend();
    expect([200, 503]).toContain(await waiting);
    await backWithin(60);
    await admin.get("/api/auth/me").expect(200);
  });
});

it("says nothing secret about it in the log", async () => {
  await send(server, "post", "/api/auth/register", {
    email: "last@example.org",
    password: PASSWORD,
    displayName: "Last",
  }).expect(201);
  const text = JSON.stringify(server.log);
  const away = server.log.filter(({ message }) => message === "the database is away");
  expect(away.length).toBeGreaterThan(0);
  expect(away.filter((line) => "err" in line || "stack" in line)).toEqual([]);
  for (const secret of [PASSWORD, server.setupToken, "$2b$", (admin.cookie ?? "").split("=")[1] ?? "?"]) {
    expect(text).not.toContain(secret);
  }
});
