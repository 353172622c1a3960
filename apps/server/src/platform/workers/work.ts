import type { JobSize } from "./job-sizes.js";

/** One kind of work that would hold up the main thread: its jobs, and how many of them may run and wait. */
export interface Work<Jobs> {
  /** In a word or two, for who watches it. */
  readonly name: string;
  /** The file that exports the jobs, as `new URL("./x.worker.js", import.meta.url)`. */
  readonly module: URL;
  readonly size: JobSize;
  /** Jobs of one workspace that run at the same time, so that one kind of work leaves threads to the others. */
  readonly atOnce: number;
  /** Jobs that may wait; one more is 429 `busy` for whoever holds most of the places. */
  readonly waiting: number;
  /** Here for the types alone: what `module` exports. */
  readonly jobs?: Jobs;
}

/** States a kind of work whose jobs a file exports: `workOf<typeof import("./x.worker.js")>({ … })`. */
export function workOf<Jobs>(work: Work<Jobs>): Work<Jobs> {
  return work;
}

/** Types of a job, by its name among those a file exports. */
type AnyJob = (input: never) => Promise<{ readonly outcome: string }>;
export type JobName<Jobs> = {
  [Name in keyof Jobs]: Jobs[Name] extends AnyJob ? Name : never;
}[keyof Jobs] &
  string;
export type InputOf<Job> = Job extends (input: infer Input) => unknown ? Input : never;
export type OutcomeOf<Job> = Job extends (input: never) => Promise<infer Outcome> ? Outcome : never;
