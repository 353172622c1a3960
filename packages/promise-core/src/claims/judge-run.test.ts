import { describe, expect, it } from "@jest/globals";
import { IDENTITY_REASONS } from "../records/run.js";
import {
  aJob,
  aRun,
  HEAD,
  jobs,
  judgedBy,
  OTHER_HEAD,
  RUN_URL,
  reasonOf,
  runClaim,
  yes,
} from "../testing/code-host.js";
import type { HostAnswer } from "./host-answer.js";
import type { RunClaim } from "./verified-outcome.js";

const NAMED = { source: { workflow: "Continuous integration" } };
const OF_JOB = { source: { job: "test" } };
const NO = (outcome: Exclude<HostAnswer["outcome"], "answered">): HostAnswer => ({ outcome });

type Case = readonly [reason: string | null, why: string, claim: RunClaim, answers: readonly HostAnswer[]];

const whole = (reason: string | null, why: string, said: object): Case => [
  reason,
  why,
  runClaim(),
  [yes(aRun(said))],
];
const named = (reason: string | null, why: string, answer: HostAnswer): Case => [
  reason,
  why,
  runClaim(NAMED),
  [yes(aRun()), answer],
];
const ofJob = (reason: string | null, why: string, ...answers: readonly HostAnswer[]): Case => [
  reason,
  why,
  runClaim(OF_JOB),
  [yes(aRun({ conclusion: "cancelled" })), ...answers],
];
const ended = (...conclusions: readonly (string | null)[]): HostAnswer =>
  yes(jobs(...conclusions.map((conclusion, at) => aJob({ id: at, name: `test (${at})`, conclusion }))));

const CASES: readonly Case[] = [
  ["github-rate-limited", "run", runClaim(), [NO("rate-limited")]],
  named("github-rate-limited", "workflow", NO("rate-limited")),
  ofJob("github-rate-limited", "jobs", NO("rate-limited")),
  ["github-access-refused", "run", runClaim(), [NO("refused")]],
  named("github-access-refused", "workflow", NO("refused")),
  ofJob("github-access-refused", "jobs", NO("refused")),
  ["run-not-found", "run", runClaim(), [NO("not-found")]],
  ["github-not-configured", "may not be asked", runClaim(), [NO("blocked")]],
  named("github-not-configured", "may not be asked for the workflow", NO("blocked")),
  ofJob("jobs-unavailable", "may not be asked for jobs", NO("blocked")),
  ["github-unavailable", "run", runClaim(), [NO("unavailable")]],
  named("github-unavailable", "workflow", NO("unavailable")),
  ["github-unavailable", "no object", runClaim(), [yes("ok")]],
  ["github-unavailable", "a list", runClaim(), [yes([aRun()])]],
  ["github-unavailable", "nothing", runClaim(), [yes(null)]],
  whole("github-unavailable", "another run", { id: 18 }),
  whole("github-unavailable", "an ID that is text", { id: "17" }),
  whole("github-unavailable", "no commit", { head_sha: undefined }),
  whole("github-unavailable", "a short commit", { head_sha: "abc" }),
  whole("github-unavailable", "no status", { status: 1 }),
  ["github-unavailable", "another attempt", runClaim({ run: { attempt: 1 } }), [yes(aRun())]],
  [
    "github-unavailable",
    "no ID of a workflow",
    runClaim(NAMED),
    [yes(aRun({ workflow_id: -1 })), yes({ name: "Continuous integration" })],
  ],
  whole("run-repository-unknown", "no repository", { repository: null }),
  whole("run-repository-unknown", "a deleted fork", { head_repository: null }),
  whole("run-repository-unknown", "an empty name", { head_repository: { full_name: "" } }),
  whole("run-repository-differs", "another repository", { repository: { full_name: "acme/other" } }),
  whole("run-repository-differs", "a fork", { head_repository: { full_name: "eve/shop" } }),
  [
    "run-repository-differs",
    "letters that become others",
    runClaim({ source: { repository: "acme/kit" }, run: { repository: "acme/kit" } }),
    [yes(aRun({ repository: { full_name: "acme/\u{212a}it" }, head_repository: { full_name: "acme/Kit" } }))],
  ],
  whole("workflow-differs", "another file", { path: ".github/workflows/other.yml" }),
  whole("workflow-differs", "another folder", { path: "ci.yml" }),
  whole("workflow-differs", "no path", { path: undefined }),
  whole("workflow-differs", "a file that is named like a file at a ref", {
    path: ".github/workflows/ci.yml@x.yml",
  }),
  whole("workflow-differs", "the same at a ref", { path: ".github/workflows/ci.yml@x.yml@main" }),
  named("workflow-differs", "another name", yes({ name: "continuous integration" })),
  named("workflow-differs", "no name", yes({})),
  named("github-unavailable", "another workflow", yes({ id: 6, name: "Continuous integration" })),
  named("workflow-differs", "a deleted workflow", NO("not-found")),
  whole("commit-differs", "another commit", { head_sha: OTHER_HEAD }),
  whole("run-not-completed", "it runs", { status: "in_progress", conclusion: null }),
  ofJob("jobs-unavailable", "not there", NO("not-found")),
  ofJob("jobs-unavailable", "not to be read", NO("unavailable")),
  ofJob("jobs-unavailable", "no list", yes({ total_count: 1 })),
  ofJob("jobs-unavailable", "no count", yes({ jobs: [aJob()] })),
  ofJob("jobs-unavailable", "a job without name", yes(jobs(aJob(), { status: "completed" }))),
  ofJob("jobs-unavailable", "a job without status", yes(jobs(aJob({ status: null })))),
  ofJob("jobs-unavailable", "a job of another run", yes(jobs(aJob({ run_id: 18 })))),
  ofJob("jobs-unavailable", "a job of a later attempt", yes(jobs(aJob({ run_attempt: 3 })))),
  ofJob("jobs-unavailable", "a job of another commit", yes(jobs(aJob({ head_sha: OTHER_HEAD })))),
  ofJob(
    "jobs-incomplete",
    "fewer than it has",
    yes({ total_count: 2, jobs: [aJob()] }),
    yes({ total_count: 2, jobs: [] }),
  ),
  ofJob(
    "jobs-incomplete",
    "fewer than a page before said",
    yes({ total_count: 2, jobs: [aJob()] }),
    yes({ total_count: 1, jobs: [] }),
  ),
  ofJob("jobs-incomplete", "the same twice", yes({ total_count: 2, jobs: [aJob(), aJob()] })),
  ofJob("jobs-incomplete", "too many", yes({ total_count: 1_001, jobs: [aJob()] })),
  ofJob("job-not-found", "none", yes(jobs())),
  ofJob(
    "job-not-found",
    "others",
    yes(jobs(aJob({ name: "tests" }), aJob({ name: "test (" }), aJob({ name: "a/test" }))),
  ),
  ofJob(
    "job-not-completed",
    "one of a matrix",
    yes(jobs(aJob(), aJob({ name: "test (2)", status: "queued", conclusion: null }))),
  ),
  ofJob("job-not-conclusive", "skipped", ended("skipped")),
  ofJob("job-not-conclusive", "one without an end", ended("success", null)),
  ["run-not-success", "cancelled", runClaim(), [yes(aRun({ conclusion: "cancelled" }))]],
  ["run-not-success", "nothing", runClaim(), [yes(aRun({ conclusion: null }))]],
  ["run-not-conclusive", "skipped", runClaim({ result: "failed" }), [yes(aRun({ conclusion: "skipped" }))]],
  whole("result-differs", "it failed", { conclusion: "failure" }),
  ["result-differs", "it passed", runClaim({ result: "failed" }), [yes(aRun())]],
  [
    "result-differs",
    "another word",
    runClaim({ result: "failed", said: { conclusion: "timed_out" } }),
    [yes(aRun({ conclusion: "failure" }))],
  ],
  ofJob("result-differs", "a job failed", ended("success", "failure", "skipped")),
  [
    "result-differs",
    "another word of a job",
    runClaim({ ...OF_JOB, result: "failed", said: { conclusion: "timed_out" } }),
    [yes(aRun()), ended("failure")],
  ],
];

describe("evidence that the code host was asked about", () => {
  it.each(CASES)("is a claim: %s (%s)", (reason, _why, claim, answers) => {
    const { outcome } = judgedBy(claim, answers);
    expect([reasonOf(outcome), outcome.result, outcome.evidence[0]?.identity]).toEqual([
      reason,
      "not-run",
      "claimed",
    ]);
  });

  it("has a case for every reason that needs the code host", () => {
    const found = new Set(CASES.map(([reason]) => reason));
    expect(IDENTITY_REASONS.slice(8).filter((reason) => !found.has(reason))).toEqual([]);
  });

  it.each<[string, RunClaim, readonly HostAnswer[], string]>([
    ["passed", runClaim(), [yes(aRun())], "success"],
    [
      "passed",
      runClaim({ said: { conclusion: "success" }, run: { attempt: 2 } }),
      [yes(aRun({ run_attempt: undefined }))],
      "success",
    ],
    ["failed", runClaim({ result: "failed" }), [yes(aRun({ conclusion: "timed_out" }))], "timed_out"],
    [
      "passed",
      runClaim({ source: { workflow: "a@b.yml" } }),
      [yes(aRun({ path: ".github/workflows/a@b.yml@main" }))],
      "success",
    ],
    [
      "passed",
      runClaim({ source: { workflow: ".github/workflows/ci.yml" } }),
      [yes(aRun({ path: ".github/workflows/ci.yml@refs/heads/main" }))],
      "success",
    ],
    [
      "passed",
      runClaim({ source: { workflow: "ci.yml" } }),
      [yes(aRun({ path: ".github/workflows/ci.yml@refs/heads/team@home" }))],
      "success",
    ],
    ["passed", runClaim(NAMED), [yes(aRun()), yes({ name: "Continuous integration" })], "success"],
    ["passed", runClaim(NAMED), [yes(aRun()), yes({ id: 5, name: "Continuous integration" })], "success"],
    [
      "passed",
      runClaim(OF_JOB),
      [
        yes(aRun()),
        yes(jobs(aJob({ run_attempt: 1, head_sha: HEAD }), aJob({ name: "test (2)", run_attempt: 2 }))),
      ],
      "success",
    ],
    [
      "passed",
      runClaim(OF_JOB),
      [yes(aRun({ run_attempt: undefined })), yes(jobs(aJob({ run_attempt: 9 })))],
      "success",
    ],
    [
      "passed",
      runClaim(OF_JOB),
      [
        yes(aRun({ conclusion: "failure" })),
        yes(jobs(aJob(), aJob({ name: "lint", conclusion: "failure" }))),
      ],
      "success",
    ],
    [
      "passed",
      runClaim(OF_JOB),
      [
        yes(aRun()),
        yes(jobs(aJob({ name: "ci / test (20)" }), aJob({ name: "ci / test" }), aJob({ name: "test (22)" }))),
      ],
      "success",
    ],
    [
      "failed",
      runClaim({ ...OF_JOB, result: "failed" }),
      [yes(aRun()), ended("skipped", "timed_out", "failure")],
      "failure",
    ],
    [
      "failed",
      runClaim({ ...OF_JOB, result: "failed", said: { conclusion: "timed_out" } }),
      [yes(aRun()), ended("timed_out", "failure")],
      "timed_out",
    ],
  ])("is verified as %s (%#)", (result, claim, answers, conclusion) => {
    const { outcome } = judgedBy(claim, answers);
    expect(reasonOf(outcome)).toBeNull();
    expect(outcome).toMatchObject({
      result,
      commitSha: HEAD,
      evidence: [{ identity: "verified", result, conclusion }],
    });
  });

  it("says nothing of jobs where none is named", () => {
    const { detail } = judgedBy(runClaim(), [yes(aRun())]).outcome;
    expect(detail).toBe(
      `Run 17, attempt 2, of .github/workflows/ci.yml at the commit ${HEAD} ended with success.`,
    );
  });

  it("counts jobs without an ID one by one, whatever run they do not name", () => {
    const unnumbered = yes({
      total_count: 2,
      jobs: [aJob({ id: null, run_id: null }), aJob({ id: null, run_id: null })],
    });
    expect(judgedBy(runClaim(OF_JOB), [yes(aRun()), unnumbered]).outcome.result).toBe("passed");
  });

  it("is recorded with what was read", () => {
    const digest = `sha256:${"0".repeat(64)}`;
    const claim = runClaim(OF_JOB);
    const told = { ...claim, request: { ...claim.request, artifactDigest: digest } };
    expect(judgedBy(told, [yes(aRun()), ended("success", "success")]).outcome).toEqual({
      result: "passed",
      scope: "external-test",
      environment: "codehost-actions",
      modelRevision: null,
      commitSha: HEAD,
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
      limitations: [
        "The run was read from the system that holds it, which says how it ended and not what it tested.",
        "The digest of the artifact is what the sender says; it was not read from that system.",
      ],
      detail: `Run 17, attempt 2, of .github/workflows/ci.yml at the commit ${HEAD} ended with success in the jobs "test (0)" (success), "test (1)" (success).`,
      inputs: [{ kind: "repository", id: "github.com/acme/shop", version: null, hash: HEAD }],
      assertions: [],
    });
  });

  it("says nothing of a digest that nobody gave", () => {
    expect(judgedBy(runClaim(), [yes(aRun())]).outcome.limitations).toEqual([
      "The run was read from the system that holds it, which says how it ended and not what it tested.",
    ]);
  });

  it("names twenty jobs of many, and no attempt or file that the host does not tell", () => {
    const many = ended(...Array.from({ length: 22 }, () => "success"));
    const unsaid = { run_attempt: undefined, path: undefined };
    const claim = runClaim({ source: { job: "test", workflow: "CI" } });
    const { detail } = judgedBy(claim, [yes(aRun(unsaid)), yes({ name: "CI" }), many]).outcome;
    expect(detail).toMatch(
      /^Run 17 of CI at the commit a+ ended with success in the jobs "test \(0\)" \(success\), "test \(1\)"/,
    );
    expect(detail).toMatch(/"test \(19\)" \(success\) and 2 more\.$/);
  });
});

describe("what the code host is asked", () => {
  const RUN = "/repos/acme/shop/actions/runs/17";

  it("is the run alone where that says enough", () => {
    expect(judgedBy(runClaim(), [yes(aRun())]).asked).toEqual([RUN]);
    expect(judgedBy(runClaim({ ...NAMED, ...OF_JOB }), [yes(aRun({ repository: null }))]).asked).toEqual([
      RUN,
    ]);
  });

  it("is the workflow for its name, and the jobs of the attempt page by page", () => {
    const source = { workflow: "CI", job: "test" };
    const page = (from: number, to: number) =>
      yes({ total_count: 150, jobs: Array.from({ length: to - from }, (_, at) => aJob({ id: from + at })) });
    const answers = [yes(aRun()), yes({ name: "CI" }), page(0, 100), page(100, 150)];
    const attempt = judgedBy(runClaim({ source, run: { attempt: 2 } }), answers);
    expect(attempt.outcome.result).toBe("passed");
    expect(attempt.asked).toEqual([
      `${RUN}/attempts/2`,
      "/repos/acme/shop/actions/workflows/5",
      `${RUN}/attempts/2/jobs?per_page=100&page=1`,
      `${RUN}/attempts/2/jobs?per_page=100&page=2`,
    ]);
    expect(judgedBy(runClaim({ source }), answers).asked[2]).toBe(
      `${RUN}/jobs?filter=latest&per_page=100&page=1`,
    );
  });

  it("is never more than fourteen times", () => {
    const endless = Array.from({ length: 20 }, (_, at) =>
      yes({ total_count: 1_000, jobs: [aJob({ id: at })] }),
    );
    const source = { workflow: "CI", job: "test" };
    const { asked, outcome } = judgedBy(runClaim({ source }), [yes(aRun()), yes({ name: "CI" }), ...endless]);
    expect([asked.length, reasonOf(outcome)]).toEqual([12, "jobs-incomplete"]);
  });
});
