import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { amount } from "./testing/amount.js";
import { type FakeCodeHost, startFakeCodeHost } from "./testing/fake-code-host.js";
import { packed } from "./testing/hosted-archive.js";
import { HostedGit } from "./testing/hosted-git.js";
import { aProject, type Team } from "./testing/project.js";
import { SHOP } from "./testing/repository-readers.js";
import { ended as endedScan, scanBody, scanned, scansOf } from "./testing/scans.js";
import { save, settingsOf } from "./testing/settings.js";
import { followed, hosted, repositoriesOf, usesCodeHost } from "./testing/sources.js";
import { startTeamServer } from "./testing/team-server.js";
import { ended, type RunningServer, type TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

// Two processes do scans, and one of them is killed in the middle: nothing is lost, and nothing is there twice.

/** Twice as many as one process runs, so that each of the two has some; the first ones come as archives. */
const NAMES = ["alpha", "beta", "gamma", "delta"];
const IN_ARCHIVES = new Set(["alpha", "beta"]);

let server: RunningServer;
let other: TestServer;
let team: Team;
let host: FakeCodeHost;
let projectId: string;
let repositories: readonly { readonly id: string; readonly repository: string }[];
let round = 0;

beforeAll(async () => {
  ({ server, team } = await startTeamServer({ Service__Profile: "local" }));
  host = await startFakeCodeHost();
  await usesCodeHost(team, host);
  const usage = { maxScansPerDay: 10_000 };
  const saved = await save(team.owner, settingsOf(team.workspaceId), {
    codehost: { apiBaseUrl: host.apiBaseUrl },
    usage,
  });
  expect(saved.status).toBe(200);
  other = await server.another();
});
afterAll(async () => {
  await other.stop();
  await server.stop();
  await host.stop();
});
beforeEach(async () => {
  round += 1;
  projectId = await aProject(team.owner, team.workspaceId);
  host.hold = () => null;
  host.repositories.clear();
  for (const name of NAMES) {
    host.repositories.set(`acme/${name}`, hosted(`acme/${name}`, filesOf(name)));
  }
  repositories = await Promise.all(
    NAMES.map((name) => followed(team.editor, projectId, { repository: `acme/${name}` })),
  );
});

/** Files that nobody read before. */
function filesOf(name: string) {
  const git = new HostedGit();
  const count = IN_ARCHIVES.has(name) ? 90 : 10;
  const numbers = Array.from({ length: count }, (_, at) => at);
  const more = numbers.map((at) => [
    `services/orders/src/${at}.ts`,
    `export const of${round} = "${name} ${at}";\n`,
  ]);
  return { git, commits: { "heads/main": git.commit({ ...SHOP, ...Object.fromEntries(more) }) } };
}

/** Where a scan is when its process is killed. */
interface Moment {
  readonly when: string;
  /** Holds the scans there, and gives what lets them go on. */
  readonly arrive: () => Promise<() => unknown>;
}

const MOMENTS: readonly Moment[] = [
  { when: "while the files come", arrive: () => heldAt(/\/git\/blobs\/|\/codeload\//) },
  { when: "while what was found is written", arrive: heldInTheEnd },
  { when: "while it is begun", arrive: () => heldAt(/^\/repos\/acme\/[a-z]+$/) },
  { when: "while its commit is asked for", arrive: () => heldAt(/\/commits\/heads\//) },
  { when: "while its files are listed", arrive: () => heldAt(/\/git\/trees\//) },
  { when: "in the middle of an archive", arrive: heldInArchives },
  { when: "at any moment", arrive: () => soon(1_500) },
];

const QUICK = 2;
const KILLS = Array.from({ length: amount({ quick: QUICK, long: 20 }) }, (_, at) => ({
  ...(MOMENTS[at % MOMENTS.length] as Moment),
  number: at + 1,
}));

/** Answers of a kind wait; all scans have asked for one. */
async function heldAt(kind: RegExp): Promise<() => void> {
  const waiting = new Set<string>();
  const letGo = new AbortController();
  host.hold = (path) => {
    if (!kind.test(path)) {
      return null;
    }
    waiting.add(/acme\/([a-z]+)/.exec(path)?.[1] ?? "");
    return pause(600_000, undefined, { signal: letGo.signal }).catch(() => undefined);
  };
  await until(() => waiting.size === NAMES.length);
  return () => {
    host.hold = () => null;
    letGo.abort();
  };
}

/** Half of each archive is there; the other scans have what they need, and wait to be done. */
async function heldInArchives(): Promise<() => void> {
  let halves = 0;
  for (const name of IN_ARCHIVES) {
    const repository = host.repositories.get(`acme/${name}`);
    if (repository !== undefined) {
      host.repositories.set(`acme/${name}`, {
        ...repository,
        spoil: async (entries, response) => {
          const bytes = await packed(entries);
          response.writeHead(200, { "content-type": "application/x-gzip" });
          response.write(bytes.subarray(0, bytes.length / 2), () => {
            halves += 1;
          });
          return null;
        },
      });
    }
  }
  await until(() => halves >= IN_ARCHIVES.size);
  return () => {
    for (const name of IN_ARCHIVES) {
      const { spoil: _, ...repository } = host.repositories.get(`acme/${name}`) ?? hosted("acme/x");
      host.repositories.set(`acme/${name}`, repository);
    }
    // Connections of who lives break off, too, and are made again.
    host.web.breakOff();
  };
}

/** Whatever would end a scan waits for its project. */
async function heldInTheEnd(): Promise<() => Promise<void>> {
  const letOn = await heldAt(/\/git\/blobs\/|\/codeload\//);
  const holder = new pg.Client({ connectionString: server.connectionString });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT 1 FROM projects WHERE id = $1 FOR UPDATE", [projectId]);
  letOn();
  await until(() => areWaitingForLocks(server.database, NAMES.length));
  return () => holder.end();
}

async function soon(ms: number): Promise<() => void> {
  await pause(Math.random() * ms);
  return () => undefined;
}

/** What is kept of the scans of the project. */
async function kept() {
  const { rows } = await server.database.query(KEPT, [projectId]);
  // Jobs are on another node where tables are spread.
  const jobs = await server.database.query(
    "SELECT scan_id AS id FROM source_scan_jobs WHERE project_id = $1",
    [projectId],
  );
  return rows.map((row) => ({ ...row, jobs: jobs.rows.filter(({ id }) => id === row.id).length }));
}

const itemsOf = (list: string): string =>
  `(SELECT COALESCE(max(last) + 1, 0) FROM source_found f
    WHERE f.project_id = s.project_id AND f.scan_id = s.id AND list = '${list}')`;

const KEPT = `
  SELECT s.id, s.repository, s.state, s.complete, s.commit, s.snapshot_hash AS hash, s.failure,
         (s.counts->>'filesListed')::int - ${itemsOf("files")} AS files,
         (s.counts->>'facts')::int - ${itemsOf("facts")} AS facts,
         (s.counts->>'patterns')::int - ${itemsOf("patterns")} AS patterns,
         (SELECT count(*)::int FROM source_snapshots n
           WHERE n.project_id = s.project_id AND n.scan_id = s.id) AS snapshots
    FROM source_scans s WHERE s.project_id = $1 ORDER BY s.number`;

const WHOLE = {
  state: "completed",
  complete: true,
  failure: null,
  files: 0,
  facts: 0,
  patterns: 0,
  snapshots: 1,
  jobs: 0,
};

/** The leases of a process that is gone end; in earnest they do so by themselves after a minute. */
async function leasesEnd(): Promise<void> {
  await server.database.query("UPDATE source_scan_jobs SET lease_until = now() WHERE project_id = $1", [
    projectId,
  ]);
}

async function asked(): Promise<readonly string[]> {
  const answers = await Promise.all(
    repositories.map(({ id }) => team.editor.post(`${repositoriesOf(projectId)}/${id}/scans`, scanBody())),
  );
  return answers.map(({ body }) => body.id);
}

/** Those that somebody does now, by what is known of them a moment later. */
async function leased(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await server.database.query<{ id: string; lease: string }>(
    "SELECT scan_id AS id, lease FROM source_scan_jobs WHERE project_id = $1 AND lease IS NOT NULL",
    [projectId],
  );
  return new Map(rows.map(({ id, lease }) => [id, lease]));
}

describe("of two processes one is killed", () => {
  it.each(KILLS)("$when ($number): all is done, once", async ({ arrive }) => {
    const ids = asked();
    const goOn = await arrive();
    await ids;
    await ended(other.process, "SIGKILL");
    await goOn();
    // What the other one does, it ends; what is left then was done by nobody.
    await until(async () => (await kept()).filter(({ state }) => state === "completed").length >= 2);
    const lost = await leased();
    await leasesEnd();
    other = await server.another();
    for (const id of await ids) {
      await endedScan(team.editor, projectId, id);
    }
    const rows = await kept();
    expect(rows.map(({ id }) => id).sort()).toEqual([...(await ids)].sort());
    for (const { id: _id, repository: _repository, commit: _commit, hash: _hash, ...row } of rows) {
      expect(row).toEqual(WHOLE);
    }
    expect(lost.size).toBeLessThanOrEqual(2);
    await areWhole(rows);
  });
});

describe("a process that lost its scans", () => {
  it("and goes on with them later writes nothing", async () => {
    const ids = asked();
    const goOn = await heldAt(/\/git\/blobs\/|\/codeload\//);
    await ids;
    other.process.kill("SIGSTOP");
    await goOn();
    await until(async () => (await kept()).filter(({ state }) => state === "completed").length >= 2);
    await leasesEnd();
    for (const id of await ids) {
      await endedScan(team.editor, projectId, id);
    }
    const before = await kept();
    other.process.kill("SIGCONT");
    // It says that it goes on every few seconds, and finds out that it must not.
    await pause(7_000);
    await until(async () => (await fetch(`${other.url}/health/ready`)).status === 200);
    expect(await kept()).toEqual(before);
    expect(before.every(({ state }) => state === "completed")).toBe(true);
    await areWhole(before);
  });
});

/** Each repository is at its scan, and a scan that nobody disturbs finds the same. */
async function areWhole(rows: Awaited<ReturnType<typeof kept>>): Promise<void> {
  for (const { id, repository } of repositories) {
    const row = rows.find((one) => one.repository === repository);
    const { body } = await team.viewer.get(`${repositoriesOf(projectId)}/${id}`).expect(200);
    const { trackedScan, trackedCommit, latestScan, lastFailure } = body;
    expect({ trackedScan, trackedCommit, latestScan, lastFailure }).toEqual({
      trackedScan: row?.id,
      latestScan: row?.id,
      trackedCommit: row?.commit,
      lastFailure: null,
    });
    const again = await scanned(team.editor, projectId, id);
    expect([again.snapshotHash, again.commit]).toEqual([row?.hash, row?.commit]);
  }
  const { body } = await team.viewer.get(`${scansOf(projectId)}?limit=200`).expect(200);
  expect(body.items.length).toBe(2 * NAMES.length);
}
