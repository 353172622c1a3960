import { randomInt, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startBench } from "./bench-server.mjs";
import { percentile } from "./measure.mjs";

// A soak: `node apps/server/bench/soak.mjs [minutes]`. Clients read, edit, branch, merge, import, play and draw a real
// model all the while. Prints how long answers took, what was no success, and how memory moved after the first third.

const CLIENTS = 50;
const PROJECTS = 10;
const MINUTES = Number(process.argv[2] ?? 30);
const PAUSE_MS = 200;
const SAMPLE_MS = 5_000;
/** 409 and 429 are answers that clients have to expect of each other. */
const EXPECTED = new Set([200, 201, 204, 304, 409, 429]);

const data = (name) => readFile(new URL(`../test/data/${name}`, import.meta.url));
const MODEL = await data("eshop.model.json");
const SCENARIO = JSON.parse(await data("eshop.happy-order.scenario.json"));
const ELEMENTS = JSON.parse(MODEL).elements;

const bench = await startBench();
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
const times = new Map();
const unexpected = new Map();
const memory = [];

async function newProject() {
  const id = await bench.newProject();
  const scenarioId = randomUUID();
  const viewId = randomUUID();
  const path = `/api/projects/${id}`;
  await bench.call("POST", `${path}/import`, MODEL);
  await bench.call("POST", `${path}/scenarios`, { ...SCENARIO, id: scenarioId });
  const view = { id: viewId, name: "All", kind: "landscape", rootId: null, scenarioId: null };
  await bench.call("POST", `${path}/views`, { ...view, elementIds: [], positions: {} });
  return { path, scenarioId, viewId };
}

async function client(project, isOver) {
  while (!isOver()) {
    const [name, job] = draw(JOBS);
    await job(project, (...call) => timed(name, ...call));
    await wait(randomInt(PAUSE_MS));
  }
}

/** Jobs by how often they come. */
const JOBS = [
  [20, "one element", ({ path }, call) => call("GET", `${path}/elements/${draw(ELEMENTS).id}`)],
  [20, "a list", ({ path }, call) => call("GET", `${path}/elements?name=api&limit=20`)],
  [10, "the model", ({ path }, call) => call("GET", `${path}/model`)],
  [5, "history", ({ path }, call) => call("GET", `${path}/model/history?limit=20`)],
  [5, "an export", ({ path }, call) => call("GET", `${path}/export?format=yaml`)],
  [15, "a PUT", ({ path }, call) => put(path, call)],
  [5, "a batch", ({ path }, call) => call("POST", `${path}/model/changes`, { changes: batch() })],
  [5, "a preview", ({ path }, call) => call("POST", `${path}/import?dryRun=true`, MODEL)],
  [2, "an import", ({ path }, call) => call("POST", `${path}/import`, MODEL)],
  [5, "a scenario", ({ path, scenarioId }, call) => call("POST", `${path}/scenarios/${scenarioId}/run`)],
  [3, "a drawing", ({ path, viewId }, call) => call("GET", `${path}/views/${viewId}/diagram?format=svg`)],
  [2, "a branch", branch],
  [3, "workspaces", (_, call) => call("GET", "/api/workspaces")],
].flatMap(([share, name, job]) => Array.from({ length: share }, () => [name, job]));

function put(path, call, query = "") {
  const element = draw(ELEMENTS);
  return call("PUT", `${path}/elements/${element.id}${query}`, { ...element, description: randomUUID() });
}

function batch() {
  const chosen = new Set(Array.from({ length: 10 }, () => draw(ELEMENTS)));
  return [...chosen].map((element) => {
    const value = { ...element, description: randomUUID() };
    return { op: "put", kind: "element", id: element.id, value };
  });
}

async function branch({ path }, call) {
  const id = randomUUID();
  await call("POST", `${path}/branches`, { id, name: "Draft", kind: "draft" });
  await put(path, call, `?branchId=${id}`);
  const status = await call("POST", `${path}/branches/${id}/merge`, {});
  if (status !== 200) {
    await call("DELETE", `${path}/branches/${id}`);
  }
}

function draw(list) {
  return list[randomInt(list.length)];
}

/** Sends one call and notes its time and status. */
async function timed(name, method, path, body) {
  const startedAt = performance.now();
  const status = await send(method, path, body).catch((thrown) => thrown.code ?? thrown.message);
  if (!times.has(name)) {
    times.set(name, []);
  }
  times.get(name).push(performance.now() - startedAt);
  const what = `${name}: ${status}`;
  if (!EXPECTED.has(status)) {
    unexpected.set(what, (unexpected.get(what) ?? 0) + 1);
  }
  return status;
}

function send(method, path, body) {
  const sent = body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body);
  const headers = {
    cookie: bench.cookie,
    ...(sent === undefined ? {} : { "content-type": "application/json" }),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${bench.url}${path}`, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode));
    });
    call.once("error", reject).end(sent);
  });
}

async function sample(startedAt, isOver) {
  while (!isOver()) {
    memory.push({ minute: (performance.now() - startedAt) / 60_000, mib: await bench.memoryMiB() });
    await wait(SAMPLE_MS);
  }
}

function report() {
  const rows = [...times].map(([name, list]) => row(name, list));
  const all = [...times.values()].flat();
  console.table([...rows.sort((left, right) => right.p99 - left.p99), row("all", all)]);
  const settled = memory.slice(Math.floor(memory.length / 3));
  const [first, last] = [settled[0], settled.at(-1)];
  console.log(
    `${(all.length / MINUTES / 60).toFixed(0)} answers a second by ${CLIENTS} clients in ${MINUTES} minutes`,
  );
  console.log(`not expected: ${unexpected.size === 0 ? "none" : JSON.stringify([...unexpected])}`);
  console.log(
    `memory ${first.mib.toFixed(0)} to ${last.mib.toFixed(0)} MiB: ${slope(settled).toFixed(2)} MiB a minute`,
  );
}

function row(name, list) {
  const ms = (share) => Math.round(percentile(list, share));
  return {
    name,
    count: list.length,
    p50: ms(0.5),
    p99: ms(0.99),
    most: Math.round(Math.max(0, ...list.slice(-50_000))),
  };
}

/** MiB a minute of the line that fits the samples best. */
function slope(samples) {
  const mean = (of) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [minute, mib] = [mean((one) => one.minute), mean((one) => one.mib)];
  const spread = mean((one) => (one.minute - minute) ** 2);
  return mean((one) => (one.minute - minute) * (one.mib - mib)) / spread;
}

try {
  const projects = await Promise.all(Array.from({ length: PROJECTS }, newProject));
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > MINUTES * 60_000;
  const clients = Array.from({ length: CLIENTS }, (_, n) => client(projects[n % PROJECTS], isOver));
  const sampling = sample(startedAt, isOver);
  await Promise.all([...clients, sampling]);
  report();
} finally {
  agent.destroy();
  await bench.stop();
}
