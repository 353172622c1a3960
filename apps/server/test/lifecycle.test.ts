import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { HOSTED_GRACE_MS, RUNNING_REQUESTS_MS } from "../src/platform/lifecycle/stop-on-signal.js";
import { begin } from "./testing/begun-request.js";
import { ask, send } from "./testing/client.js";
import { PASSWORD, type Person, setUp } from "./testing/people.js";
import { ended, startTestServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** It did not wait for requests that run, where there are none. */
const WITHOUT_WAITING_MS = RUNNING_REQUESTS_MS - 1_000;

const isAnswered = (person: Person): Promise<boolean> =>
  person.get("/api/auth/me").then(
    ({ status }) => status === 200,
    () => false,
  );

describe("SIGTERM", () => {
  it("in local: no new connection, the running request is answered, exit code 0", async () => {
    const server = await startTestServer({ Service__Profile: "local" });
    const { email } = await setUp(server);
    const body = { email, password: PASSWORD };
    const { status: running } = await begin(server, { method: "POST", path: "/api/auth/login", body });
    const startedAt = performance.now();
    const code = ended(server.process, "SIGTERM");
    expect(await running).toBe(200);
    expect(await code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(WITHOUT_WAITING_MS);
    await expect(ask(server, "get", "/health/live")).rejects.toThrow("ECONNREFUSED");
    const said = (word: string): boolean => server.log.some(({ message }) => message === word);
    await until(() => said("stopping") && said("stopped"));
    await server.stop();
  });

  it("in hosted: health is 503 at once, work goes on for five seconds, exit code 0", async () => {
    const server = await startTestServer();
    const admin = await setUp(server);
    const startedAt = performance.now();
    const code = ended(server.process, "SIGTERM");
    await until(() => server.log.some(({ message }) => message === "stopping"));
    const late = { email: "late@example.org", password: PASSWORD, displayName: "Late" };
    const answers = await Promise.all([
      ask(server, "get", "/health/ready"),
      ask(server, "get", "/health"),
      ask(server, "get", "/health/live"),
      send(server, "post", "/api/auth/register", late),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200, 201]);
    while (await isAnswered(admin)) {
      await pause(50);
    }
    expect(performance.now() - startedAt).toBeGreaterThan(HOSTED_GRACE_MS - 100);
    expect(await code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(HOSTED_GRACE_MS + WITHOUT_WAITING_MS);
    await server.stop();
  });

  it("under load loses nothing that was acknowledged, leaves nothing half written, and answers no 5xx", async () => {
    const server = await startTestServer({ Service__Profile: "local" });
    const admin = await setUp(server);
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    const client = async (): Promise<void> => {
      for (;;) {
        const id = randomUUID();
        const answer = await fetch(`${server.url}/api/workspaces`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Cookie: admin.cookie ?? "" },
          body: JSON.stringify({ id, name: "Load" }),
        }).catch(() => null);
        if (answer === null) {
          return;
        }
        statuses.add(answer.status);
        if (answer.status === 200) {
          acknowledged.push(id);
        }
        await answer.body?.cancel();
      }
    };
    const clients = Array.from({ length: 20 }, client);
    while (acknowledged.length < 40) {
      await pause(5);
    }
    const before = acknowledged.length;
    expect(await ended(server.process, "SIGTERM")).toBe(0);
    await Promise.all(clients);
    // What was on its way, and one more over each connection that is kept.
    expect(acknowledged.length - before).toBeLessThan(20 * 4);
    expect([...statuses]).toEqual([200]);
    const { rows } = await server.database.query(
      "SELECT w.id, count(m.account_id)::int AS members FROM workspaces w LEFT JOIN workspace_members m ON m.workspace_id = w.id GROUP BY w.id",
    );
    const kept = new Map(rows.map(({ id, members }) => [id, members]));
    expect(acknowledged.filter((id) => kept.get(id) !== 1)).toEqual([]);
    expect([...kept.values()].every((members) => members === 1)).toBe(true);
    await server.stop();
  });

  it("twice, and SIGINT, stop as once", async () => {
    const server = await startTestServer({ Service__Profile: "local" });
    server.process.kill("SIGINT");
    expect(await ended(server.process, "SIGTERM")).toBe(0);
    await server.stop();
  });

  it("leaves no connection to the database behind", async () => {
    const server = await startTestServer({ Service__Profile: "local" });
    await until(async () => (await ask(server, "get", "/health")).status === 200);
    await ended(server.process, "SIGTERM");
    const left =
      "SELECT 1 FROM pg_stat_activity WHERE application_name LIKE 'plumbline%' AND datname = current_database()";
    await until(async () => (await server.database.query(left)).rows.length === 0);
    await server.stop();
  });

  it("waits for a client with an open idle connection no longer than it must", async () => {
    const server = await startTestServer({ Service__Profile: "local" });
    const agent = new (await import("node:http")).Agent({ keepAlive: true });
    const kept = await ask(server, "get", "/health/live")
      .agent(agent)
      .set("Connection", "keep-alive")
      .expect(200);
    // Proxies give idle connections up after 60 seconds; one that we close first is a request lost.
    expect(kept.headers["keep-alive"]).toBe("timeout=65");
    const startedAt = performance.now();
    expect(await ended(server.process, "SIGTERM")).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(WITHOUT_WAITING_MS);
    agent.destroy();
    await server.stop();
  });
});
