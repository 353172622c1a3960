import { isBlank, type Result } from "@plumbline/model-core";
import { object, orNull, type ReadOf } from "@plumbline/model-core/declaring";
import { REVIEW_LIMITS } from "../limits.js";
import { prose } from "./prose.js";
import { PINNED_STATE, PINS_ONE, type ReviewBodyRefusal, readReviewBody } from "./review-body.js";

/** The body that keeps a review (docs/reference/review.md#snapshots); it may be sent without content. */
export const SNAPSHOT_REQUEST = object(
  { ...PINNED_STATE, note: orNull(prose(REVIEW_LIMITS.noteCharacters)) },
  { rules: [PINS_ONE] },
);
export type SnapshotRequest = ReadOf<typeof SNAPSHOT_REQUEST>;

export function readSnapshotRequest(text: string): Result<SnapshotRequest, ReviewBodyRefusal> {
  return readReviewBody(SNAPSHOT_REQUEST, "snapshot", isBlank(text) ? "{}" : text);
}
