import type { Refusal } from "../errors/refusals.js";

/** A job on its way to a thread. */
export interface JobMessage {
  /** The file that exports it. */
  readonly module: string;
  readonly job: string;
  readonly input: unknown;
}

/** What a thread says when a job has ended, and whether it does another one. */
export interface JobEnd {
  readonly reply: JobReply;
  readonly isLast: boolean;
}

/** What a job came to. */
export type JobReply =
  /** What the job came to, which can be a refusal. */
  | { readonly outcome: { readonly outcome: string } }
  | { readonly refusal: Refusal }
  /** A bug: a thread has no other way to fail. */
  | { readonly failed: Error };
