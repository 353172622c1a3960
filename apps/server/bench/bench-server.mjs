import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { startPostgres } from "../../../tools/embedded-postgres/start-postgres.mjs";
import { GIVE_MEMORY_BACK, MODEST_HEAP } from "../../../tools/start/app.mjs";

const MAIN = new URL("../packed/main.js", import.meta.url).pathname;
const SETUP_TOKEN = "setup-token-of-the-benchmark";
const MASTER_KEY = Buffer.alloc(32, "master key of the benchmark ").toString("base64");

/**
 * The built server on a database of its own, someone signed in, and a workspace. The database is on
 * `PLUMBLINE_BENCH_DATABASE` when that is set, else on a PostgreSQL started for the purpose.
 */
export async function startBench(env = {}, settings = {}) {
  const folder = await mkdtemp(join(tmpdir(), "plumbline-bench-"));
  const cluster = process.env["PLUMBLINE_BENCH_DATABASE"];
  const dataDirectory = join(folder, "db");
  const postgres = cluster === undefined ? await startPostgres({ dataDirectory, settings }) : null;
  const connectionString = postgres?.connectionString ?? (await createDatabase(cluster));
  const service = await startBenchOn(connectionString, folder, env);
  return {
    ...service,
    stop: async () => {
      await service.stop();
      if (postgres === null) {
        await onCluster(cluster, `DROP DATABASE ${databaseOf(connectionString)} WITH (FORCE)`);
      }
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same on a database that is there already, and stays. */
export async function startBenchOn(connectionString, folder, env = {}) {
  const { child, url } = await startServer(connectionString, folder, env);
  const cookie = await signUp(url);
  const call = caller(url, cookie);
  const workspaceId = randomUUID();
  await call("POST", "/api/workspaces", { id: workspaceId, name: "Bench" });
  return {
    url,
    cookie,
    call,
    connectionString,
    newProject: async () => {
      const id = randomUUID();
      await call("POST", `/api/workspaces/${workspaceId}/projects`, { id, name: "Bench", description: null });
      return id;
    },
    /** One more process on the same database; the caller ends it. */
    another: async () => {
      const more = await startServer(connectionString, folder, env);
      return {
        url: more.url,
        memoryMiB: () => memoryOf(more.child.pid, "VmRSS"),
        stop: () => end(more.child),
      };
    },
    memoryMiB: () => memoryOf(child.pid, "VmRSS"),
    peakMiB: () => memoryOf(child.pid, "VmHWM"),
    stop: async () => {
      await end(child);
    },
  };
}

async function end(child) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

async function createDatabase(cluster) {
  const url = new URL(cluster);
  url.pathname = `/bench_${randomUUID().replaceAll("-", "")}`;
  await onCluster(cluster, `CREATE DATABASE ${databaseOf(url.href)}`);
  return url.href;
}

const databaseOf = (connectionString) => new URL(connectionString).pathname.slice(1);

async function onCluster(connectionString, sql) {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  await admin.query(sql);
  await admin.end();
}

function startServer(connectionString, folder, env) {
  const child = spawn(process.execPath, [...MODEST_HEAP, MAIN], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...GIVE_MEMORY_BACK,
      PATH: process.env["PATH"],
      ConnectionStrings__DefaultConnection: connectionString,
      ASPNETCORE_HTTP_PORTS: "0",
      Service__Profile: "hosted",
      Service__SetupToken: SETUP_TOKEN,
      Service__MasterKey: MASTER_KEY,
      Service__DataDirectory: folder,
      AllowedHosts: "127.0.0.1",
      ...env,
    },
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}`)));
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => {
      const { port } = JSON.parse(line);
      if (port !== undefined) {
        // Reading its log is work of this process, which measures.
        lines.close();
        child.stdout.resume();
        resolve({ child, url: `http://127.0.0.1:${port}` });
      }
    });
  });
}

async function signUp(url) {
  const answer = await fetch(`${url}/api/setup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      setupToken: SETUP_TOKEN,
      email: "bench@example.org",
      password: "Correct-Horse-1",
      displayName: "Bench",
    }),
  });
  if (answer.status !== 201) {
    throw new Error(`Setup answered ${answer.status}: ${await answer.text()}`);
  }
  return answer.headers.getSetCookie()[0].split(";")[0];
}

/** A connection of its own for each call: a job that blocks this process must not meet one that timed out. */
function caller(url, cookie) {
  return (method, path, body, contentType = "application/json") =>
    new Promise((resolve, reject) => {
      const sent = body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body);
      const headers = { cookie, ...(sent === undefined ? {} : { "content-type": contentType }) };
      const call = request(`${url}${path}`, { method, headers, agent: false }, async (answer) => {
        const bytes = Buffer.concat(await answer.toArray());
        if (answer.statusCode < 300) {
          resolve(bytes);
        } else {
          reject(new Error(`${method} ${path}: ${answer.statusCode} ${bytes.toString("utf8", 0, 500)}`));
        }
      });
      call.once("error", reject).end(sent);
    });
}

/** Resident memory in MiB, now or at its highest; null where the system does not tell. */
async function memoryOf(pid, what) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => null);
  const line = status?.match(new RegExp(`^${what}:\\s+(\\d+) kB$`, "m"));
  return line ? Number(line[1]) / 1024 : null;
}
