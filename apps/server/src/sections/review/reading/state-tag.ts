import { createHash } from "node:crypto";
import type { Answers } from "@plumbline/review-rules";
import type { Reader } from "../../../platform/database/statements.js";
import { SERVICE_VERSION } from "../../../platform/service-version.js";
import { findReviewInputs } from "../../findings/for-threads.js";
import { answersOf, type NotReviewed, type ReviewRequest } from "./answered-state.js";
import type { ShownAs } from "./write-findings.js";

/** A state as it is asked for. */
export interface ShownState extends Omit<ReviewRequest, "clock"> {
  readonly shown: ShownAs;
}

/** What an answer with findings is made of: the same tag, the same bytes. */
export interface TaggedState {
  readonly outcome: "tagged";
  readonly etag: string;
}

/** The entity tag of a state without reviewing it. Call it in `readAtOnce`. */
export async function tagOfState(
  reader: Reader,
  { projectId, wanted, shown }: ShownState,
): Promise<TaggedState | NotReviewed> {
  const found = await findReviewInputs(reader, projectId, wanted);
  if (found.outcome !== "found") {
    return found;
  }
  const answers = await answersOf(reader, projectId);
  return { outcome: "tagged", etag: entityTag(found.fingerprint, answers, shown) };
}

/** Another version of the service may say the same in other words. */
export function entityTag(inputsFingerprint: string, answers: Answers, shown: ShownAs): string {
  const made = JSON.stringify([SERVICE_VERSION, inputsFingerprint, answers, shown]);
  return `"${createHash("sha256").update(made).digest("hex")}"`;
}
