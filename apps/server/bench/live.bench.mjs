import { get } from "node:http";
import pg from "pg";
import { LIMIT_SIZE, largeDocument } from "../test/testing/large-document.ts";
import { startBench } from "./bench-server.mjs";
import { row } from "./measure.mjs";

// Reading a model of 40,000 facts while others write to it, each read beside the statement it cannot do without.

/** One read takes milliseconds: more turns than of long jobs. */
const ROUNDS = 40;

/** The rows of the table; times in ms. */
export async function run() {
  const bench = await startBench();
  const client = new pg.Client({ connectionString: bench.connectionString });
  await client.connect();
  try {
    const document = largeDocument(LIMIT_SIZE);
    const project = await bench.newProject();
    await bench.call("POST", `/api/projects/${project}/import`, Buffer.from(JSON.stringify(document)));
    await client.query("VACUUM ANALYZE model_facts");
    const world = { bench, client, document, project, path: (rest) => `/api/projects/${project}/${rest}` };
    return [await stamp(world), await changesSince(world), ...(await searches(world)), await gzipped(world)];
  } finally {
    await client.end();
    await bench.stop();
  }
}

function stamp({ bench, path }) {
  return row("the stamp of a project", "not set", {
    rounds: ROUNDS,
    ours: () => bench.call("GET", path("stamp")),
    floor: "GET of the project",
    floorJob: () => bench.call("GET", path("")),
  });
}

async function changesSince({ bench, client, document, project, path }) {
  let turn = 0;
  const prepare = async () => {
    turn += 1;
    const element = document.elements[(turn * 37) % document.elements.length];
    await bench.call("PUT", path(`elements/${element.id}`), { ...element, name: `Live ${turn}` });
    return turn;
  };
  return row("model/changes since one edit", "10 ms", {
    rounds: ROUNDS,
    prepare,
    ours: (since) => bench.call("GET", path(`model/changes?since=${since}`)),
    floor: "SELECT of the facts written since",
    floorJob: (since) => client.query(SINCE, [project, since]),
  });
}

/** The first one writes the entries; the others read them. */
async function searches({ bench, client, project }) {
  const first = await once(() => bench.call("GET", "/api/search?q=thing"));
  const looked = (q) =>
    row(`search of "${q}"`, "30 ms", {
      rounds: ROUNDS,
      ours: () => bench.call("GET", `/api/search?q=${encodeURIComponent(q)}`),
      floor: "SELECT of the entries that have it",
      floorJob: () => client.query(ENTRIES, [project, q.split(" ")[0]]),
    });
  const floorMs = await once(() =>
    client.query("SELECT kind, body FROM model_facts WHERE project_id = $1", [project]),
  );
  const read = { floor: "SELECT of all facts", floorMs, ratio: first / floorMs, target: "not set" };
  return [
    { job: "the first search of 40,000 facts", oursMs: first, ...read },
    await looked("nowhere"),
    await looked("element 4711"),
    await looked("e"),
  ];
}

/** The whole model, compressed on its way, beside the same as it is. */
async function gzipped({ bench, path }) {
  const ask = (headers) => read(`${bench.url}${path("model")}`, { cookie: bench.cookie, ...headers });
  const [small, plain] = [await ask({ "accept-encoding": "gzip" }), await ask({})];
  const sizes = [small, plain].map((bytes) => (bytes / 1e6).toFixed(1)).join(" of ");
  return row(`the whole model, gzipped: ${sizes} MB`, "not set", {
    ours: () => ask({ "accept-encoding": "gzip" }),
    floor: "the same, not compressed",
    floorJob: () => ask({}),
  });
}

/** The bytes that come. */
function read(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, async (answer) => {
      let bytes = 0;
      for await (const piece of answer) {
        bytes += piece.length;
      }
      resolve(bytes);
    }).once("error", reject);
  });
}

async function once(job) {
  const startedAt = performance.now();
  await job();
  return performance.now() - startedAt;
}

const ENTRIES = `
  SELECT kind, id, name FROM search_entries WHERE project_id = $1 AND strpos(haystack COLLATE "C", $2) > 0 LIMIT 51`;

const SINCE = `
  SELECT kind, body FROM model_facts
   WHERE project_id = $1 AND stream_id = (SELECT main_stream_id FROM projects WHERE id = $1)
     AND valid_to IS NULL AND valid_from > $2`;

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.table(await run());
}
