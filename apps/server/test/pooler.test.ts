import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { DataSource } from "typeorm";
import { refuseSharedServers } from "../src/platform/database/pooler.js";
import { setUp } from "./testing/people.js";
import { refusedStart } from "./testing/refused-start.js";
import { createDatabase, ended, startTestServer, type TestServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

describe("two connections", () => {
  /** Two connections, each with the servers that it names one after the other. */
  const connections = (...servers: (readonly number[])[]) => {
    const rest = servers.map((pids) => [...pids]);
    const released: number[] = [];
    const runner = (of: number) => ({
      query: (sql: string) =>
        Promise.resolve(sql.startsWith("SELECT") ? [{ pid: rest[of]?.shift() }] : undefined),
      release: () => Promise.resolve(void released.push(of)),
    });
    let next = 0;
    const createQueryRunner = () => runner(next++);
    return { dataSource: { createQueryRunner } as unknown as DataSource, released };
  };
  const SHARED = /pool by session/;

  it("that each keep their server are taken", async () => {
    const { dataSource, released } = connections([1, 1, 1, 1, 1, 1], [2, 2, 2]);
    await expect(refuseSharedServers(dataSource)).resolves.toBeUndefined();
    expect(released).toEqual([0, 1]);
  });

  it.each([
    ["of which the second is served by the first one's server", [1], [1]],
    ["of which the first has another server while the second holds one", [1, 3], [2]],
    ["that change late", [1, 1, 1, 1, 1, 5], [2, 2, 2]],
  ])("%s are refused", async (_what, first, second) => {
    const { dataSource, released } = connections(first, second);
    await expect(refuseSharedServers(dataSource)).rejects.toThrow(SHARED);
    expect(released).toEqual([0, 1]);
  });
});

const PGBOUNCER = "/usr/sbin/pgbouncer";
const isHere = existsSync(PGBOUNCER);

(isHere ? describe : describe.skip)("PgBouncer in between (skipped where it is not installed)", () => {
  let folder: string;
  let direct: URL;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "plumbline-pooler-"));
    direct = new URL(await createDatabase());
  });
  afterAll(async () => {
    await Promise.all(children.map((child) => ended(child, "SIGKILL")));
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts it as it is installed, but for where it listens and how it pools; gives the connection string through it. */
  async function pooled(mode: string): Promise<string> {
    const port = await freePort();
    const target = `host=${direct.hostname} port=${direct.port} user=${direct.username} password=${direct.password}`;
    const settings = [
      "[databases]",
      `* = ${target}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "auth_type = any",
      "unix_socket_dir =",
      `pool_mode = ${mode}`,
    ];
    const file = join(folder, `${mode}.ini`);
    await writeFile(file, `${settings.join("\n")}\n`);
    const asOther = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
    const child = spawn(PGBOUNCER, ["-q", ...asOther, file], { stdio: "ignore" });
    children.push(child);
    await until(() => canConnect(port));
    return `postgres://${direct.username}@127.0.0.1:${port}${direct.pathname}`;
  }

  it.each(["transaction", "statement"])("is refused where it pools by %s", async (mode) => {
    const connectionString = await pooled(mode);
    const { code, refusals } = await refusedStart({ ConnectionStrings__DefaultConnection: connectionString });
    expect(code).toBe(1);
    expect(refusals).toEqual([expect.stringContaining("let it pool by session")]);
  });

  it("serves where it pools by session, with nothing else set", async () => {
    const server: TestServer = await startTestServer({}, await pooled("session"));
    const owner = await setUp(server, "owner");
    await owner.get("/api/workspaces").expect(200);
    await server.stop();
  });
});

function canConnect(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    (thrown: Error) => (thrown.cause as { code?: string }).code !== "ECONNREFUSED",
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
