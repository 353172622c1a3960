import { AnsweredFields } from "./answered-fields.js";

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

/** Reads a page of the jobs of a run; null for what is none, and where a job is of another run. */
export function readJobsPage(body: unknown, runId: string): JobsPage | null {
  const said = new AnsweredFields(body);
  const [total, listed] = [said.count("total_count"), said.list("jobs")];
  if (total === null || listed === null) {
    return null;
  }
  const jobs = listed.flatMap((job) => readJob(new AnsweredFields(job), runId) ?? []);
  return jobs.length === listed.length ? { total, jobs } : null;
}

function readJob(said: AnsweredFields, runId: string): HostJob | null {
  const [name, status, ofRun] = [said.text("name"), said.text("status"), said.count("run_id")];
  if (name === null || status === null || (ofRun !== null && String(ofRun) !== runId)) {
    return null;
  }
  return { id: said.count("id"), name, status, conclusion: said.text("conclusion") };
}
