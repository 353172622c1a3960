import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { IDENTITY_REASONS, type Outcome } from "../records/run.js";
import {
  aJob,
  aRun,
  HEAD,
  jobs,
  judgedBy,
  OTHER_HEAD,
  reasonOf,
  runClaim,
  yes,
} from "../testing/code-host.js";
import type { HostAnswer } from "./host-answer.js";

const conclusion = fc.constantFrom(
  "success",
  "success",
  "failure",
  "timed_out",
  "cancelled",
  "skipped",
  null,
);
const status = fc.constantFrom("completed", "completed", "completed", "in_progress");
const fullName = fc.constantFrom(
  { full_name: "Acme/Shop" },
  { full_name: "Acme/Shop" },
  { full_name: "eve/shop" },
  null,
);

const anyRun = fc
  .record({
    id: fc.constantFrom(17, 17, 17, 18),
    repository: fullName,
    head_repository: fullName,
    path: fc.constantFrom(".github/workflows/ci.yml", ".github/workflows/ci.yml", "other.yml"),
    head_sha: fc.constantFrom(HEAD, HEAD, OTHER_HEAD),
    status,
    conclusion,
  })
  .map((said) => yes(aRun(said)));
const anyJob = fc
  .record({ name: fc.constantFrom("test", "test (1)", "ci / test", "lint"), status, conclusion })
  .map((said) => aJob(said));
const anyJobs = fc.array(anyJob, { maxLength: 3 }).map((listed) => yes(jobs(...listed)));
const anyWorkflow = fc.constantFrom("CI", "Other").map((name) => yes({ name }));
const none = fc
  .constantFrom("rate-limited", "refused", "not-found", "unavailable")
  .map((outcome) => ({ outcome }) as HostAnswer);
const garbage = fc.jsonValue().map(yes);
const or = (arbitrary: fc.Arbitrary<HostAnswer>) =>
  fc.oneof({ weight: 8, arbitrary }, { weight: 1, arbitrary: none }, { weight: 1, arbitrary: garbage });

const anyClaim = fc
  .record({
    result: fc.constantFrom("passed" as const, "failed" as const),
    said: fc.record({ conclusion: fc.constantFrom(null, "success", "failure", "timed_out") }),
    source: fc.record({
      workflow: fc.constantFrom("ci.yml", "ci.yml", "CI"),
      job: fc.constantFrom(null, "test"),
    }),
  })
  .map(runClaim);

const anyCase = fc.record({ claim: anyClaim, run: or(anyRun), workflow: or(anyWorkflow), jobs: or(anyJobs) });

/** The same rules in one place, as plainly as they can be said, over answers that are well formed. */
function mayBeVerified(run: Record<string, unknown>): boolean {
  const isOurs = [run["repository"], run["head_repository"]].every(
    (one) => (one as { full_name: string } | null)?.full_name === "Acme/Shop",
  );
  return isOurs && run["id"] === 17 && run["head_sha"] === HEAD && run["status"] === "completed";
}

it("is never verified where a rule denies it, and never passes as a claim", () => {
  fc.assert(
    fc.property(anyCase, ({ claim, run, workflow, jobs: listed }) => {
      const isNamed = claim.read.source.workflow === "CI";
      const { outcome } = judgedBy(claim, [run, ...(isNamed ? [workflow] : []), listed]);
      expect(outcome.evidence).toHaveLength(1);
      if (reasonOf(outcome) !== null) {
        expect([outcome.result, outcome.evidence[0]?.identity, outcome.inputs]).toEqual([
          "not-run",
          "claimed",
          [],
        ]);
        return;
      }
      expectTrue(outcome, claim.request.result);
      expect(run.outcome === "answered" && mayBeVerified(run.body as Record<string, unknown>)).toBe(true);
      expect([workflow.outcome, listed.outcome]).toEqual([
        isNamed ? "answered" : workflow.outcome,
        claim.read.source.job === null ? listed.outcome : "answered",
      ]);
    }),
    { seed: 18, numRuns: 3_000 },
  );
});

it("is judged over cases of every kind", () => {
  const found = fc
    .sample(anyCase, { seed: 18, numRuns: 3_000 })
    .map(({ claim, run, workflow, jobs: listed }) => {
      const isNamed = claim.read.source.workflow === "CI";
      return reasonOf(judgedBy(claim, [run, ...(isNamed ? [workflow] : []), listed]).outcome);
    });
  const kinds = [...IDENTITY_REASONS.slice(8).filter((reason) => reason !== "jobs-incomplete"), null];
  expect(kinds.filter((kind) => !found.includes(kind))).toEqual([]);
});

function expectTrue({ result, evidence, commitSha, inputs }: Outcome, stated: string): void {
  expect([result, evidence[0]?.identity, evidence[0]?.result, commitSha]).toEqual([
    stated,
    "verified",
    stated,
    HEAD,
  ]);
  expect(evidence[0]?.conclusion === "success").toBe(result === "passed");
  expect(inputs).toEqual([{ kind: "repository", id: "github.com/acme/shop", version: null, hash: HEAD }]);
}

it("says the first reason that holds: what mends one reason never brings back one before it", () => {
  const mends: readonly object[] = [
    {
      repository: null,
      head_repository: { full_name: "eve/shop" },
      path: "x.yml",
      head_sha: OTHER_HEAD,
      status: "queued",
      conclusion: "skipped",
    },
    {
      head_repository: { full_name: "eve/shop" },
      path: "x.yml",
      head_sha: OTHER_HEAD,
      status: "queued",
      conclusion: "skipped",
    },
    { path: "x.yml", head_sha: OTHER_HEAD, status: "queued", conclusion: "skipped" },
    { head_sha: OTHER_HEAD, status: "queued", conclusion: "skipped" },
    { status: "queued", conclusion: "skipped" },
    { conclusion: "skipped" },
    { conclusion: "failure" },
  ];
  const reasons = mends.map((said) => reasonOf(judgedBy(runClaim(), [yes(aRun(said))]).outcome));
  expect(reasons).toEqual([
    "run-repository-unknown",
    "run-repository-differs",
    "workflow-differs",
    "commit-differs",
    "run-not-completed",
    "run-not-success",
    "result-differs",
  ]);
  const places = reasons.map((reason) => [...IDENTITY_REASONS, null].indexOf(reason as null));
  expect(places).toEqual(places.toSorted((left, right) => left - right));
});
