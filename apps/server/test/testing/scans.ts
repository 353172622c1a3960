import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Snapshot } from "@plumbline/source-scanner";
import { partsOf } from "../../src/sections/sources/scans/found-parts.js";
import type { Person } from "./people.js";
import { aFollowedRow, HEAD, repositoriesOf } from "./sources.js";
import type { RunningServer } from "./test-server.js";

type Server = Pick<RunningServer, "database">;

export function scansOf(projectId: string): string {
  return `/api/projects/${projectId}/scans`;
}

/** The body of a tracking scan, or of another one. */
export function scanBody(change: Readonly<Record<string, unknown>> = {}) {
  return { kind: "tracking", ref: null, pullRequest: null, ...change };
}

export function comparisonOf(ref: string) {
  return scanBody({ kind: "comparison", ref });
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
type AnsweredScan = any;

const OPEN: ReadonlySet<string> = new Set(["queued", "running"]);
const LOOK_MS = 50;
// A busy machine may take its time; a little less than that of a test, which would not say how the scan stands.
const PATIENCE_MS = 220_000;

/** A scan when it is in one of the states. */
export async function scanIn(
  person: Person,
  path: string,
  isThere: (scan: { readonly state: string }) => boolean,
): Promise<AnsweredScan> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { body } = await person.get(path).expect(200);
    if (isThere(body)) {
      return body;
    }
    if (Date.now() > end) {
      throw new Error(`The scan stays so: ${JSON.stringify(body)}`);
    }
    await pause(LOOK_MS);
  }
}

/** A scan when it has ended. */
export function ended(person: Person, projectId: string, id: string): Promise<AnsweredScan> {
  return scanIn(person, `${scansOf(projectId)}/${id}`, ({ state }) => !OPEN.has(state));
}

/** Asks for a scan of a repository and gives it when it has ended. */
export async function scanned(
  person: Person,
  projectId: string,
  repositoryId: string,
  change = {},
): Promise<AnsweredScan> {
  const path = `${repositoriesOf(projectId)}/${repositoryId}/scans`;
  const answer = await person.post(path, scanBody(change));
  if (answer.status !== 201) {
    throw new Error(`The scan answered ${answer.status}: ${answer.text}`);
  }
  return ended(person, projectId, answer.body.id);
}

/** What a scan that nobody made found: two of everything. */
export const FOUND: Pick<Snapshot, "services" | "facts" | "patterns" | "coverage" | "files"> = {
  services: ["api", "worker"].map((serviceKey) => ({
    serviceKey,
    name: serviceKey,
    root: serviceKey,
    technology: null,
    languages: [],
    reach: [serviceKey],
    sources: [placeOf(`${serviceKey}/Dockerfile`)],
  })),
  facts: ["api", "worker"].map((serviceKey) => ({
    factKey: `service|${serviceKey}`,
    kind: "service",
    name: serviceKey,
    serviceKey,
    attributes: {},
    sources: [placeOf(`${serviceKey}/Dockerfile`)],
    condition: null,
    notes: [],
  })),
  patterns: ["api", "worker"].map((serviceKey) => ({
    pattern: "transactional-outbox",
    serviceKey,
    library: "masstransit",
    sites: [{ role: "storage", source: placeOf(`${serviceKey}/Program.cs`), conditions: [] }],
    established: true,
    unconditional: true,
    candidate: false,
    limitations: [],
  })),
  coverage: [null, "api"].map((serviceKey) => ({ serviceKey, looked: true, reasons: [] })),
  files: ["api/Dockerfile", "api/logo.png"].map((path) => ({
    path,
    blobSha: HEAD,
    class: path.endsWith("file") ? "dockerfile" : null,
    status: path.endsWith("file") ? "read" : "unknown-class",
    reason: null,
  })),
};

function placeOf(path: string): string {
  return `127.0.0.1/acme/shop@${HEAD}:${path}#L1-L2`;
}

/** Rows of a completed scan that nobody made, with what it found. */
export async function aScanRow({ database }: Server, projectId: string): Promise<string> {
  const repository = randomUUID();
  const repositoryId = await aFollowedRow({ database }, projectId, repository);
  const { rows } = await database.query<{ id: string }>(SCAN, [
    projectId,
    repositoryId,
    `127.0.0.1/acme/${repository}`,
    HEAD,
  ]);
  const id = rows[0]?.id ?? "";
  await database.query(SNAPSHOT, [
    projectId,
    id,
    gzipSync(JSON.stringify(FOUND)),
    JSON.stringify(FOUND.services),
  ]);
  for (const { list, last, marks, items } of partsOf(FOUND)) {
    await database.query("INSERT INTO source_found VALUES ($1, $2, $3, $4, $5, $6)", [
      ...[projectId, id, list],
      ...[last, marks, items],
    ]);
  }
  return id;
}

/** A scan that somebody does who is not there: nobody else takes it today. */
export async function aRunningScanRow(
  { database }: Server,
  { projectId, workspaceId }: { readonly projectId: string; readonly workspaceId: string },
): Promise<string> {
  const id = await aScanRow({ database }, projectId);
  await database.query("DELETE FROM source_snapshots WHERE project_id = $1 AND scan_id = $2", [
    projectId,
    id,
  ]);
  const state = "state = 'running', has_snapshot = false, finished_at = NULL";
  await database.query(`UPDATE source_scans SET ${state} WHERE project_id = $1 AND id = $2`, [projectId, id]);
  await database.query(JOB, [id, projectId, workspaceId]);
  return id;
}

/** Something that is kept of a file that a workspace had read. */
export async function anExtractionRow({ database }: Server, workspaceId: string): Promise<void> {
  await database.query(EXTRACTION, [workspaceId, HEAD]);
}

/** Scans of a workspace whose project is gone. */
export async function aScanDayRow({ database }: Server, workspaceId: string): Promise<void> {
  await database.query("INSERT INTO scan_days VALUES ($1, CURRENT_DATE, 1)", [workspaceId]);
}

const COUNTS =
  '{"filesListed":2,"filesSelected":1,"filesRead":1,"bytesRead":10,"services":2,"facts":2,"patterns":2}';
const LIMITS = '{"maxFiles":2000,"maxFileBytes":262144,"maxTotalBytes":20971520,"excludeGlobs":[]}';

const SCAN = `
  INSERT INTO source_scans (project_id, id, number, repository_id, repository, kind, tracked_ref, commit, state, complete,
                            counts, limits, extractor_version, private, has_snapshot, snapshot_hash, requested_by,
                            created_at, started_at, finished_at)
  SELECT $1, gen_random_uuid(), COALESCE(max(number), 0) + 1, $2, $3, 'tracking', 'main', $4, 'completed', true,
         '${COUNTS}', '${LIMITS}', 'source-extract/1', false, true, repeat('0', 64), 'user:nobody', now(), now(), now()
    FROM source_scans WHERE project_id = $1 RETURNING id`;

const SNAPSHOT = `
  INSERT INTO source_snapshots (project_id, scan_id, hash, snapshot, services, bytes)
  VALUES ($1, $2, repeat('0', 64), $3, $4, 0)`;

const JOB = `
  INSERT INTO source_scan_jobs (scan_id, project_id, workspace_id, repository, number, created_at, attempts, lease, lease_until)
  SELECT $1, $2, $3, repository, number, now(), 1, gen_random_uuid(), now() + interval '1 day'
    FROM source_scans WHERE project_id = $2 AND id = $1`;

const EXTRACTION = `
  INSERT INTO source_extractions VALUES ($1, $2, 'source', 'cs', 'source-extract/1', '{}', now()) ON CONFLICT DO NOTHING`;
