import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { distribute, makeOnNodes, migrateTo } from "./databases.mjs";
import { startService } from "./service.mjs";
import { ofDatabase, sql } from "./sql.mjs";
import { startNodes } from "./start-nodes.mjs";

/**
 * `node tools/scale/upgrade.mjs <programs>` spreads a database as it was before migrations that make tables of projects,
 * with projects in it, migrates it as a start of the service does, and compares where the tables lie and what their
 * foreign keys are with those of a database that was spread afterwards. The last line is `N passed, N failed`.
 */
const [programs] = process.argv.slice(2);
if (programs === undefined) {
  throw new Error("Name the folder of the PostgreSQL programs.");
}

/** The first migration since which tables of projects are laid beside them. */
const FIRST = "FlowProposals";
const PROJECTS = 40;

const KEYS = `
  SELECT format('%s: %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS said
    FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text !~ '_[0-9]{6}$' ORDER BY 1`;
const PLACES = `
  SELECT format('%s %s %s', logicalrelid, partmethod, repmodel) AS said
    FROM pg_dist_partition WHERE partmethod = 'h' OR repmodel = 't' ORDER BY 1`;
const BESIDE = `
  SELECT count(DISTINCT colocationid)::int AS n FROM pg_dist_partition WHERE partmethod = 'h'`;

const folder = mkdtempSync(join(tmpdir(), "plumbline-upgrade-"));
const settings = { fsync: "off", full_page_writes: "off", "citus.shard_count": "8" };
const { coordinator, workers, stop } = await startNodes({ programs, folder, workers: 2, settings });
const nodes = [coordinator, ...workers].map(({ connectionString }) => connectionString);

await makeOnNodes(nodes, "upgraded");
const upgraded = ofDatabase(coordinator.connectionString, "upgraded");
await migrateTo(upgraded, FIRST);
await distribute(upgraded);
await sql(upgraded, ...projects());
await migrateTo(upgraded);

await makeOnNodes(nodes, "afterwards");
const afterwards = ofDatabase(coordinator.connectionString, "afterwards");
await migrateTo(afterwards);
await distribute(afterwards);

const left = { passed: 0, failed: 0 };
for (const [what, statement] of Object.entries({ "tables lie": PLACES, "foreign keys are": KEYS })) {
  const [found, wanted] = [await said(upgraded, statement), await said(afterwards, statement)];
  const differ = [...without(found, wanted), ...without(wanted, found)];
  tell(`${what} as they would be ${differ.join("; ")}`, found.size > 0 && differ.length === 0);
}
tell("tables of projects lie beside each other", (await count(upgraded, BESIDE)) === 1);
tell(
  "the projects are there, with their places",
  (await count(
    upgraded,
    "SELECT count(*)::int AS n FROM projects JOIN project_places ON id = project_id",
  )) === PROJECTS,
);
await distribute(upgraded);
const service = await startService(upgraded);
const id = randomUUID();
const path = `/api/workspaces/${service.workspaceId}/projects`;
const made = await service.call("POST", path, { id, name: "P", description: null });
const proposals = await service.call("GET", `/api/projects/${id}/ai/flow-proposals`);
tell(
  `the service runs on it (${made.status}, ${proposals.status})`,
  made.status === 201 && proposals.status === 200,
);
await service.stop();

await stop();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${left.passed} passed, ${left.failed} failed\n`);
process.exit(left.failed > 0 ? 1 : 0);

/** What makes projects in a workspace, as statements of that time. */
function projects() {
  const workspaceId = randomUUID();
  const rows = Array.from(
    { length: PROJECTS },
    (_, at) => `('${randomUUID()}', '${workspaceId}', 'Project ${at}', '${randomUUID()}', now(), now())`,
  );
  return [
    `INSERT INTO workspaces (id, name, created_at) VALUES ('${workspaceId}', 'Trial', now())`,
    `INSERT INTO projects (id, workspace_id, name, main_stream_id, created_at, updated_at) VALUES ${rows.join(", ")}`,
  ];
}

/**
 * @param {ReadonlySet<unknown>} some
 * @param {ReadonlySet<unknown>} others
 */
function without(some, others) {
  return [...some].filter((one) => !others.has(one));
}

/**
 * @param {string} database
 * @param {string} statement
 */
async function said(database, statement) {
  return new Set((await sql(database, statement)).map((row) => row["said"]));
}

/**
 * @param {string} database
 * @param {string} statement
 */
async function count(database, statement) {
  return Number((await sql(database, statement))[0]?.["n"]);
}

/**
 * @param {string} what
 * @param {boolean} passed
 */
function tell(what, passed) {
  left[passed ? "passed" : "failed"] += 1;
  process.stdout.write(`${passed ? "ok  " : "FAIL"} ${what}\n`);
}
