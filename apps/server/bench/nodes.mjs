import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeMigrated, nodesOf } from "../../../tools/scale/databases.mjs";
import { LIMIT_SIZE, largeDocument } from "../test/testing/large-document.ts";
import { startBenchOn } from "./bench-server.mjs";
import { row } from "./measure.mjs";

// `node apps/server/bench/nodes.mjs <coordinator>`: each job on tables that are spread over the nodes of a coordinator,
// beside the same on one of its databases that is not spread. All of them share one machine: only the ratios mean
// anything, and they show what spreading costs, not what more machines give.

const CLIENTS = 20;
const WRITES = 10;
const READS = 200;
const ROUNDS = 3;

const [coordinator] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "plumbline-bench-"));
const nodes = await nodesOf(coordinator);
const name = `bench_${randomUUID().replaceAll("-", "")}`;
const spread = await startOn(nodes, `${name}_spread`);
const alone = await startOn(nodes.slice(0, 1), `${name}_alone`);
const rows = [
  await both("import of 40,000 facts", {
    prepare: ({ bench }) => bench.newProject(),
    job: ({ bench, facts }, project) => bench.call("POST", `/api/projects/${project}/import`, facts),
  }),
  await both("export of them", {
    job: ({ bench, full }) => bench.call("GET", `/api/projects/${full}/export?format=json`),
  }),
  await both(`GET of one project, ${READS} times by 8 clients`, {
    job: (side) => readOften(side, `/api/projects/${side.full}`),
  }),
  await both(`the list of projects, ${READS} times by 8 clients`, {
    job: (side) => readOften(side, `/api/workspaces/${side.workspaceId}/projects?limit=50`),
  }),
  await both(`the list of workspaces, ${READS} times by 8 clients`, {
    job: (side) => readOften(side, "/api/workspaces"),
  }),
  await both(`a page of elements, ${READS} times by 8 clients`, {
    job: (side) => readOften(side, `/api/projects/${side.full}/elements?limit=50`),
  }),
  await both(`${CLIENTS} clients change ${CLIENTS} projects, ${WRITES} times each`, {
    job: ({ bench, projects }) =>
      byClients(projects, (id) => bench.call("PATCH", `/api/projects/${id}`, changed())),
  }),
  await both(`${CLIENTS} clients make ${WRITES} questions each in ${CLIENTS} projects`, {
    job: ({ bench, projects }) =>
      byClients(projects, (id) => bench.call("POST", `/api/projects/${id}/questions`, asked())),
  }),
];
console.table(rows);
await spread.bench.stop();
await alone.bench.stop();
await rm(folder, { recursive: true, force: true });
process.exit(0);

async function startOn(all, database) {
  const bench = await startBenchOn(await makeMigrated(all, database), join(folder, database));
  const facts = Buffer.from(JSON.stringify(largeDocument(LIMIT_SIZE)));
  const full = await bench.newProject();
  await bench.call("POST", `/api/projects/${full}/import`, facts);
  const projects = [];
  while (projects.length < CLIENTS) {
    projects.push(await bench.newProject());
  }
  const { workspaceId } = JSON.parse(await bench.call("GET", `/api/projects/${full}`));
  return { bench, facts, full, projects, workspaceId };
}

/** In turns on both; the floor is the one that is not spread. */
async function both(what, { prepare = () => null, job }) {
  const found = await row(what, "not set", {
    rounds: ROUNDS,
    prepare: async () => [await prepare(spread), await prepare(alone)],
    ours: ([prepared]) => job(spread, prepared),
    floor: "on one node",
    floorJob: ([, prepared]) => job(alone, prepared),
  });
  process.stderr.write(`${what}: ${found.ratio.toFixed(2)} x\n`);
  return found;
}

async function byClients(projects, write) {
  await Promise.all(
    projects.map(async (id) => {
      for (let count = 0; count < WRITES; count += 1) {
        await write(id);
      }
    }),
  );
}

function changed() {
  return { name: randomUUID() };
}

function asked() {
  return { text: randomUUID() };
}

async function readOften({ bench }, path) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const clients = Array.from({ length: 8 }, async () => {
    for (let count = 0; count < READS / 8; count += 1) {
      await read(bench, path, agent);
    }
  });
  await Promise.all(clients);
  agent.destroy();
}

function read({ url, cookie }, path, agent) {
  return new Promise((resolve, reject) => {
    const call = request(`${url}${path}`, { headers: { cookie }, agent }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    });
    call.once("error", reject).end();
  });
}
