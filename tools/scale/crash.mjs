import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeMigrated } from "./databases.mjs";
import { killNode } from "./kill-node.mjs";
import { startService } from "./service.mjs";
import { ofDatabase, sql } from "./sql.mjs";
import { startNode } from "./start-node.mjs";
import { CITUS, startNodes } from "./start-nodes.mjs";
import { linkTo } from "./worker-link.mjs";

/**
 * `node tools/scale/crash.mjs <programs> [rounds]` kills the one worker of a coordinator, or the coordinator, at moments of the
 * creation of a project, starts it again, lets what it left be finished, and looks whether anything was lost or left. The
 * last line is `N passed, N failed`.
 */
const [programs, rounds = "5"] = process.argv.slice(2);
if (programs === undefined) {
  throw new Error("Name the folder of the PostgreSQL programs.");
}

const ATTEMPTS = 40;

/**
 * What is said, whose end it is, what the project becomes, how many transactions wait on the worker then, and whether the
 * service can have answered that it was created.
 */
const MOMENTS = /** @type {const} */ ([
  {
    victim: "worker",
    when: "before",
    words: "PREPARE TRANSACTION",
    becomes: "nothing",
    waiting: 0,
    isTold: false,
  },
  { victim: "worker", when: "before", words: "COMMIT PREPARED", becomes: "all", waiting: 1, isTold: true },
  {
    victim: "coordinator",
    when: "before",
    words: "PREPARE TRANSACTION",
    becomes: "nothing",
    waiting: 0,
    isTold: false,
  },
  {
    victim: "coordinator",
    when: "after",
    words: "PREPARE TRANSACTION",
    becomes: "nothing",
    waiting: 1,
    isTold: false,
  },
  {
    victim: "coordinator",
    when: "before",
    words: "COMMIT PREPARED",
    becomes: "all",
    waiting: 1,
    isTold: false,
  },
]);

const folder = mkdtempSync(join(tmpdir(), "plumbline-crash-"));
/** Processes are killed, and the machine goes on: what was written is there, whether or not it is on the disk. */
const settings = { fsync: "off", full_page_writes: "off", "citus.shard_count": "4" };
const { coordinator, workers, stop } = await startNodes({ programs, folder, workers: 1, settings });
const [first] = workers;
if (first === undefined) {
  throw new Error("There is no worker");
}
const nodes = { coordinator, worker: first };
const link = await linkTo(first.port);
const linked = new URL(first.connectionString);
linked.port = String(link.port);
const database = await makeMigrated([coordinator.connectionString, linked.href], "crash");
const service = await startService(database);
const onWorker = () => ofDatabase(nodes.worker.connectionString, "crash");
const left = { passed: 0, failed: 0 };

for (const moment of MOMENTS) {
  const { victim, when, words, becomes, waiting, isTold } = moment;
  for (let round = 1; round <= Number(rounds); round++) {
    link.at(moment, () => killNode(nodes[victim].pid));
    const { id, status } = await createUntilKilled();
    const prepared = await startAgain(victim);
    await stubbornly(() => sql(database, "SELECT recover_prepared_transactions()"));
    const said = { status, prepared, ...(await whatIsThere(id)) };
    const isRight =
      becomes === "all"
        ? said.rows.every((n) => n === 1) && said.read === 200
        : said.rows.every((n) => n === 0) && said.read === 404;
    const isAnswered = isTold ? status === 201 : status >= 500;
    const passed = isRight && isAnswered && prepared === waiting && said.left === 0 && link.isDone();
    left[passed ? "passed" : "failed"] += 1;
    const what = `${victim} killed ${when} ${words}`;
    process.stdout.write(`${passed ? "ok  " : "FAIL"} ${what}: ${JSON.stringify(said)}\n`);
  }
}

/** A session of the coordinator finds once that its connection to a worker that was killed is broken. */
async function createUntilKilled() {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const id = randomUUID();
    const path = `/api/workspaces/${service.workspaceId}/projects`;
    const { status } = await service.call("POST", path, { id, name: "P", description: null });
    if (link.isDone()) {
      return { id, status };
    }
  }
  throw new Error("No creation was prepared");
}

/**
 * Gives how many transactions wait for their end on the worker.
 * @param {"coordinator" | "worker"} victim
 */
async function startAgain(victim) {
  const { port, dataDirectory, connectionString } = nodes[victim];
  const own = { ...CITUS, ...settings, port: String(port) };
  const again = await stubbornly(() => startNode(String(programs), dataDirectory, own));
  nodes[victim] = { ...again, connectionString };
  return stubbornly(transactionsLeft);
}

/**
 * Processes that were killed may take a moment to end, and a database one to be as it was.
 * @template Value
 * @param {() => Promise<Value>} work
 * @returns {Promise<Value>}
 */
async function stubbornly(work) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS) {
        throw error;
      }
      await pause(300);
    }
  }
}

async function transactionsLeft() {
  const [row] = await sql(onWorker(), "SELECT count(*)::int AS n FROM pg_prepared_xacts");
  return Number(row?.["n"]);
}

/**
 * The rows of a project, on both nodes, and whether the service gives it.
 * @param {string} id
 */
async function whatIsThere(id) {
  const counts = ["projects WHERE id", "model_streams WHERE project_id", "project_places WHERE project_id"];
  const rows = [];
  for (const from of [...counts, "claimed_ids WHERE project_id", "audit_entries WHERE target"]) {
    const [row] = await sql(database, `SELECT count(*)::int AS n FROM ${from} = '${id}'`);
    rows.push(Number(row?.["n"]));
  }
  // Connections of the coordinator to the worker that was killed are found broken once.
  let read = 0;
  for (let asked = 0; asked < 100 && (read === 0 || read >= 500); asked++) {
    read = (await service.call("GET", `/api/projects/${id}`)).status;
    await pause(100);
  }
  return { rows, read, left: await transactionsLeft() };
}

await service.stop();
link.close();
killNode(nodes.worker.pid);
killNode(nodes.coordinator.pid);
await stop();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${left.passed} passed, ${left.failed} failed\n`);
process.exit(left.failed > 0 ? 1 : 0);
