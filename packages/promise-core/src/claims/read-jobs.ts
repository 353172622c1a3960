import { PROMISE_LIMITS } from "../limits.js";
import type { IdentityReason } from "../records/run.js";
import type { HostAnswer, HostQuestion } from "./host-answer.js";
import { type HostJob, type JobsPage, type RunOfJobs, readJobsPage } from "./host-jobs.js";
import { jobsQuestion } from "./host-questions.js";
import type { RunAddress } from "./run-url.js";

/**
 * Reads all jobs of a run, page by page. A job that moved between two pages is missed, so each is counted once, and there are
 * as many as the page said that said the most.
 */
export function* readJobs(
  asked: RunAddress,
  run: RunOfJobs,
): Generator<HostQuestion, readonly HostJob[] | IdentityReason, HostAnswer> {
  const jobs: HostJob[] = [];
  let total = 0;
  for (let page = 1; page <= PROMISE_LIMITS.jobPages; page += 1) {
    const read = pageIn(yield jobsQuestion(asked, page), run);
    if (typeof read === "string") {
      return read;
    }
    jobs.push(...read.jobs);
    total = Math.max(total, read.total);
    if (total > PROMISE_LIMITS.jobPages * PROMISE_LIMITS.jobsOfAPage) {
      return "jobs-incomplete";
    }
    if (jobs.length >= total || read.jobs.length === 0) {
      return countedOnce(jobs) < total ? "jobs-incomplete" : jobs;
    }
  }
  return "jobs-incomplete";
}

function pageIn(answer: HostAnswer, run: RunOfJobs): JobsPage | IdentityReason {
  switch (answer.outcome) {
    case "answered":
      return readJobsPage(answer.body, run) ?? "jobs-unavailable";
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
