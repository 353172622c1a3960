import {
  type AnsweredFinding,
  answeredSince,
  compareFindings,
  type FindingComparison,
} from "@plumbline/review-rules";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { type NotReviewed, readAnsweredState } from "../reading/answered-state.js";
import { type SnapshotPlace, SnapshotRepository } from "../storing/snapshot.repository.js";

/** A kept review to compare with the same state as it is now. */
export interface ChangesOfSnapshot extends SnapshotPlace {
  readonly clock: SchemaCheckMemory;
}

/** What became of the findings since they were kept. */
export interface ChangesSince extends FindingComparison<AnsweredFinding> {
  /** Findings of both with another answer now. */
  readonly answered: readonly AnsweredFinding[];
}

export type ChangesOutcome =
  | { readonly outcome: "changes"; readonly changes: ChangesSince }
  | NotReviewed
  | RefusalNamed<"no-snapshot">;

const snapshots = new SnapshotRepository();

/** Compares a kept review with the state it was of, as that is now. Call it in `readAtOnce`. */
export async function changesSince(
  reader: Reader,
  { clock, ...place }: ChangesOfSnapshot,
): Promise<ChangesOutcome> {
  const kept = await snapshots.find(reader, place);
  if (kept === null) {
    return { outcome: "no-snapshot" };
  }
  const { revisionId, branchId } = kept.summary;
  const wanted = { revisionId, branchId, version: null };
  const now = await readAnsweredState(reader, { projectId: place.projectId, wanted, clock });
  if (now.outcome !== "answered") {
    return now;
  }
  const before = JSON.parse(kept.findings) as readonly AnsweredFinding[];
  const compared = compareFindings(before, now.review.findings);
  return {
    outcome: "changes",
    changes: { ...compared, answered: answeredSince(before, now.review.findings) },
  };
}
