import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { LIMIT_SIZE, largeDocument } from "../test/testing/large-document.ts";
import { startBench } from "./bench-server.mjs";
import { startHealthProbe } from "./health-probe.mjs";
import { percentile, row } from "./measure.mjs";

// Edits of a model of 40,000 facts over HTTP, each beside its floor: the statements that write the same rows,
// in one transaction of a client of the database without a server in front.

/** One edit takes milliseconds: more turns than of long jobs. */
const ROUNDS = 40;
const BATCH = 5_000;
const FLOOR = "the statements that write it";
const PAUSE_MS = 1_000;
/** With room for the channels that are put. */
const SIZE = { ...LIMIT_SIZE, channels: LIMIT_SIZE.channels - 200 };

/** The rows of the table; times in ms. */
export async function run() {
  const bench = await startBench();
  const document = largeDocument(SIZE);
  const project = await bench.newProject();
  await bench.call("POST", `/api/projects/${project}/import`, Buffer.from(JSON.stringify(document)));
  const floor = await startFloor(bench.connectionString, project);
  const world = { bench, floor, document, path: (rest) => `/api/projects/${project}/${rest}` };
  try {
    return [...(await singles(world)), await batch(world), await stall(world)];
  } finally {
    await floor.end();
    await bench.stop();
  }
}

async function singles({ bench, floor, document, path }) {
  const put = (list, fact) => bench.call("PUT", path(`${list}/${fact.id}`), fact);
  const replaced = (job, list, change) => {
    const facts = turning(document[list], change);
    return single(job, { ours: () => put(list, facts()), floorJob: () => floor.replace(list, [facts()]) });
  };
  const fresh = () => ({ id: randomUUID(), kind: "queue", name: "New" });
  const relationships = turning(document.relationships, () => ({}));
  return [
    await replaced("PUT of an element", "elements", (n) => ({ name: `Name ${n}` })),
    await replaced("PUT of a channel that bindings name", "channels", (n) => ({ name: `Name ${n}` })),
    await replaced("PUT of a binding", "bindings", (n) => ({ routingKey: `key.new.${n}` })),
    await single("PUT of a new channel", {
      ours: () => put("channels", fresh()),
      floorJob: () => floor.replace("channels", [fresh()]),
    }),
    await single("DELETE of a relationship", {
      ours: () => bench.call("DELETE", path(`relationships/${relationships().id}`)),
      floorJob: () => floor.remove([relationships().id]),
    }),
  ];
}

function single(job, { ours, floorJob }) {
  return row(job, "50 ms", { rounds: ROUNDS, ours, floor: FLOOR, floorJob });
}

/** One fact after the other, each changed in a way of its own. */
function turning(facts, change) {
  let turn = 0;
  return () => {
    turn += 1;
    return { ...facts[(turn * 37) % facts.length], ...change(turn) };
  };
}

function batch({ bench, floor, document, path }) {
  let edition = 0;
  const facts = () => {
    edition += 1;
    return document.elements.slice(0, BATCH).map((fact) => ({ ...fact, description: `edition ${edition}` }));
  };
  const puts = () => facts().map((value) => ({ op: "put", kind: "element", id: value.id, value }));
  return row("5,000 puts in one batch", "not set", {
    ours: () => bench.call("POST", path("model/changes"), Buffer.from(JSON.stringify({ changes: puts() }))),
    floor: FLOOR,
    floorJob: () => floor.replace("elements", facts()),
  });
}

/** How long the main thread is away while edits follow each other. */
async function stall({ bench, document, path }) {
  const resting = startHealthProbe(bench.url);
  await wait(PAUSE_MS);
  const atRest = percentile(await resting.stop(), 0.99);
  const busy = startHealthProbe(bench.url);
  const facts = turning(document.elements, (n) => ({ name: `Again ${n}` }));
  for (let turn = 0; turn < 3 * ROUNDS; turn += 1) {
    const fact = facts();
    await bench.call("PUT", path(`elements/${fact.id}`), fact);
  }
  const meanwhile = percentile(await busy.stop(), 0.99);
  return {
    job: "GET /health/live, p99, during PUTs",
    ...{ oursMs: meanwhile, floor: "the same at rest", floorMs: atRest, ratio: meanwhile / atRest },
    target: "50 ms (aim 20)",
  };
}

/** The same rows, written without a server in front. */
async function startFloor(connectionString, project) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("CREATE TABLE floor_facts (LIKE model_facts INCLUDING ALL)");
  await client.query("INSERT INTO floor_facts SELECT * FROM model_facts WHERE project_id = $1", [project]);
  await client.query("ANALYZE model_facts, floor_facts");
  let version = 1;
  const write = async (closed, kind, facts) => {
    version += 1;
    const rows = JSON.stringify(facts.map((body) => ({ id: body.id, body })));
    await client.query("BEGIN");
    await client.query(CLOSE, [project, version, closed]);
    if (facts.length > 0) {
      await client.query(ADD, [project, version, kind, rows]);
    }
    await client.query("COMMIT");
  };
  return {
    replace: (list, facts) =>
      write(
        facts.map(({ id }) => id),
        list.slice(0, -1),
        facts,
      ),
    remove: (ids) => write(ids, "", []),
    end: () => client.end(),
  };
}

const CLOSE = `
  UPDATE floor_facts SET valid_to = $2
   WHERE project_id = $1 AND stream_id = (SELECT main_stream_id FROM projects WHERE id = $1)
     AND valid_to IS NULL AND id = ANY ($3::uuid[])`;

const ADD = `
  INSERT INTO floor_facts (project_id, stream_id, id, kind, valid_from, body)
  SELECT $1, (SELECT main_stream_id FROM projects WHERE id = $1), id, $3, $2, body
    FROM json_to_recordset($4) AS facts (id uuid, body json)`;

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.table(await run());
}
