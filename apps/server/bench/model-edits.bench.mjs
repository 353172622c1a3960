import { randomUUID } from "node:crypto";
import pg from "pg";
import { LIMIT_SIZE, largeDocument } from "../test/testing/large-document.ts";
import { startBench } from "./bench-server.mjs";
import { startHealthProbe } from "./health-probe.mjs";

// Edits of a model of 40,000 facts over HTTP, each beside its floor: the statements that write the same rows,
// in one transaction of a client without a server in front. Job and floor take turns; the table keeps medians.

const ROUNDS = 40;
const WIDE_ROUNDS = 5;
const BATCH = 5_000;

/** The rows of the table: `{ job, oursMs, floor, floorMs, ratio, target }`; times in ms. */
export async function run() {
  const bench = await startBench();
  const floor = await startFloor(bench.connectionString);
  try {
    const document = largeDocument(LIMIT_SIZE);
    const project = await bench.newProject();
    await bench.call("POST", `/api/projects/${project}/import`, Buffer.from(JSON.stringify(document)));
    await floor.take(project);
    return [
      ...(await singles(bench, floor, { project, document })),
      ...(await wide(bench, floor, { project, document })),
      await stall(bench, { project, document }),
    ];
  } finally {
    await floor.end();
    await bench.stop();
  }
}

async function singles(bench, floor, { project, document }) {
  const path = (list, id) => `/api/projects/${project}/${list}/${id}`;
  const put = (list, fact) => bench.call("PUT", path(list, fact.id), fact);
  const some = (list, n) => document[list][(n * 37) % document[list].length];
  const target = "50 ms";
  const replace = (list, change) => ({
    ours: (n) => put(list, { ...some(list, n), ...change(n) }),
    floorJob: (n) => floor.replace(list, [{ ...some(list, n + 1), ...change(n) }]),
  });
  const fresh = (n) => ({ id: randomUUID(), kind: "queue", name: `New ${n}` });
  return [
    await row("PUT of an element that changes", {
      target,
      rounds: ROUNDS,
      ...replace("elements", (n) => ({ name: `N ${n}` })),
    }),
    await row("PUT of a channel that bindings name", {
      target,
      rounds: ROUNDS,
      ...replace("channels", (n) => ({ name: `N ${n}` })),
    }),
    await row("PUT of a binding", {
      target,
      rounds: ROUNDS,
      ...replace("bindings", (n) => ({ routingKey: `n.${n}` })),
    }),
    await row("PUT of a new channel", {
      target,
      rounds: ROUNDS,
      ours: (n) => put("channels", fresh(n)),
      floorJob: (n) => floor.replace("channels", [fresh(n)]),
    }),
    await row("DELETE of a relationship", {
      target,
      rounds: ROUNDS,
      ours: (n) => bench.call("DELETE", path("relationships", document.relationships[n].id)),
      floorJob: (n) => floor.remove([document.relationships[ROUNDS * 2 + n].id]),
    }),
  ];
}

async function wide(bench, floor, { project, document }) {
  const facts = (edition) =>
    document.elements.slice(0, BATCH).map((fact) => ({ ...fact, description: `edition ${edition}` }));
  const batch = (edition) =>
    Buffer.from(
      JSON.stringify({
        changes: facts(edition).map((value) => ({ op: "put", kind: "element", id: value.id, value })),
      }),
    );
  return [
    await row("changes: 5,000 puts that change", {
      target: "",
      rounds: WIDE_ROUNDS,
      ours: (n) => bench.call("POST", `/api/projects/${project}/model/changes`, batch(`a ${n}`)),
      floorJob: (n) => floor.replace("elements", facts(`b ${n}`)),
    }),
  ];
}

/** How long the main thread is away while edits follow each other. */
async function stall(bench, { project, document }) {
  const probe = startHealthProbe(bench.url);
  for (let n = 0; n < ROUNDS * 2; n += 1) {
    const fact = { ...document.elements[n], name: `Again ${n}` };
    await bench.call("PUT", `/api/projects/${project}/elements/${fact.id}`, fact);
  }
  const times = await probe.stop();
  const resting = startHealthProbe(bench.url);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const atRest = percentile(await resting.stop(), 0.99);
  const oursMs = percentile(times, 0.99);
  return {
    job: "GET /health/live, p99, during PUTs",
    ...{ oursMs, floor: "the same at rest", floorMs: atRest, ratio: oursMs / atRest },
    target: "50 ms (aim 20)",
  };
}

async function row(job, { target, rounds, ours, floorJob }) {
  const turns = [];
  for (let n = 0; n <= rounds; n += 1) turns.push([await time(() => ours(n)), await time(() => floorJob(n))]);
  const [oursMs, floorMs] = [0, 1].map((side) =>
    percentile(
      turns.slice(1).map((turn) => turn[side]),
      0.5,
    ),
  );
  return { job, oursMs, floor: "the statements that write it", floorMs, ratio: oursMs / floorMs, target };
}

/** The same rows, written by nobody but a client of the database. */
async function startFloor(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const stream = randomUUID();
  let version = 1;
  const write = async (removed, kind, facts) => {
    version += 1;
    const rows = JSON.stringify(facts.map((body) => ({ id: body.id, kind, body })));
    await client.query("BEGIN");
    await client.query(
      "UPDATE floor_facts SET valid_to = $2 WHERE stream_id = $1 AND valid_to IS NULL AND id = ANY ($3::uuid[])",
      [stream, version, removed],
    );
    if (facts.length > 0)
      await client.query(
        `INSERT INTO floor_facts (project_id, stream_id, id, kind, valid_from, body)
         SELECT $1, $1, id, kind, $2, body FROM json_to_recordset($3) AS facts (id uuid, kind text, body json)`,
        [stream, version, rows],
      );
    await client.query("COMMIT");
  };
  return {
    take: async (project) => {
      await client.query("CREATE TABLE floor_facts (LIKE model_facts INCLUDING ALL)");
      await client.query(
        `INSERT INTO floor_facts (project_id, stream_id, id, kind, valid_from, body)
         SELECT $2, $2, id, kind, 1, body FROM model_facts WHERE project_id = $1`,
        [project, stream],
      );
      await client.query("ANALYZE");
    },
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

async function time(job) {
  const startedAt = performance.now();
  await job();
  return performance.now() - startedAt;
}

function percentile(times, share) {
  return times.toSorted((left, right) => left - right)[
    Math.min(times.length - 1, Math.floor(times.length * share))
  ];
}

if (process.argv[1] === new URL(import.meta.url).pathname) console.table(await run());
