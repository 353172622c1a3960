import type { HostAnswer, HostQuestion } from "../claims/host-answer.js";
import { judgeRun } from "../claims/judge-run.js";
import type { RunClaim } from "../claims/verified-outcome.js";
import type { Outcome } from "../records/run.js";
import { EVIDENCE_SOURCE } from "./promise-builder.js";

export const HEAD = "a".repeat(40);
export const OTHER_HEAD = "b".repeat(40);
export const RUN_URL = "https://github.com/acme/shop/actions/runs/17";

/** A run that is what the evidence below says, as a code host answers it. */
export function aRun(said: object = {}): object {
  return {
    id: 17,
    run_attempt: 2,
    repository: { full_name: "Acme/Shop" },
    head_repository: { full_name: "Acme/Shop" },
    path: ".github/workflows/ci.yml",
    workflow_id: 5,
    head_sha: HEAD,
    status: "completed",
    conclusion: "success",
    ...said,
  };
}

export function aJob(said: object = {}): object {
  return { id: 1, run_id: 17, name: "test", status: "completed", conclusion: "success", ...said };
}

export function jobs(...listed: readonly object[]): object {
  return { total_count: listed.length, jobs: listed.map((job, index) => ({ ...job, id: index + 1 })) };
}

export function yes(body: unknown): HostAnswer {
  return { outcome: "answered", body };
}

/** Evidence that says the run passed; of a plan that names a workflow file and no job. */
export function runClaim({
  source = {},
  said = {},
  run = {},
  result = "passed" as "passed" | "failed",
} = {}): RunClaim {
  const address = { host: "github.com", repository: "acme/shop", runId: "17", attempt: null, jobId: null };
  const noWord = { commitSha: null, conclusion: null };
  return {
    request: {
      result,
      source: { system: "codehost-actions", runUrl: RUN_URL, ...noWord, ...said },
      artifactDigest: null,
      revision: null,
    },
    read: { run: { ...address, ...run }, source: { ...EVIDENCE_SOURCE, ...source }, commitSha: HEAD },
  };
}

/** What came of a claim, and what was asked for it. */
export interface Judged {
  readonly outcome: Outcome;
  readonly asked: readonly string[];
}

/** Judges a claim by these answers in turn; what is asked beyond them cannot be read. */
export function judgedBy(claim: RunClaim, answers: readonly HostAnswer[]): Judged {
  const asked: HostQuestion[] = [];
  const judging = judgeRun(claim);
  let step = judging.next();
  while (step.done !== true) {
    asked.push(step.value);
    step = judging.next(answers[asked.length - 1] ?? { outcome: "unavailable" });
  }
  return { outcome: step.value, asked: asked.map(({ path }) => path) };
}

export function reasonOf({ evidence }: Outcome): string | null {
  return evidence[0]?.identityReason ?? null;
}
