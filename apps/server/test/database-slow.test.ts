import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { ask, login } from "./testing/client.js";
import { type DatabaseLink, linkTo } from "./testing/database-link.js";
import { type Person, setUp } from "./testing/people.js";
import { createDatabase, startTestServer, type TestServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

/** Connections that the requests of one process share. */
const SHARED = 10;

let link: DatabaseLink;
let server: TestServer;
let admin: Person;
let blocker: pg.Client;
/** Apart from it: inside a transaction the list of activities stands still. */
let observer: pg.Client;

beforeAll(async () => {
  const connectionString = await createDatabase();
  link = await linkTo(connectionString);
  server = await startTestServer({ ConnectionStrings__DefaultConnection: link.connectionString });
  admin = await setUp(server);
  blocker = new pg.Client({ connectionString });
  observer = new pg.Client({ connectionString });
  await Promise.all([blocker.connect(), observer.connect()]);
});
afterAll(async () => {
  await Promise.all([blocker.end(), observer.end()]);
  await server.stop();
  await link.close();
});
afterEach(async () => {
  await blocker.query("ROLLBACK");
  await link.mend();
});

/** Holds up whatever looks at the sessions, as a slow statement would, until the transaction ends. */
async function holdUp(): Promise<void> {
  await blocker.query("BEGIN");
  await blocker.query("LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE");
}

const status = (): Promise<number> => admin.get("/api/auth/me").then((answer) => answer.status);

describe("while statements are slow", () => {
  it("health is 200: the database is there; what finds no connection is told to come back", async () => {
    await holdUp();
    const held = Array.from({ length: SHARED }, status);
    await until(async () => (await statements("wait_event_type = 'Lock'")) >= SHARED);
    const late = await Promise.all([status(), status(), admin.get("/api/auth/me")]);
    expect(late.slice(0, 2)).toEqual([503, 503]);
    expect((late[2] as { headers: Record<string, string> }).headers["retry-after"]).toBe("5");
    await ask(server, "get", "/health").expect(200);
    await ask(server, "get", "/health/ready").expect(200);
    await blocker.query("ROLLBACK");
    expect(await Promise.all(held)).toEqual(Array(SHARED).fill(200));
    expect(await status()).toBe(200);
  });

  it("a request that waits for one is 503 after 25 seconds, and the connection serves again", async () => {
    await holdUp();
    const answer = await admin.get("/api/auth/me");
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ type: "unavailable", errors: [] });
    await until(async () => (await statements("state = 'active'")) === 0);
    await blocker.query("ROLLBACK");
    expect(await status()).toBe(200);
  });
});

describe("while the database is stopped and answers nothing", () => {
  it("health says so each time, requests end in 503, and all is well when it goes on", async () => {
    await status();
    link.freeze();
    const waiting = [
      admin.get("/api/auth/me"),
      login(server, admin.email),
      ask(server, "get", "/api/auth/me"),
    ].map((call) => call.then((answer) => answer.status));
    for (let probe = 0; probe < 4; probe += 1) {
      const startedAt = performance.now();
      await ask(server, "get", probe % 2 === 0 ? "/health" : "/health/ready").expect(503);
      expect(performance.now() - startedAt).toBeLessThan(15_000);
      await ask(server, "get", "/health/live").expect(200);
    }
    expect(await Promise.all(waiting)).toEqual([503, 503, 503]);
    await link.mend();
    const mendedAt = performance.now();
    while ((await ask(server, "get", "/health")).status !== 200) {
      expect(performance.now() - mendedAt).toBeLessThan(20_000);
    }
    expect(await status()).toBe(200);
    await login(server, admin.email).expect(200);
  });
});

async function statements(where: string): Promise<number> {
  const { rows } = await observer.query(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()
      AND application_name LIKE 'plumbline%' AND ${where}`,
  );
  return rows[0].count;
}
