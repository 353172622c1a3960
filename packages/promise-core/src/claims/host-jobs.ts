import { AnsweredFields } from "./answered-fields.js";
import type { HostRun } from "./host-run.js";

/** A job of a run as a code host tells it. */
export interface HostJob {
  readonly id: number | null;
  readonly name: string;
  readonly status: string;
  /** Null while it has not ended. */
  readonly conclusion: string | null;
}

/** One page of the jobs of a run. */
export interface JobsPage {
  /** Of all pages. */
  readonly total: number;
  readonly jobs: readonly HostJob[];
}

/** What a job says of its run where it says anything; the attempt is that one or, where it was not run again, one before. */
export type RunOfJobs = Pick<HostRun, "runId" | "attempt" | "headSha">;

/** Reads a page of the jobs of a run; null for what is none, and where a job is of another run, commit or later attempt. */
export function readJobsPage(body: unknown, run: RunOfJobs): JobsPage | null {
  const said = new AnsweredFields(body);
  const [total, listed] = [said.count("total_count"), said.list("jobs")];
  if (total === null || listed === null) {
    return null;
  }
  const jobs = listed.flatMap((job) => readJob(new AnsweredFields(job), run) ?? []);
  return jobs.length === listed.length ? { total, jobs } : null;
}

function readJob(said: AnsweredFields, run: RunOfJobs): HostJob | null {
  const [name, status] = [said.text("name"), said.text("status")];
  if (name === null || status === null || isOfOther(said, run)) {
    return null;
  }
  return { id: said.count("id"), name, status, conclusion: said.text("conclusion") };
}

function isOfOther(said: AnsweredFields, { runId, attempt, headSha }: RunOfJobs): boolean {
  const ofRun = said.count("run_id") ?? runId;
  const ofAttempt = said.count("run_attempt") ?? 0;
  const ofCommit = said.text("head_sha") ?? headSha;
  return String(ofRun) !== runId || ofAttempt > (attempt ?? ofAttempt) || ofCommit !== headSha;
}
