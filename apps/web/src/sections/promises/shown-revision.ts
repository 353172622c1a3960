import type { ObligationRecord, PromiseRecord, PromiseRevision } from "./promise-records.js";
import type { Things } from "./things.js";

/** What the parts of one promise's screen are told. */
export interface ShownPromise {
  readonly projectId: string;
  readonly promise: PromiseRecord;
  /** The revision that is looked at. */
  readonly revision: PromiseRevision;
  readonly things: Things;
  readonly mayEdit: boolean;
}

/** What is shown of a revision that a request named the number of; else that in force, else the draft, else the newest. */
export function shownRevision(promise: PromiseRecord, rev: number | undefined): PromiseRevision {
  const asked = [promise.draft, promise.inForce, ...promise.revisions].find((one) => one?.revision === rev);
  const shown = asked ?? promise.inForce ?? promise.draft ?? promise.revisions[0];
  if (shown === undefined || shown === null) {
    throw new Error("A promise without a revision");
  }
  return shown;
}

/** Whether a revision is the draft, which alone may change. */
export function isDraftOf({ draft }: PromiseRecord, { revision }: PromiseRevision): boolean {
  return draft !== null && draft.revision === revision;
}

/** Whether the service can run an obligation: the others are shown elsewhere, or by nobody. */
export function isRunnable({ execution }: ObligationRecord): boolean {
  return execution === "deterministic";
}
