import { readFile } from "node:fs/promises";
import pg from "pg";
import { startBench } from "./bench-server.mjs";
import { row } from "./measure.mjs";

// Promises with their checks over HTTP: 2,000 of them, each with ten obligations and a run of each.

const PROMISES = 2_000;
const OBLIGATIONS = 10;
const DATA = new URL("../test/data/", import.meta.url);

/** The rows of the table; times in ms. */
export async function run() {
  const bench = await startBench();
  const client = new pg.Client({ connectionString: bench.connectionString });
  await client.connect();
  try {
    const place = await projectWithPromises(bench, client);
    return await measure(bench, client, place);
  } finally {
    await client.end();
    await bench.stop();
  }
}

async function measure(bench, client, { path, scenario, first, projectId }) {
  const get = (rest) => bench.call("GET", `${path}${rest}`);
  const rowsOf = (limit) =>
    client.query("SELECT record FROM promise_runs WHERE project_id = $1 LIMIT $2", [projectId, limit]);
  return [
    await row("list of 50 promises of 2,000", "30 ms", {
      rounds: 20,
      ours: () => get("/promises?limit=50"),
      floor: "SELECT of their runs",
      floorJob: () => rowsOf(50 * OBLIGATIONS),
    }),
    await row("one promise with its evidence status", "20 ms (aim 10)", {
      rounds: 40,
      ours: () => get(`/promises/${first}`),
      floor: "SELECT of its runs",
      floorJob: () => rowsOf(OBLIGATIONS),
    }),
    await row("status of 2,000 promises with 10 obligations each", "3 s (aim 1.5)", {
      ours: () => get("/promises?hasGaps=false&limit=1"),
      floor: "SELECT of all their runs",
      floorJob: () => rowsOf(PROMISES * OBLIGATIONS),
    }),
    await row("a scenario-check", "1.3 x", {
      rounds: 300,
      // A caller has 120 runs in a minute.
      prepare: () => client.query("DELETE FROM rate_limits"),
      ours: () => bench.call("POST", `${path}/promises/${first}/obligations/O1/run`, { revision: 1 }),
      floor: "the run of its scenario",
      floorJob: () => bench.call("POST", `${path}/scenarios/${scenario}/run`),
    }),
  ];
}

async function projectWithPromises(bench, client) {
  const projectId = await bench.newProject();
  const path = `/api/projects/${projectId}`;
  await bench.call("POST", `${path}/import`, await readFile(new URL("eshop.model.json", DATA)));
  const document = JSON.parse(await readFile(new URL("eshop.happy-order.scenario.json", DATA), "utf8"));
  await bench.call("POST", `${path}/scenarios`, document);
  await bench.call("PUT", `${path}/promises/prefix`, { prefix: "BENCH" });
  const made = await bench.call("POST", `${path}/promises`, promise(document.id));
  const { id: first } = JSON.parse(made);
  await addChecks(bench, `${path}/promises/${first}`, document.id);
  await copyPromise(client, projectId);
  return { path, projectId, first, scenario: document.id };
}

async function addChecks(bench, path, scenarioId) {
  const assertion = { type: "event-count", kind: "Dropped", target: null, expected: 0 };
  for (let key = 1; key <= OBLIGATIONS; key += 1) {
    const check = { scenarioId, faults: [], expect: [{ ...assertion, id: `never-${key}` }] };
    const stated = {
      kind: "scenario-check",
      title: `Nothing is dropped, ${key}`,
      recipe: { text: "", scenarioCheck: check },
    };
    await bench.call("POST", `${path}/obligations`, stated);
    await bench.call("POST", `${path}/obligations/O${key}/run`, { revision: 1 });
  }
}

function promise(scenarioId) {
  const texts = { claim: "Nothing is lost", scope: null, preconditions: "a", expectedOutcome: "b" };
  const more = { forbiddenOutcome: "c", evidenceCriteria: "d", forbiddenEvents: null, requiresPattern: null };
  return { title: "Nothing is dropped", ...texts, ...more, links: { scenarioIds: [scenarioId] } };
}

/** The rows of the first promise again and again; what is read does not look at who wrote them. */
async function copyPromise(client, projectId) {
  await client.query(
    `WITH copies AS (
       INSERT INTO promises (project_id, id, number, requirement_id, origin, version, last_revision, last_obligation,
                             last_run, updated_at)
       SELECT project_id, gen_random_uuid(), n, 'BENCH-' || lpad(n::text, 3, '0'), origin, version, last_revision,
              last_obligation, last_run, updated_at
         FROM promises, generate_series(2, $2::int) AS n WHERE project_id = $1
       RETURNING id, requirement_id),
     texts AS (
       INSERT INTO promise_revisions (project_id, promise_id, revision, valid_from, body)
       SELECT r.project_id, c.id, r.revision, r.valid_from, r.body FROM promise_revisions r, copies c
        WHERE r.project_id = $1 AND r.valid_to IS NULL)
     INSERT INTO promise_runs (project_id, promise_id, number, revision, obligation, recipe_hash, draft, claimed,
                               stream_id, model_revision_id, record)
     SELECT r.project_id, c.id, r.number, r.revision, r.obligation, r.recipe_hash, r.draft, r.claimed, r.stream_id,
            r.model_revision_id, replace(r.record::text, 'BENCH-001', c.requirement_id)::json
       FROM promise_runs r, copies c WHERE r.project_id = $1`,
    [projectId, PROMISES],
  );
  await client.query("VACUUM ANALYZE promise_runs, promise_revisions, promises");
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.table(await run());
}
