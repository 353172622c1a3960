import type { EvidenceRequest } from "../documents/evidence-request.js";
import type { IdentityReason } from "../records/run.js";
import type { HostJob } from "./host-jobs.js";
import type { HostRun } from "./host-run.js";
import { isJobNamed } from "./is-job-named.js";

/** How a run, or the jobs of it that a plan names, ended. */
export interface Ending {
  readonly result: "passed" | "failed";
  /** The word of the code host. */
  readonly conclusion: string;
  /** Those that the plan names; empty when it names none. */
  readonly jobs: readonly HostJob[];
}

type Stated = Pick<EvidenceRequest, "result"> & { readonly conclusion: string | null };

const PASS = "success";
const FAILURES: readonly string[] = ["failure", "timed_out"];

/** How a run ended as a whole, when that is what was said of it. */
export function endingOfRun({ conclusion }: HostRun, stated: Stated): Ending | IdentityReason {
  const result = resultOf(conclusion);
  if (conclusion === null || result === null) {
    return stated.result === "passed" ? "run-not-success" : "run-not-conclusive";
  }
  const isAsSaid = stated.conclusion === null || stated.conclusion === conclusion;
  return isAsSaid && result === stated.result ? { result, conclusion, jobs: [] } : "result-differs";
}

/** How the jobs of a name ended, when that is what was said: all with a pass, or one with a failure. */
export function endingOfJobs(all: readonly HostJob[], job: string, stated: Stated): Ending | IdentityReason {
  const jobs = all.filter(({ name }) => isJobNamed(name, job));
  if (jobs.length === 0) {
    return "job-not-found";
  }
  if (jobs.some(({ status }) => status !== "completed")) {
    return "job-not-completed";
  }
  const results = jobs.map(({ conclusion }) => resultOf(conclusion));
  const result = results.includes("failed") ? "failed" : "passed";
  if (result === "passed" && results.includes(null)) {
    return "job-not-conclusive";
  }
  const conclusion = wordFor(result, jobs, stated);
  return conclusion === null || result !== stated.result ? "result-differs" : { result, conclusion, jobs };
}

function resultOf(conclusion: string | null): Ending["result"] | null {
  if (conclusion === PASS) {
    return "passed";
  }
  return conclusion !== null && FAILURES.includes(conclusion) ? "failed" : null;
}

/** The word that was said, where it is one of the jobs'; null where it is not, the host's own where none was said. */
function wordFor(result: Ending["result"], jobs: readonly HostJob[], stated: Stated): string | null {
  const words = result === "passed" ? [PASS] : FAILURES;
  const ended = words.filter((word) => jobs.some(({ conclusion }) => conclusion === word));
  return ended.find((word) => stated.conclusion === null || word === stated.conclusion) ?? null;
}
