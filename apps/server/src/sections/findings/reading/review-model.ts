import type { Model } from "@plumbline/model-core";
import { type Finding, REVIEW_LIMITS, reviewState, stateBytes } from "@plumbline/review-rules";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import type { ModelState } from "../../model/for-threads.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { readReviewState } from "./read-review-state.js";
import { storedBytesOfState } from "./stored-bytes-of-state.js";

/** A model, and the state of a stream that it is. */
export interface ModelToReview {
  readonly state: ModelState;
  /** Read when it is known that the rest is not too large. */
  readonly model: () => Promise<Model>;
}

/** What the rules find in a model with the scenarios and promises of now. */
export interface ReviewedModel {
  readonly outcome: "reviewed";
  readonly findings: readonly Finding[];
  /** Whether there was time for all checks of payloads: what was cut off is not kept. */
  readonly isWhole: boolean;
}

/** Call it in `readAtOnce`. */
export async function reviewModel(
  reader: Reader,
  { state, model }: ModelToReview,
  clock: SchemaCheckMemory,
): Promise<ReviewedModel | RefusalNamed<"review-too-large">> {
  const { stateBytes: limit } = REVIEW_LIMITS;
  if ((await storedBytesOfState(reader, state.projectId)) > limit) {
    return { outcome: "review-too-large", limit };
  }
  const { reviewed, isWhole } = await readReviewState(reader, { state, model: await model() }, clock);
  return stateBytes(reviewed) > limit
    ? { outcome: "review-too-large", limit }
    : { outcome: "reviewed", findings: reviewState(reviewed), isWhole };
}
