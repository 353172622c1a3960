import { randomUUID } from "node:crypto";
import pg from "pg";
import { LIMIT_SIZE, largeDocument } from "../test/testing/large-document.ts";
import { startBench } from "./bench-server.mjs";
import { row } from "./measure.mjs";

// Models of 40,000 facts over HTTP: the present one, a past one and branches, each beside its floor.

/** Every fact has changed this often before the present version. */
const PAST_VERSIONS = 3;

const PRESENT_FACTS = `
  SELECT kind, body FROM model_facts
   WHERE project_id = $1 AND valid_to IS NULL
     AND stream_id = (SELECT main_stream_id FROM projects WHERE id = $1)`;

/** The rows of the table; times in ms. */
export async function run() {
  const bench = await startBench();
  const client = new pg.Client({ connectionString: bench.connectionString });
  await client.connect();
  try {
    const project = await projectWithPast(bench);
    await client.query("VACUUM ANALYZE model_facts");
    return [...(await reads(bench, client, project)), ...(await branches(bench, client, project))];
  } finally {
    await client.end();
    await bench.stop();
  }
}

async function projectWithPast(bench) {
  const project = await bench.newProject();
  for (let edition = 0; edition <= PAST_VERSIONS; edition += 1) {
    await bench.call("POST", `/api/projects/${project}/import`, importOf(edition));
  }
  return project;
}

function importOf(edition) {
  const document = largeDocument(LIMIT_SIZE);
  const lists = Object.entries(document).map(([name, list]) => [
    name,
    Array.isArray(list) && name !== "schemas" ? list.map((fact) => changed(fact, edition)) : list,
  ]);
  return Buffer.from(JSON.stringify(Object.fromEntries(lists)));
}

/** Another revision of the source: every fact of every kind has changed. */
function changed(fact, edition) {
  const provenance = {
    source: "github.com/acme/shop@5624ad5:src/part.ts#L1-L20",
    revision: `5624ad${edition}`,
    confidence: null,
    acceptedBy: null,
    acceptedAt: null,
  };
  return { ...fact, factStatus: "observed-in-source", provenance };
}

async function reads(bench, client, project) {
  const model = `/api/projects/${project}/model`;
  const select = () => client.query(PRESENT_FACTS, [project]);
  return [
    await row("model, present version", "", {
      ours: () => bench.call("GET", model),
      floor: "SELECT of all facts + JSON.stringify",
      floorJob: async () => JSON.stringify((await select()).rows),
    }),
    await row(`model, version 1 of ${PAST_VERSIONS + 1}`, "about the present version", {
      ours: () => bench.call("GET", `${model}?version=1`),
      floor: "the present version over HTTP",
      floorJob: () => bench.call("GET", model),
    }),
  ];
}

async function branches(bench, client, project) {
  const path = `/api/projects/${project}/branches`;
  const create = () => ({ id: randomUUID(), name: "Bench", kind: "draft" });
  await client.query("CREATE TABLE floor_facts (LIKE model_facts INCLUDING ALL)");
  const { rows } = await client.query("SELECT main_stream_id AS main FROM projects WHERE id = $1", [project]);
  return [
    await row("branch of the present model", "1 s", {
      prepare: create,
      ours: (branch) => bench.call("POST", path, branch),
      floor: "INSERT … SELECT of the same rows",
      floorJob: ({ id }) =>
        client.query(
          `INSERT INTO floor_facts (project_id, stream_id, id, kind, valid_from, body)
           SELECT project_id, $2, id, kind, 0, body FROM model_facts
            WHERE project_id = $1 AND stream_id = $3 AND valid_to IS NULL`,
          [project, id, rows[0].main],
        ),
    }),
  ];
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.table(await run());
}
