import { compareCodeUnits, type Guid } from "@plumbline/model-core";
import { recipeHash } from "../hashes/recipe-hash.js";
import type { Obligation } from "../records/obligation.js";
import type { VerificationRun } from "../records/run.js";
import type { Revision } from "../records/stored-promise.js";

/** The runs of one obligation, as far as a status asks about them. */
export interface RunsOfObligation {
  /** The one that counts; null when none applies. */
  readonly counting: VerificationRun | null;
  /** Null when there is none at all. */
  readonly newest: VerificationRun | null;
  /** Why the newest does not apply, when none does; null when there is none at all. */
  readonly passedOver: "changed-since" | "of-a-draft" | null;
}

const NO_RUNS: RunsOfObligation = { counting: null, newest: null, passedOver: null };

/** What decides which run counts, beside the runs. */
export interface CountedIn {
  readonly revision: Pick<Revision, "approval">;
  readonly streamId: Guid;
}

/**
 * Which run of an obligation counts (docs/reference/promises-evidence.md#the-run-that-counts). One applies when the recipe
 * is still the one it ran and, once the revision is approved, when it was not of the draft. Of those that apply, what was
 * run goes before a claim, what was on the stream that is judged before what was on another, then the newest.
 */
export function runsOfObligation(
  obligation: Obligation,
  runs: readonly VerificationRun[],
  { revision, streamId }: CountedIn,
): RunsOfObligation {
  if (runs.length === 0) {
    return NO_RUNS;
  }
  const hash = recipeHash(obligation);
  const isApproved = revision.approval !== null;
  const counting = best(
    runs.filter((run) => run.recipeHash === hash && !(isApproved && run.draft)),
    (left, right) =>
      Number(isClaim(right)) - Number(isClaim(left)) ||
      Number(isOn(left, streamId)) - Number(isOn(right, streamId)) ||
      byTime(left, right),
  );
  const newest = best(runs, byTime);
  const passedOver = newest?.recipeHash === hash ? "of-a-draft" : "changed-since";
  return { counting, newest, passedOver: counting === null ? passedOver : null };
}

/** Whether nothing of it was read from the system that holds it. */
export function isClaim({ evidence }: VerificationRun): boolean {
  return evidence.some(({ identity }) => identity === "claimed");
}

/** What reads no model stands on every stream. */
function isOn({ modelRevision }: VerificationRun, streamId: string): boolean {
  return modelRevision === null || modelRevision.streamId === streamId;
}

function byTime(left: VerificationRun, right: VerificationRun): number {
  return compareCodeUnits(left.at, right.at) || compareCodeUnits(left.id, right.id);
}

function best(
  runs: readonly VerificationRun[],
  compare: (left: VerificationRun, right: VerificationRun) => number,
): VerificationRun | null {
  let found: VerificationRun | null = null;
  for (const run of runs) {
    found = found === null || compare(run, found) > 0 ? run : found;
  }
  return found;
}
