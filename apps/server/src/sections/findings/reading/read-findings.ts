import type { Guid } from "@plumbline/model-core";
import { type Finding, hashOfFindings } from "@plumbline/review-rules";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { ModelAtState, ModelRepository, type ModelState } from "../../model/for-threads.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { findReviewInputs, type ReviewWanted } from "./review-inputs.js";
import { reviewModel } from "./review-model.js";

/** What the rules find in a state. */
export interface StateFindings {
  readonly outcome: "findings";
  readonly findings: readonly Finding[];
  readonly hash: string;
  readonly inputsFingerprint: string;
  readonly streamId: Guid;
  readonly modelVersion: number;
  /** Whether there was time for all checks of payloads: else another reading may find more. */
  readonly isWhole: boolean;
}

export type FindingsOutcome =
  | StateFindings
  | RefusalNamed<"no-project" | "no-revision" | "no-open-branch" | "review-too-large">;

/** The last states that this thread reviewed, by what they were reviewed from. */
const KEPT_STATES = 2;
const kept = new Map<string, StateFindings>();

const models = new ModelRepository();
const atState = new ModelAtState((reader, stream) => models.readModel(reader, stream));

/**
 * Reviews a state (docs/reference/review.md#findings); one that was reviewed before and is as it was is not read again.
 * Call it in `readAtOnce`.
 */
export async function readFindings(
  reader: Reader,
  projectId: Guid,
  wanted: ReviewWanted,
  clock: SchemaCheckMemory,
): Promise<FindingsOutcome> {
  const found = await findReviewInputs(reader, projectId, wanted);
  if (found.outcome !== "found") {
    return found;
  }
  const { state, fingerprint } = found;
  return kept.get(fingerprint) ?? review(reader, state, { fingerprint, clock });
}

interface ReviewAs {
  readonly fingerprint: string;
  readonly clock: SchemaCheckMemory;
}

async function review(
  reader: Reader,
  state: ModelState,
  { fingerprint, clock }: ReviewAs,
): Promise<StateFindings | RefusalNamed<"review-too-large">> {
  const model = () => atState.modelOf(reader, state);
  const reviewed = await reviewModel(reader, { state, model }, clock);
  if (reviewed.outcome !== "reviewed") {
    return reviewed;
  }
  const { findings, isWhole } = reviewed;
  const { streamId, version: modelVersion } = state;
  const hash = hashOfFindings(findings);
  const found = { findings, hash, inputsFingerprint: fingerprint, streamId, modelVersion, isWhole };
  return isWhole ? keep({ outcome: "findings", ...found }) : { outcome: "findings", ...found };
}

/** The one that was kept longest goes first. */
function keep(found: StateFindings): StateFindings {
  kept.set(found.inputsFingerprint, found);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_STATES && oldest !== undefined) {
    kept.delete(oldest);
  }
  return found;
}
