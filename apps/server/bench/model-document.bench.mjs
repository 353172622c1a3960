import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { LIMIT_SIZE, largeDocument } from "../test/testing/large-document.ts";
import { startBench } from "./bench-server.mjs";
import { startHealthProbe } from "./health-probe.mjs";
import { percentile, ROUNDS, row } from "./measure.mjs";

// Import and export of 40,000 facts over HTTP, each job beside its floor: what any server on the same
// libraries has to do at least. Job and floor take turns in one run; the table keeps the medians.

// The js-yaml that model-core uses.
const { dump, load } = createRequire(new URL("../../../packages/model-core/package.json", import.meta.url))(
  "js-yaml",
);

const PAUSE_MS = 1_000;
/** Threads that have nothing to do end after 30 seconds. */
const THREADS_END_MS = 45_000;
const MIB = 1024 * 1024;
/** By the kind that the service writes: four indexes are of rows of some kinds alone. */
const LISTS = {
  element: "elements",
  relationship: "relationships",
  message: "messages",
  operation: "operations",
  channel: "channels",
  subscription: "subscriptions",
  binding: "bindings",
};
const DUMP_OPTIONS = { forceQuotes: true, noRefs: true, lineWidth: -1 };

/** The rows of the table: `{ job, oursMs, floor, floorMs, ratio, target }`; times in ms, memory in the row's `unit`. */
export async function run() {
  const bench = await startBench();
  const floor = await startFloor(bench.connectionString);
  try {
    const memoryAtStart = await bench.memoryMiB();
    return [...(await times(bench, floor)), ...(await stallAndMemory(bench, memoryAtStart))];
  } finally {
    await floor.end();
    await bench.stop();
  }
}

async function times(bench, floor) {
  const document = largeDocument(LIMIT_SIZE);
  const json = Buffer.from(JSON.stringify(document));
  const yaml = Buffer.from(dump(document, { noRefs: true, lineWidth: -1 }));
  const text = json.toString();
  const yamlText = yaml.toString();
  const parseJson = () => JSON.parse(text);
  const importJson = (project, query = "") =>
    bench.call("POST", `/api/projects/${project}/import${query}`, json);
  const importYaml = (project) =>
    bench.call("POST", `/api/projects/${project}/import`, yaml, "application/yaml");
  const exportAs = (project, format) => bench.call("GET", `/api/projects/${project}/export?format=${format}`);
  const empty = await bench.newProject();
  const full = await bench.newProject();
  await importJson(full);
  await floor.fill();
  return [
    await row("import preview, new, JSON", "0.8 s (aim 0.4)", {
      ours: () => importJson(empty, "?dryRun=true"),
      floor: "JSON.parse + one SELECT",
      floorJob: async () => [parseJson(), await floor.selectEmpty()],
    }),
    await row("import write, new, JSON", "2.5 s (aim 1.3)", {
      prepare: () => bench.newProject(),
      ours: (project) => importJson(project),
      floor: "JSON.parse + json_to_recordset insert",
      floorJob: () => floor.insert(parseJson()),
    }),
    await row("import write, new, YAML", "3.5 s (aim 2.0)", {
      prepare: () => bench.newProject(),
      ours: (project) => importYaml(project),
      floor: "js-yaml load + json_to_recordset insert",
      floorJob: () => floor.insert(load(yamlText)),
    }),
    await row("re-import, unchanged, JSON", "0.8 s (aim 0.4)", {
      ours: () => importJson(full),
      floor: "JSON.parse + SELECT of all facts",
      floorJob: async () => [parseJson(), await floor.select()],
    }),
    await row("export, JSON", "0.6 s (aim 0.3)", {
      ours: () => exportAs(full, "json"),
      floor: "SELECT of all facts + JSON.stringify",
      floorJob: async () => JSON.stringify(await floor.select(), null, 2),
    }),
    await row("export, YAML", "1.0 s (aim 0.5)", {
      ours: () => exportAs(full, "yaml"),
      floor: "SELECT of all facts + js-yaml dump",
      floorJob: async () => dump(await floor.select(), DUMP_OPTIONS),
    }),
  ];
}

async function stallAndMemory(bench, memoryAtStart) {
  const body = padded(Buffer.from(JSON.stringify(largeDocument(LIMIT_SIZE, { salt: "stall" }))));
  const resting = startHealthProbe(bench.url);
  await wait(PAUSE_MS);
  const atRest = percentile(await resting.stop(), 0.99);
  const highest = watchMemory(bench);
  const busy = startHealthProbe(bench.url);
  for (let round = 0; round < ROUNDS; round += 1) {
    await bench.call("POST", `/api/projects/${await bench.newProject()}/import`, body);
  }
  const meanwhile = percentile(await busy.stop(), 0.99);
  const memory = highest.stop();
  const looking = startHealthProbe(bench.url, { everyMs: PAUSE_MS });
  await wait(THREADS_END_MS);
  await looking.stop();
  const afterwards = await bench.memoryMiB();
  const floor = { floor: "the same after the start", floorMs: memoryAtStart };
  return [
    {
      job: "GET /health/live, p99, during imports of 16 MiB",
      ...{ oursMs: meanwhile, floor: "the same at rest", floorMs: atRest, ratio: meanwhile / atRest },
      target: "50 ms (aim 20)",
    },
    {
      job: "memory of the server during imports of 16 MiB",
      unit: "MiB",
      ...{ oursMs: memory, ...floor, ratio: memory / memoryAtStart, target: "700 MiB (aim 500)" },
    },
    {
      job: "memory of the server a while afterwards",
      unit: "MiB",
      ...{ oursMs: afterwards, ...floor, ratio: afterwards / memoryAtStart, target: "250 MiB (aim 180)" },
    },
  ];
}

function watchMemory(bench) {
  let highest = 0;
  const look = setInterval(async () => {
    highest = Math.max(highest, (await bench.memoryMiB()) ?? 0);
  }, 20);
  return {
    stop: () => {
      clearInterval(look);
      return highest;
    },
  };
}

/** The same rows without a server in front. */
async function startFloor(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("CREATE TABLE floor_facts (LIKE model_facts INCLUDING ALL)");
  const select = (project) =>
    client.query("SELECT kind, body FROM floor_facts WHERE project_id = $1 AND valid_to IS NULL", [project]);
  const insert = async (document, project = crypto.randomUUID()) => {
    await client.query("BEGIN");
    for (const [kind, list] of Object.entries(LISTS)) {
      for (let at = 0; at < document[list].length; at += 5_000) {
        await insertSome(client, project, kind, document[list].slice(at, at + 5_000));
      }
    }
    await client.query("COMMIT");
    return project;
  };
  let filled;
  return {
    insert,
    fill: async () => {
      filled = await insert(largeDocument(LIMIT_SIZE));
    },
    select: async () => (await select(filled)).rows,
    selectEmpty: () => select(crypto.randomUUID()),
    end: () => client.end(),
  };
}

function insertSome(client, project, kind, facts) {
  const rows = facts.map((body) => ({ id: body.id, body }));
  return client.query(
    `INSERT INTO floor_facts (project_id, stream_id, id, kind, valid_from, body)
     SELECT $1, $1, id, $2, 1, body FROM json_to_recordset($3) AS facts (id uuid, body json)`,
    [project, kind, JSON.stringify(rows)],
  );
}

function padded(bytes) {
  return Buffer.concat([bytes, Buffer.alloc(16 * MIB - bytes.length, " ")]);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.table(await run());
}
