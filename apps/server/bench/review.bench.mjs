import { randomUUID } from "node:crypto";
import pg from "pg";
import { LIMIT_SIZE, largeDocument } from "../test/testing/large-document.ts";
import { startBench } from "./bench-server.mjs";
import { startHealthProbe } from "./health-probe.mjs";
import { percentile, row } from "./measure.mjs";

// Reviews of a large model with many scenarios over HTTP, of half of it, and of what did not change.

const SCENARIOS = 2_000;
const CALLS = 8;

/** What the targets are stated for; half of it for the half. */
const STATED = {
  ...LIMIT_SIZE,
  ...{ messages: 500, channels: 500, subscriptions: 500, bindings: 500 },
};
const HALF = Object.fromEntries(Object.entries(STATED).map(([list, count]) => [list, count / 2]));

/** The rows of the table; times in ms. */
export async function run() {
  const bench = await startBench();
  const client = new pg.Client({ connectionString: bench.connectionString });
  await client.connect();
  try {
    const whole = await projectOf(bench, client, STATED, SCENARIOS);
    const half = await projectOf(bench, client, HALF, SCENARIOS / 2);
    const limit = await projectOf(bench, client, LIMIT_SIZE, SCENARIOS);
    await client.query("VACUUM ANALYZE model_facts, scenarios");
    return await measure({ bench, client, whole, half, limit });
  } finally {
    await client.end();
    await bench.stop();
  }
}

async function measure({ bench, client, whole, half, limit }) {
  const review = ({ projectId }) => bench.call("GET", `/api/projects/${projectId}/review/findings`);
  const touch = (project) => changeScenario(client, project);
  const probe = startHealthProbe(bench.url);
  const rows = [
    await row("review of 5,000 elements and 2,000 scenarios", "5 s (aim 1.5)", {
      prepare: () => touch(whole),
      ours: () => review(whole),
      floor: "SELECT of all that it reads",
      floorJob: () => select(client, whole),
    }),
    await row("review of that, beside half of it", "2.2 x", {
      prepare: async () => [await touch(whole), await touch(half)],
      ours: () => review(whole),
      floor: "review of half",
      floorJob: () => review(half),
    }),
  ];
  rows.push(
    await row("review of a model at all limits", "5 s", {
      prepare: () => touch(limit),
      ours: () => review(limit),
      floor: "SELECT of all that it reads",
      floorJob: () => select(client, limit),
    }),
  );
  const times = await probe.stop();
  const etag = await tagOf(bench, whole);
  rows.push(
    await row("the first review, known to the client (304)", "100 ms", {
      ours: () => tagOf(bench, whole, etag),
      floor: "a list of rules",
      floorJob: () => bench.call("GET", `/api/projects/${whole.projectId}/review/rules`),
    }),
    await row("the first review again", "100 ms", {
      ours: () => review(whole),
      floor: "GET of the whole model",
      floorJob: () => bench.call("GET", `/api/projects/${whole.projectId}/model`),
    }),
    healthRow(times),
  );
  return rows;
}

/** The entity tag of a review; a client that has it names it. */
async function tagOf({ url, cookie }, { projectId }, etag = "") {
  const headers = { cookie, "If-None-Match": etag };
  const answer = await fetch(`${url}/api/projects/${projectId}/review/findings`, { headers });
  await answer.arrayBuffer();
  return answer.headers.get("etag");
}

function healthRow(times) {
  const [p99, p50] = [percentile(times, 0.99), percentile(times, 0.5)];
  const job = "GET /health/live, p99, during reviews";
  return { job, oursMs: p99, floor: "its median meanwhile", floorMs: p50, ratio: p99 / p50, target: "20 ms" };
}

async function select(client, { projectId }) {
  await client.query("SELECT kind, body FROM model_facts WHERE project_id = $1 AND valid_to IS NULL", [
    projectId,
  ]);
  await client.query("SELECT document FROM scenarios WHERE project_id = $1", [projectId]);
}

async function projectOf(bench, client, size, count) {
  const projectId = await bench.newProject();
  const document = largeDocument(size, { salt: projectId });
  await bench.call("POST", `/api/projects/${projectId}/import`, Buffer.from(JSON.stringify(document)));
  const scenarios = Array.from({ length: count }, (_, number) => scenarioOf(document, number));
  const rows = scenarios.map((scenario) => ({ id: scenario.id, document: JSON.stringify(scenario) }));
  await client.query(
    `INSERT INTO scenarios (project_id, id, version, name, document, hash)
     SELECT $1, id, 1, id::text, document, '' FROM json_to_recordset($2) AS made (id uuid, document text)`,
    [projectId, JSON.stringify(rows)],
  );
  return { projectId, scenarioId: scenarios[0].id };
}

/** Another version of a scenario, so that the next review is not the one before. */
async function changeScenario(client, { projectId, scenarioId }) {
  await client.query("UPDATE scenarios SET version = version + 1 WHERE project_id = $1 AND id = $2", [
    projectId,
    scenarioId,
  ]);
}

/** Calls in one another, publishes and writes, all of things that the model has. */
function scenarioOf({ elements, operations, channels, messages }, number) {
  const pick = (list, n) => list[(number * 13 + n * 7) % list.length];
  const call = (n, then) => ({
    ...{ id: `call-${n}`, type: "call", from: pick(elements, n).id, operation: pick(operations, n).id },
    ...{ request: { id: "a" }, response: null, then, onError: [] },
  });
  const publish = {
    ...{ id: "publish", type: "publish", from: pick(elements, 1).id, channel: pick(channels, 1).id },
    ...{ message: pick(messages, 1).id, payload: { id: "a" }, headers: {}, handlers: {}, routingKey: "a.b" },
  };
  const nested = Array.from({ length: CALLS }).reduce((then, _, n) => [call(n, then)], [publish]);
  return { id: randomUUID(), name: `Scenario ${number}`, steps: nested, faults: [], assertions: [] };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.table(await run());
}
