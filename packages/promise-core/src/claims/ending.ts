import { compareCodeUnits } from "@plumbline/model-core";
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

/** What was said of it. */
export type Stated = Pick<EvidenceRequest, "result"> & { readonly conclusion: string | null };

/** What the words of the code host mean; one that is not here is neither a pass nor a failure. */
const RESULTS: ReadonlyMap<string, Ending["result"]> = new Map([
  ["success", "passed"],
  ["failure", "failed"],
  ["timed_out", "failed"],
]);

/** How a run ended as a whole, when that is what was said of it. */
export function endingOfRun({ conclusion }: HostRun, stated: Stated): Ending | IdentityReason {
  const ending = endingOf(conclusion);
  if (ending === null) {
    return stated.result === "passed" ? "run-not-success" : "run-not-conclusive";
  }
  return isAsStated(ending, stated) ? { ...ending, jobs: [] } : "result-differs";
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
  const endings = jobs.flatMap(({ conclusion }) => endingOf(conclusion) ?? []);
  const failures = endings.filter(({ result }) => result === "failed").toSorted(byConclusion);
  if (failures.length === 0 && endings.length < jobs.length) {
    return "job-not-conclusive";
  }
  const deciding = failures.length === 0 ? endings : failures;
  const ending = deciding.find((one) => isAsStated(one, stated)) ?? null;
  return ending === null ? "result-differs" : { ...ending, jobs };
}

type EndingAlone = Omit<Ending, "jobs">;

function endingOf(conclusion: string | null): EndingAlone | null {
  const word = conclusion ?? "";
  const result = RESULTS.get(word);
  return result === undefined ? null : { result, conclusion: word };
}

/** In whatever order the jobs come, the same run ends with the same word. */
function byConclusion(left: EndingAlone, right: EndingAlone): number {
  return compareCodeUnits(left.conclusion, right.conclusion);
}

/** Where several jobs failed in several words, the one that was said is as good as another. */
function isAsStated({ result, conclusion }: EndingAlone, stated: Stated): boolean {
  return result === stated.result && (stated.conclusion === null || stated.conclusion === conclusion);
}
