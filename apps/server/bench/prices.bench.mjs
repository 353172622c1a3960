import { randomUUID } from "node:crypto";
import pg from "pg";
import { startBench } from "./bench-server.mjs";
import { row } from "./measure.mjs";

// A price list of 10,000 entries, and an estimate of 1,000 lines, over HTTP.

const PRICES = 10_000;
const LINES = 1_000;
const PAGE = 200;

/** The rows of the table; times in ms. */
export async function run() {
  const bench = await startBench();
  const client = new pg.Client({ connectionString: bench.connectionString });
  await client.connect();
  try {
    return await measure(bench, client, await filled(bench, client));
  } finally {
    await client.end();
    await bench.stop();
  }
}

async function measure(bench, client, { workspaceId, sheet }) {
  const path = `/api/workspaces/${workspaceId}/prices`;
  const select = (limit) =>
    client.query("SELECT * FROM prices WHERE workspace_id = $1 ORDER BY provider, sku LIMIT $2", [
      workspaceId,
      limit,
    ]);
  return [
    await row("a page of 200 prices of 10,000", "not set", {
      ours: () => bench.call("GET", `${path}?limit=${PAGE}`),
      floor: "SELECT of them",
      floorJob: () => select(PAGE),
    }),
    await row("all 10,000 prices, 200 at a time", "not set", {
      ours: () => wholeList(bench, path),
      floor: "one SELECT of all",
      floorJob: () => select(PRICES),
    }),
    await row("estimate of 1,000 lines", "not set", {
      ours: () => bench.call("GET", `${sheet}/estimate`),
      floor: "a GET of the sheet",
      floorJob: () => bench.call("GET", sheet),
    }),
    await row("the same as CSV", "not set", {
      ours: () => bench.call("GET", `${sheet}/estimate?format=csv`),
      floor: "a GET of the sheet",
      floorJob: () => bench.call("GET", sheet),
    }),
  ];
}

async function wholeList(bench, path) {
  let cursor = "";
  do {
    const { nextCursor } = JSON.parse(await bench.call("GET", `${path}?limit=${PAGE}${cursor}`));
    cursor = nextCursor === null ? null : `&cursor=${nextCursor}`;
  } while (cursor !== null);
}

/** A workspace of its own, whose prices are copied from one that the service made. */
async function filled(bench, client) {
  const [workspaceId, projectId] = [randomUUID(), randomUUID()];
  await bench.call("POST", "/api/workspaces", { id: workspaceId, name: "Prices" });
  await bench.call("POST", `/api/workspaces/${workspaceId}/projects`, {
    id: projectId,
    name: "Costs",
    description: null,
  });
  await client.query(
    `INSERT INTO prices (workspace_id, id, source, provider, region, sku, unit, unit_price, currency, effective_date,
                         entered_at, entered_by, bytes)
     SELECT $1, gen_random_uuid(), 'custom', 'Example Cloud', 'westeurope', 'sku ' || n, '1 Hour', '0.' || n, 'USD',
            '2026-01-01', now(), 'user:x', 50 FROM generate_series(1, $2) AS n`,
    [workspaceId, PRICES],
  );
  await client.query("VACUUM ANALYZE prices");
  const { rows } = await client.query("SELECT id FROM prices WHERE workspace_id = $1 LIMIT $2", [
    workspaceId,
    LINES,
  ]);
  const elements = await someElements(bench, projectId);
  const lines = rows.map(({ id }, index) => ({
    elementId: elements[index % elements.length],
    priceId: id,
    quantity: index / 8,
    hoursPerMonth: 730,
    note: `Line ${index}`,
  }));
  const path = `/api/projects/${projectId}/cost-sheets`;
  const made = JSON.parse(await bench.call("POST", path, { name: "Largest", lines }));
  return { workspaceId, sheet: `${path}/${made.id}` };
}

/** 10 systems with 30 apps each. */
async function someElements(bench, projectId) {
  const element = (kind, parentId) => ({ id: randomUUID(), kind, name: kind, status: "current", parentId });
  const systems = Array.from({ length: 10 }, () => element("system", null));
  const apps = Array.from({ length: 300 }, (_, index) => element("app", systems[index % 10].id));
  const elements = [...systems, ...apps];
  await bench.call("POST", `/api/projects/${projectId}/import`, { elements });
  return elements.map(({ id }) => id);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.table(await run());
}
