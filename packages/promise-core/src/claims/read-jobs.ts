import { PROMISE_LIMITS } from "../limits.js";
import type { IdentityReason } from "../records/run.js";
import type { HostAnswer, HostQuestion } from "./host-answer.js";
import { type HostJob, type JobsPage, readJobsPage } from "./host-jobs.js";
import { jobsQuestion } from "./host-questions.js";
import type { RunAddress } from "./run-url.js";

/** Reads all jobs of a run, page by page. A job that moved between two pages is missed, so each is counted once. */
export function* readJobs(
  run: RunAddress,
): Generator<HostQuestion, readonly HostJob[] | IdentityReason, HostAnswer> {
  const jobs: HostJob[] = [];
  for (let page = 1; page <= PROMISE_LIMITS.jobPages; page += 1) {
    const read = pageIn(yield jobsQuestion(run, page), run.runId);
    if (typeof read === "string") {
      return read;
    }
    jobs.push(...read.jobs);
    if (read.total > PROMISE_LIMITS.jobPages * PROMISE_LIMITS.jobsOfAPage) {
      return "jobs-incomplete";
    }
    if (jobs.length >= read.total || read.jobs.length === 0) {
      return countedOnce(jobs) < read.total ? "jobs-incomplete" : jobs;
    }
  }
  return "jobs-incomplete";
}

function pageIn(answer: HostAnswer, runId: string): JobsPage | IdentityReason {
  switch (answer.outcome) {
    case "answered":
      return readJobsPage(answer.body, runId) ?? "jobs-unavailable";
    case "rate-limited":
      return "github-rate-limited";
    case "refused":
      return "github-access-refused";
    default:
      return "jobs-unavailable";
  }
}

function countedOnce(jobs: readonly HostJob[]): number {
  const ids = jobs.flatMap(({ id }) => id ?? []);
  return jobs.length - ids.length + new Set(ids).size;
}
