import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { IDENTITY_REASONS } from "@plumbline/promise-core";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { leadingTo, TROUBLES } from "./testing/code-host-troubles.js";
import {
  aJob,
  aProjectWithPlans,
  aRun,
  evidenceBody,
  followAt,
  hostRun,
  RUN_ID,
  RUN_URL,
} from "./testing/evidence.js";
import { type FakeCodeHost, type Said, startFakeCodeHost, type Trouble } from "./testing/fake-code-host.js";
import type { Team } from "./testing/project.js";
import { statusOf } from "./testing/promises.js";
import { HEAD, OTHER_HEAD, usesCodeHost } from "./testing/sources.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { untilQuiet } from "./testing/waiting.js";

let server: RunningServer;
let team: Team;
let host: FakeCodeHost;
/** One that follows the repository at `HEAD`, and one that follows nothing. */
let following: { projectId: string; path: string };
let strange: { projectId: string; path: string };

beforeAll(async () => {
  ({ server, team } = await startTeamServer({ Service__Profile: "local" }));
  host = await startFakeCodeHost();
  await usesCodeHost(team, host);
  hostRun(host, aRun());
  following = await aProjectWithPlans(team, "EVI");
  strange = await aProjectWithPlans(team, "STR");
  await followAt({ server, team, projectId: following.projectId }, HEAD);
});
afterAll(async () => {
  await server.stop();
  await host.stop();
});
beforeEach(() => {
  host.instead.clear();
  hostRun(host, aRun());
  host.forget();
});

const SHOP_AT_HOST = "127.0.0.1/acme/shop";
const RUN_PATH = `/repos/acme/shop/actions/runs/${RUN_ID}`;
const WORKFLOW_PATH = "/repos/acme/shop/actions/workflows/5";
const JOBS_PATH = `${RUN_PATH}/jobs`;

/** Records evidence as an agent of its own, which may do so 120 times in a minute. */
async function recorded(key: string, body: Said, path = following.path) {
  const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose"] });
  const answer = await withToken(server, value).post(`${path}/obligations/${key}/evidence`, body).expect(200);
  return answer.body;
}

type Case = readonly [
  reason: string,
  why: string,
  key: "O1" | "O2" | "O3" | "O4" | "O5" | "O6",
  body: Said,
  prepare?: () => unknown,
];

const run = (change: Said) => () => hostRun(host, aRun(change));
const jobs =
  (...listed: readonly Said[]) =>
  () =>
    hostRun(host, aRun(), listed.map(aJob));
const trouble = (path: string, what: Trouble) => () => host.instead.set(path, what);
const jobsSay =
  (body: unknown): Trouble =>
  (response) =>
    response.writeHead(200).end(JSON.stringify(body));
const PASSED = evidenceBody();
const FAILED = evidenceBody({ result: "failed" });

/** One row and more for each reason, in their order (docs/reference/promises-evidence.md#reasons). */
const CASES: readonly Case[] = [
  ["no-evidence-source", "the plan names none", "O6", PASSED],
  ["system-not-checkable", "of the plan", "O4", PASSED],
  ["system-not-checkable", "of the evidence", "O1", evidenceBody({}, { system: "other" })],
  ["run-url-not-recognised", "a query", "O1", evidenceBody({}, { runUrl: `${RUN_URL}?pr=1` })],
  ["run-url-not-recognised", "a port", "O1", evidenceBody({}, { runUrl: RUN_URL.replace("1/", "1:443/") })],
  [
    "repository-differs",
    "of the address",
    "O1",
    evidenceBody({}, { runUrl: RUN_URL.replace("shop", "other") }),
  ],
  ["repository-differs", "of the plan", "O5", PASSED],
  ["github-not-configured", "no token", "O1", PASSED, () => usesCodeHost(team, host, { token: null })],
  [
    "run-url-host-differs",
    "another host",
    "O1",
    evidenceBody({}, { runUrl: RUN_URL.replace("127.0.0.1", "github.com") }),
  ],
  ["github-rate-limited", "429", "O1", PASSED, trouble(RUN_PATH, TROUBLES["too many requests"])],
  ["github-rate-limited", "none left", "O1", PASSED, trouble(RUN_PATH, TROUBLES["none left"])],
  [
    "github-rate-limited",
    "a secondary limit",
    "O1",
    PASSED,
    trouble(RUN_PATH, TROUBLES["a secondary limit"]),
  ],
  ["github-rate-limited", "of the workflow", "O2", PASSED, trouble(WORKFLOW_PATH, TROUBLES["none left"])],
  ["github-rate-limited", "of the jobs", "O3", PASSED, trouble(JOBS_PATH, TROUBLES["none left"])],
  ["github-access-refused", "401", "O1", PASSED, trouble(RUN_PATH, TROUBLES.unauthorized)],
  ["github-access-refused", "403", "O1", PASSED, trouble(RUN_PATH, TROUBLES.forbidden)],
  ["github-access-refused", "of the jobs", "O3", PASSED, trouble(JOBS_PATH, TROUBLES.forbidden)],
  ["run-not-found", "404", "O1", evidenceBody({}, { runUrl: RUN_URL.replace("17", "18") })],
  ["run-not-found", "410", "O1", PASSED, trouble(RUN_PATH, TROUBLES.gone)],
  ["run-not-found", "no such attempt", "O1", evidenceBody({}, { runUrl: `${RUN_URL}/attempts/9` })],
  ["github-unavailable", "a server error", "O1", PASSED, trouble(RUN_PATH, TROUBLES["a server error"])],
  ["github-unavailable", "no answer", "O1", PASSED, trouble(RUN_PATH, TROUBLES["no answer"])],
  ["github-unavailable", "half an answer", "O1", PASSED, trouble(RUN_PATH, TROUBLES["half an answer"])],
  ["github-unavailable", "a page", "O1", PASSED, trouble(RUN_PATH, TROUBLES["a page"])],
  ["github-unavailable", "too large", "O1", PASSED, trouble(RUN_PATH, TROUBLES["too large an answer"])],
  [
    "github-unavailable",
    "a redirect",
    "O1",
    PASSED,
    trouble(RUN_PATH, leadingTo("/api/v3/repositories/1", 301)),
  ],
  ["github-unavailable", "another run", "O1", PASSED, run({ id: 18 })],
  ["github-unavailable", "of the workflow", "O2", PASSED, trouble(WORKFLOW_PATH, TROUBLES["a server error"])],
  ["run-repository-unknown", "a deleted fork", "O1", PASSED, run({ head_repository: null })],
  ["run-repository-differs", "a fork", "O1", PASSED, run({ head_repository: { full_name: "eve/shop" } })],
  ["run-repository-differs", "another", "O1", PASSED, run({ repository: { full_name: "acme/other" } })],
  ["workflow-differs", "another file", "O1", PASSED, run({ path: ".github/workflows/lint.yml" })],
  ["workflow-differs", "a file like it", "O1", PASSED, run({ path: ".github/workflows/ci.yml@x.yml" })],
  [
    "workflow-differs",
    "another name",
    "O2",
    PASSED,
    trouble(WORKFLOW_PATH, jobsSay({ id: 5, name: "Lint" })),
  ],
  [
    "workflow-differs",
    "a title",
    "O2",
    PASSED,
    () => {
      hostRun(host, aRun({ name: "Continuous integration" }));
      host.instead.set(WORKFLOW_PATH, jobsSay({ id: 5, name: "Lint" }));
    },
  ],
  ["commit-differs", "than is followed", "O1", PASSED, run({ head_sha: OTHER_HEAD })],
  ["commit-differs", "than is named", "O1", evidenceBody({}, { commitSha: OTHER_HEAD })],
  ["run-not-completed", "it runs", "O1", PASSED, run({ status: "in_progress", conclusion: null })],
  ["jobs-unavailable", "404", "O3", PASSED, trouble(JOBS_PATH, TROUBLES["not found"])],
  ["jobs-unavailable", "a page", "O3", PASSED, trouble(JOBS_PATH, TROUBLES["a page"])],
  [
    "jobs-incomplete",
    "fewer than counted",
    "O3",
    PASSED,
    trouble(JOBS_PATH, jobsSay({ total_count: 2, jobs: [aJob()] })),
  ],
  ["jobs-incomplete", "over ten pages", "O3", PASSED, jobs(...Array.from({ length: 1_001 }, () => ({})))],
  ["job-not-found", "others alone", "O3", PASSED, jobs({ name: "tests" }, { name: "lint / testing" })],
  [
    "job-not-completed",
    "one of a matrix",
    "O3",
    PASSED,
    jobs({ name: "test (1)" }, { name: "test (2)", status: "queued", conclusion: null }),
  ],
  ["job-not-conclusive", "skipped", "O3", PASSED, jobs({ conclusion: "skipped" })],
  ["run-not-success", "cancelled", "O1", PASSED, run({ conclusion: "cancelled" })],
  ["run-not-conclusive", "cancelled", "O1", FAILED, run({ conclusion: "cancelled" })],
  ["result-differs", "it failed", "O1", PASSED, run({ conclusion: "failure" })],
  ["result-differs", "it passed", "O1", FAILED],
  [
    "result-differs",
    "another word",
    "O1",
    evidenceBody({ result: "failed" }, { conclusion: "timed_out" }),
    run({ conclusion: "failure" }),
  ],
  [
    "result-differs",
    "a job failed",
    "O3",
    PASSED,
    jobs({ name: "test (1)" }, { name: "test (2)", conclusion: "failure" }),
  ],
];

const OF_STRANGERS: readonly Case[] = [
  ["repository-not-followed", "none is", "O1", PASSED],
  [
    "no-tracked-commit",
    "never scanned",
    "O1",
    PASSED,
    () => followAt({ server, team, projectId: strange.projectId }, null),
  ],
];

/** Whatever was said, it is a claim, is stored as one, and shows nothing. */
async function expectClaim([reason, , key, body, prepare]: Case, path: string): Promise<void> {
  await prepare?.();
  const found = await recorded(key, body, path);
  expect(found).toMatchObject({ result: "not-run", scope: "external-test", commitSha: null, inputs: [] });
  expect(found.evidence).toMatchObject([
    { identity: "claimed", identityReason: reason, result: body["result"] },
  ]);
  const { body: page } = await team.viewer.get(`${path}/runs?limit=1`).expect(200);
  expect(page.items).toEqual([found]);
}

describe("evidence that is a claim", () => {
  it.each(CASES)("%s: %s", async (...one) => {
    await expectClaim(one as unknown as Case, following.path);
    await usesCodeHost(team, host);
    const at = ([...IDENTITY_REASONS] as string[]).indexOf(one[0]);
    expect(host.paths.length > 0).toBe(at >= 8);
  });

  it.each(OF_STRANGERS)("%s: %s", async (...one) => {
    await expectClaim(one as unknown as Case, strange.path);
  });

  it("github-unavailable: no answer in ten seconds, and is not asked again", async () => {
    host.instead.set(RUN_PATH, () => undefined);
    const found = await recorded("O1", PASSED);
    expect(found.evidence[0].identityReason).toBe("github-unavailable");
    expect(host.paths).toEqual([RUN_PATH]);
  });

  it("has a case for each of the 25 reasons", () => {
    const shown = new Set([...CASES, ...OF_STRANGERS].map(([reason]) => reason));
    expect([...IDENTITY_REASONS].filter((reason) => !shown.has(reason))).toEqual([]);
    expect(shown.size).toBe(25);
  });
});

it("the code host is not asked for an obligation that has as many runs as it may", async () => {
  const { projectId, path } = await aProjectWithPlans(team, "MAX");
  await followAt({ server, team, projectId }, HEAD);
  await recorded("O1", PASSED, path);
  await server.database.query(
    `INSERT INTO promise_runs SELECT project_id, promise_id, n, revision, obligation, recipe_hash, draft, claimed,
            stream_id, model_revision_id, record
       FROM promise_runs, generate_series(2, 1000) AS n WHERE project_id = $1 AND number = 1`,
    [projectId],
  );
  await server.database.query("UPDATE promises SET last_run = 1000 WHERE project_id = $1", [projectId]);
  host.forget();
  const full = await team.editor.post(`${path}/obligations/O1/evidence`, PASSED);
  expect([full.status, full.body.title, host.paths]).toEqual([
    409,
    "An obligation of a revision has at most 1000 runs",
    [],
  ]);
  await recorded("O2", PASSED, path);
});

describe("evidence that is verified", () => {
  it("has passed, says what was read, and is current while that commit is followed", async () => {
    const { projectId, path } = await aProjectWithPlans(team, "VER");
    await followAt({ server, team, projectId }, HEAD);
    const digest = `sha256:${"1".repeat(64)}`;
    const found = await recorded(
      "O1",
      evidenceBody({ artifactDigest: digest }, { conclusion: "success" }),
      path,
    );
    expect(found).toMatchObject({
      result: "passed",
      scope: "external-test",
      environment: "codehost-actions",
      commitSha: HEAD,
      draft: false,
      inputs: [{ kind: "repository", id: SHOP_AT_HOST, version: null, hash: HEAD }],
      evidence: [
        {
          identity: "verified",
          identityReason: null,
          result: "passed",
          system: "codehost-actions",
          runUrl: RUN_URL,
          commitSha: HEAD,
          conclusion: "success",
          artifactDigest: digest,
        },
      ],
      detail: `Run 17, attempt 1, of .github/workflows/ci.yml at the commit ${HEAD} ended with success.`,
    });
    expect((await statusOf(team.viewer, path))["counts"]).toMatchObject({ passed: 1, notRun: 5, stale: 0 });

    await followAt({ server, team, projectId }, OTHER_HEAD);
    const { counts, obligations, gaps } = await statusOf(team.viewer, path);
    expect(counts).toMatchObject({ passed: 0, stale: 1 });
    expect(obligations[0].changed).toEqual([
      { kind: "repository", id: SHOP_AT_HOST, recorded: HEAD, current: OTHER_HEAD },
    ]);
    expect(gaps).toContain(
      `O1 is stale, since the repository ${SHOP_AT_HOST} moved from ${HEAD} to ${OTHER_HEAD}: send evidence of a new run.`,
    );
    await followAt({ server, team, projectId }, HEAD);
    await recorded("O1", evidenceBody({}, { system: "other" }), path);
    expect((await statusOf(team.viewer, path))["counts"]).toMatchObject({ passed: 1, stale: 0 });
  });

  it.each<[string, string, Said, () => unknown]>([
    ["failed", "O1", FAILED, run({ conclusion: "failure" })],
    ["failed", "O1", FAILED, run({ conclusion: "timed_out" })],
    ["passed", "O1", evidenceBody({}, { commitSha: OTHER_HEAD }), run({ head_sha: OTHER_HEAD })],
    ["passed", "O2", PASSED, run({ path: "dynamic/whatever" })],
    [
      "passed",
      "O3",
      PASSED,
      jobs({ name: "test (1)" }, { name: "ci / test (2)" }, { name: "lint", conclusion: "failure" }),
    ],
    ["failed", "O3", FAILED, jobs({ name: "test (1)" }, { name: "test (2)", conclusion: "failure" })],
    [
      "passed",
      "O3",
      evidenceBody({}, { runUrl: `${RUN_URL}/attempts/2/job/7` }),
      () =>
        hostRun(host, aRun({ run_attempt: 3, conclusion: "failure" }), [], {
          2: { run: aRun({ run_attempt: 2 }), jobs: [aJob()] },
        }),
    ],
  ])("has %s (%#)", async (result, key, body, prepare) => {
    prepare();
    const found = await recorded(key, body);
    expect(found).toMatchObject({
      result,
      evidence: [{ identity: "verified", identityReason: null, result }],
    });
  });

  it("asks for each page of jobs once, and for nothing that it does not need", async () => {
    jobs(...Array.from({ length: 250 }, (_, at) => ({ name: `test (${at})` })))();
    expect((await recorded("O3", PASSED)).result).toBe("passed");
    expect(host.paths).toEqual([
      RUN_PATH,
      ...[1, 2, 3].map((page) => `${JOBS_PATH}?filter=latest&per_page=100&page=${page}`),
    ]);
    host.forget();
    hostRun(host, aRun({ head_repository: { full_name: "eve/shop" } }));
    await recorded("O3", PASSED);
    expect(host.paths).toEqual([RUN_PATH]);
  });

  it("never sends the token elsewhere, and asks nothing of what the address names", async () => {
    const other = await startFakeCodeHost();
    host.instead.set(RUN_PATH, leadingTo(`${other.apiBaseUrl}${RUN_PATH}`, 307));
    await recorded("O1", PASSED);
    await recorded("O1", evidenceBody({}, { runUrl: RUN_URL.replace("127.0.0.1", "localhost") }));
    expect(other.web.asked).toEqual([]);
    for (const { headers, method } of host.web.asked) {
      expect([method, headers.host]).toEqual(["GET", `127.0.0.1:${host.web.port}`]);
    }
    await other.stop();
  });
});

describe("while the code host is asked", () => {
  it("no thread and no transaction waits, and whoever leaves has stored nothing", async () => {
    const { path } = following;
    const runs = async () => (await team.viewer.get(`${path}/runs?limit=200`).expect(200)).body.items.length;
    // Threads that have to start, and a token, do not wait in the ten seconds that a code host has.
    await recorded("O6", PASSED);
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose"] });
    const before = await runs();
    const asked = new Promise<void>((resolve) => {
      host.instead.set(RUN_PATH, () => resolve());
    });
    const leaving = new AbortController();
    const cookie = team.editor.cookie ?? "";
    const sent = fetch(`${server.url}${path}/obligations/O1/evidence`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json", origin: server.url },
      body: JSON.stringify(PASSED),
      signal: leaving.signal,
    });
    await asked;
    await untilQuiet(server.database);
    const other = await withToken(server, value).post(`${path}/obligations/O6/evidence`, PASSED).expect(200);
    expect(other.body.result).toBe("not-run");
    leaving.abort();
    await expect(sent).rejects.toThrow();
    expect(await runs()).toBe(before + 1);
  });

  it("so many of one workspace are read at once, and one more is told to come back", async () => {
    const answers: (() => void)[] = [];
    host.instead.set(RUN_PATH, (response) => {
      answers.push(() => response.writeHead(404).end("{}"));
    });
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["propose"] });
    const agent = withToken(server, value);
    const send = () =>
      agent.post(`${following.path}/obligations/O1/evidence`, PASSED).then(({ status }) => status);
    const going = Array.from({ length: 8 }, send);
    while (answers.length < 8) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await send()).toBe(429);
    for (const answer of answers) {
      answer();
    }
    expect(await Promise.all(going)).toEqual(Array(8).fill(200));
  });
});
