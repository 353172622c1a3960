import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { isAlive } from "./process-state.mjs";
import { runningPostgres } from "./running-postgres.mjs";
import { startPostgres } from "./start-postgres.mjs";

const { Client } = createRequire(new URL("../../apps/server/package.json", import.meta.url))("pg");
const holdOpen = fileURLToPath(new URL("./testing/hold-open.mjs", import.meta.url));
const asRoot = process.getuid?.() === 0;
const settings = { fsync: "off" };

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "plumbline postgres "));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function query(connectionString, sql) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function holdOpenIn(dataDirectory, options = {}) {
  const child = spawn(process.execPath, [holdOpen, dataDirectory, JSON.stringify(options)]);
  const said = await new Promise((resolve, reject) => {
    child.stdout.once("data", (line) => resolve(JSON.parse(String(line))));
    child.stderr.once("data", (line) => reject(new Error(String(line))));
  });
  return { child, ...said };
}

async function ends(pid) {
  for (let tries = 0; tries < 3_000 && isAlive(pid); tries++) {
    await sleep(20);
  }
  return !isAlive(pid);
}

describe("the embedded PostgreSQL", () => {
  it("keeps its data over a stop and a start, in a path with spaces", async () => {
    const dataDirectory = join(root, "kept");
    const first = await startPostgres({ dataDirectory, settings });
    await query(first.connectionString, "CREATE TABLE kept AS SELECT 42 AS number");
    await first.stop();
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await startPostgres({ dataDirectory, settings });
    expect(await query(second.connectionString, "SELECT number FROM kept")).toEqual([{ number: 42 }]);
    await second.stop();
    expect(existsSync(join(dataDirectory, "app.lock"))).toBe(false);
  });

  it("sorts by code unit, speaks UTF-8 and listens on 127.0.0.1 alone", async () => {
    const postgres = await startPostgres({ dataDirectory: join(root, "plain"), settings });
    const [row] = await query(
      postgres.connectionString,
      `SELECT datcollate, pg_encoding_to_char(encoding) AS encoding, current_setting('listen_addresses') AS address,
         current_setting('unix_socket_directories') AS sockets, current_setting('TimeZone') AS zone
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(row).toEqual({
      datcollate: "C",
      encoding: "UTF8",
      address: "127.0.0.1",
      sockets: "",
      zone: "UTC",
    });
    await postgres.stop();
  });

  it("lets nobody in without the password, which only its owner can read", async () => {
    const dataDirectory = join(root, "guarded");
    const postgres = await startPostgres({ dataDirectory, settings });
    const { password } = new URL(postgres.connectionString);
    await expect(query(postgres.connectionString.replace(password, "wrong"), "SELECT 1")).rejects.toThrow(
      /password authentication failed/,
    );
    expect(statSync(join(dataDirectory, "postgres", "plumbline-password")).mode & 0o077).toBe(0);
    expect(statSync(join(dataDirectory, "postgres")).mode & 0o077).toBe(0);
    await postgres.stop();
  });

  it("says which process uses the data directory already", async () => {
    const dataDirectory = join(root, "twice");
    const { child, connectionString } = await holdOpenIn(dataDirectory);
    await expect(startPostgres({ dataDirectory, settings })).rejects.toThrow(
      `${dataDirectory} is in use by a running Plumbline (process ${child.pid}).`,
    );
    expect(await query(connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    child.kill("SIGKILL");
  });

  it("is found by another process while it runs, and not before or after", async () => {
    const dataDirectory = join(root, "found");
    expect(runningPostgres(dataDirectory)).toBeNull();
    const { child, connectionString } = await holdOpenIn(dataDirectory);
    expect(runningPostgres(dataDirectory)).toBe(connectionString);
    expect(await query(runningPostgres(dataDirectory), "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    child.kill("SIGKILL");
    await ends(child.pid);
    expect(runningPostgres(dataDirectory)).toBeNull();
  });

  it("gives a data directory to one of two that start at the same moment", async () => {
    const dataDirectory = join(root, "raced");
    const starts = await Promise.allSettled([1, 2, 3].map(() => startPostgres({ dataDirectory, settings })));
    const started = starts.filter((start) => start.status === "fulfilled");
    expect(started).toHaveLength(1);
    await started[0].value.stop();
  });

  it("begins again after a first start that was killed half way", async () => {
    const dataDirectory = join(root, "half");
    mkdirSync(join(dataDirectory, "postgres.unfinished"), { recursive: true });
    writeFileSync(join(dataDirectory, "postgres.unfinished", "PG_VERSION"), "18");
    writeFileSync(join(dataDirectory, "plumbline-password"), "of the first start");
    const postgres = await startPostgres({ dataDirectory, settings });
    expect(await query(postgres.connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  it("gives what PostgreSQL said when it does not start, and the data directory back", async () => {
    const dataDirectory = join(root, "refused");
    await expect(
      startPostgres({ dataDirectory, settings: { ...settings, shared_buffers: "x" } }),
    ).rejects.toThrow(/invalid value for parameter "shared_buffers"/);
    await (await startPostgres({ dataDirectory, settings })).stop();
  });
});

describe("what a killed app leaves behind", () => {
  const ways = [
    ["by the kernel", {}],
    ["by a watchdog", { allowParentSignal: false }],
    ...(asRoot ? [["by the kernel, as another user than root", { allowNamespaces: false }]] : []),
  ];
  it.each(ways)(
    "is no database: it is ended %s, and the next start finds its data",
    async (_way, options) => {
      const dataDirectory = mkdtempSync(join(asRoot ? tmpdir() : root, "plumbline killed "));
      const { child, pid, connectionString } = await holdOpenIn(dataDirectory, options);
      await query(connectionString, "CREATE TABLE kept AS SELECT 42 AS number");
      child.kill("SIGKILL");
      expect(await ends(pid)).toBe(true);
      const next = await startPostgres({ dataDirectory, settings, ...options });
      expect(await query(next.connectionString, "SELECT number FROM kept")).toEqual([{ number: 42 }]);
      await next.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  );

  it("is stopped first when it still runs", async () => {
    const dataDirectory = join(root, "orphan");
    const { child, pid } = await holdOpenIn(dataDirectory, { allowParentSignal: false });
    const children = spawnSync("pgrep", ["-P", String(child.pid)], { encoding: "utf8" }).stdout.split("\n");
    for (const other of children.map(Number)) {
      if (other > 0 && other !== pid) {
        process.kill(other, "SIGKILL");
      }
    }
    child.kill("SIGKILL");
    await ends(child.pid);
    expect(isAlive(pid)).toBe(true);
    const next = await startPostgres({ dataDirectory, settings });
    expect(isAlive(pid)).toBe(false);
    await next.stop();
  });

  it("does not stop the next start when its number belongs to another process by now", async () => {
    const dataDirectory = join(root, "stale");
    const { child, pid, connectionString } = await holdOpenIn(dataDirectory);
    await query(connectionString, "CREATE TABLE kept AS SELECT 42 AS number");
    const pidFile = join(dataDirectory, "postgres", "postmaster.pid");
    const left = readFileSync(pidFile, "utf8");
    process.kill(pid, "SIGKILL");
    child.kill("SIGKILL");
    await ends(child.pid);
    const other = spawn("sleep", ["600"]);
    writeFileSync(pidFile, left.replace(/^\d+/, String(other.pid)));
    writeFileSync(join(dataDirectory, "app.lock"), JSON.stringify({ pid: other.pid, start: "earlier" }));
    const next = await startPostgres({ dataDirectory, settings });
    expect(await query(next.connectionString, "SELECT number FROM kept")).toEqual([{ number: 42 }]);
    expect(isAlive(other.pid)).toBe(true);
    await next.stop();
    other.kill("SIGKILL");
  });
});
