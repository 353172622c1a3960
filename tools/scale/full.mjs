import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Api } from "../demo/api.mjs";
import { storeScenario } from "../demo/fill-project.mjs";
import { keepPromise } from "../demo/keep-promise.mjs";
import { startService } from "../web/start-service.mjs";
import { distribute, makeOnNodes, migrateTo, nodesOf } from "./databases.mjs";
import { ofDatabase, sql } from "./sql.mjs";
import { startNodes } from "./start-nodes.mjs";

/**
 * `node tools/scale/full.mjs <programs>` fills a database on one node by the service, spreads it over three, reads it by
 * the service again, dumps it from the coordinator, restores the dump into an ordinary database and reads that. Each
 * reading has to give the same bytes. The last line is `N passed, N failed`.
 */
const [programs] = process.argv.slice(2);
if (programs === undefined) {
  throw new Error("Name the folder of the PostgreSQL programs.");
}

const PERSON = { email: "trial@example.org", password: "Correct-Horse-1" };
const PROJECTS = 5;

const folder = mkdtempSync(join(tmpdir(), "plumbline-full-"));
const settings = { fsync: "off", full_page_writes: "off", "citus.shard_count": "8" };
const { coordinator, workers, stop } = await startNodes({ programs, folder, workers: 2, settings });
const all = [coordinator, ...workers].map(({ connectionString }) => connectionString);
await makeOnNodes(all, "spread");
const spread = ofDatabase(coordinator.connectionString, "spread");
await migrateTo(spread);

const ids = await withService(spread, fill);
const before = await withService(spread, (api) => read(api, ids));
await distribute(spread);
const count = "SELECT count(*)::int AS n FROM pg_dist_partition WHERE partmethod = 'h'";
const [{ n: tables } = { n: 0 }] = await sql(spread, count);
const left = { passed: 0, failed: 0 };
tell(`${tables} tables lie on ${(await nodesOf(spread)).length - 1} workers`, Number(tables) > 0);
same("spread", before, await withService(spread, (api) => read(api, ids)));
tell("what is written then is read", await withService(spread, (api) => write(api, ids[0] ?? "")));

const after = await withService(spread, (api) => read(api, ids));
await sql(coordinator.connectionString, "CREATE DATABASE restored");
const restored = ofDatabase(coordinator.connectionString, "restored");
restore(spread, restored);
same("restored into one database", after, await withService(restored, (api) => read(api, ids)));

await stop();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${left.passed} passed, ${left.failed} failed\n`);
process.exit(left.failed > 0 ? 1 : 0);

/**
 * @template Value
 * @param {string} database
 * @param {(api: Api) => Promise<Value>} work
 * @returns {Promise<Value>}
 */
async function withService(database, work) {
  const service = await startService(database);
  try {
    const api = new Api(service.url);
    const { needsSetup } = await api.call("GET", "/api/setup/status");
    await (needsSetup
      ? api.call("POST", "/api/setup", {
          setupToken: service.setupToken,
          ...PERSON,
          displayName: "Trial",
        })
      : api.call("POST", "/api/auth/login", PERSON));
    return await work(api);
  } finally {
    await service.stop();
  }
}

/**
 * Projects with a model, scenarios, a promise with its runs, a revision, a branch.
 * @param {Api} api
 */
async function fill(api) {
  const workspaceId = randomUUID();
  await api.call("POST", "/api/workspaces", { id: workspaceId, name: "Trial" });
  const made = [];
  for (let at = 0; at < PROJECTS; at++) {
    const project = { id: randomUUID(), name: `Project ${at}` };
    const path = `/api/projects/${project.id}`;
    await api.call("POST", `/api/workspaces/${workspaceId}/projects`, { ...project, description: null });
    await api.call("POST", `${path}/import`, example("model"));
    const scenario = JSON.parse(example("payment-failed.scenario"));
    const { faults } = JSON.parse(example("consumer-down.scenario"));
    const { id } = await storeScenario(api, project, scenario);
    const whole = { ...scenario, id };
    await keepPromise(api, project, { whole, broken: { ...whole, faults } });
    await api.call("POST", `${path}/branches`, { id: randomUUID(), name: "Trial", kind: "draft" });
    made.push(project.id);
  }
  return made;
}

/** @param {string} name */
function example(name) {
  return readFileSync(new URL(`../../apps/cli/examples/eshop-queues.${name}.json`, import.meta.url), "utf8");
}

/**
 * @param {Api} api
 * @param {readonly string[]} projects
 * @returns {Promise<Readonly<Record<string, string>>>} the hash of each answer
 */
async function read(api, projects) {
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const id of projects) {
    const path = `/api/projects/${id}`;
    for (const of of ["", "/export", "/scenarios", "/promises", "/branches", "/review/findings"]) {
      hashes[`GET ${path}${of}`] = hash((await api.bytes("GET", `${path}${of}`)).bytes);
    }
    hashes[`POST ${path}/build/export`] = hash((await api.bytes("POST", `${path}/build/export`)).bytes);
  }
  return hashes;
}

/**
 * @param {Api} api
 * @param {string} id
 */
async function write(api, id) {
  const path = `/api/projects/${id}`;
  await api.call("PATCH", path, { name: "Renamed" });
  const branch = { id: randomUUID(), name: "Afterwards", kind: "draft" };
  await api.call("POST", `${path}/branches`, branch);
  const found = await api.call("GET", `${path}/branches/${branch.id}`);
  return (await api.call("GET", path)).name === "Renamed" && found.name === branch.name;
}

/** @param {Uint8Array} bytes */
function hash(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * @param {string} from
 * @param {string} into
 */
function restore(from, into) {
  const dump = join(folder, "dump");
  // The schema alone: a dump of everything asks for the extension.
  execFileSync(join(String(programs), "pg_dump"), ["-Fc", "-n", "public", "-f", dump, from]);
  const clean = ["--clean", "--if-exists", "--no-owner", "--exit-on-error", "-d", into];
  execFileSync(join(String(programs), "pg_restore"), [...clean, dump]);
}

/**
 * @param {string} what
 * @param {Readonly<Record<string, string>>} one
 * @param {Readonly<Record<string, string>>} other
 */
function same(what, one, other) {
  for (const [answer, value] of Object.entries(one)) {
    tell(`${what}: ${answer}`, other[answer] === value);
  }
}

/**
 * @param {string} what
 * @param {boolean} passed
 */
function tell(what, passed) {
  left[passed ? "passed" : "failed"] += 1;
  process.stdout.write(`${passed ? "ok  " : "FAIL"} ${what}\n`);
}
