import type { Guid } from "@plumbline/model-core";
import {
  type AnsweredFinding,
  type Answers,
  answeredFindings,
  countFindings,
  type FindingCounts,
  RULE_SET_VERSION,
} from "@plumbline/review-rules";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { type ReviewWanted, readFindings } from "../../findings/for-threads.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { AnswerRepository } from "../storing/answer.repository.js";
import { decisionsInForce } from "./decisions-in-force.js";

/** A state that a review reads, with what watches its schema checks. */
export interface ReviewRequest {
  readonly projectId: Guid;
  readonly wanted: ReviewWanted;
  readonly clock: SchemaCheckMemory;
}

/** What the rules find in a state, with the answers of now. */
export interface AnsweredState {
  readonly outcome: "answered";
  /** Those that were joined. */
  readonly answers: Answers;
  /** Whether there was time for all checks of payloads. */
  readonly isWhole: boolean;
  readonly review: AnsweredReview;
}

/** A review as it is answered. */
export interface AnsweredReview {
  readonly ruleSetVersion: string;
  readonly hash: string;
  readonly inputsFingerprint: string;
  readonly modelVersion: number;
  readonly findings: readonly AnsweredFinding[];
  readonly counts: FindingCounts;
}

export type NotReviewed = RefusalNamed<"no-project" | "no-revision" | "no-open-branch" | "review-too-large">;

const answers = new AnswerRepository();

/** Reviews a state and joins the answers (docs/reference/review.md#answers). Call it in `readAtOnce`. */
export async function readAnsweredState(
  reader: Reader,
  { projectId, wanted, clock }: ReviewRequest,
): Promise<AnsweredState | NotReviewed> {
  const found = await readFindings(reader, projectId, wanted, clock);
  if (found.outcome !== "findings") {
    return found;
  }
  const { hash, inputsFingerprint, modelVersion, isWhole } = found;
  const given = await answersOf(reader, projectId);
  const findings = answeredFindings(found.findings, given);
  const counts = countFindings(findings);
  const head = { ruleSetVersion: RULE_SET_VERSION, hash, inputsFingerprint, modelVersion };
  return { outcome: "answered", answers: given, isWhole, review: { ...head, counts, findings } };
}

/** The answers of a project that stand now. */
export async function answersOf(reader: Reader, projectId: Guid): Promise<Answers> {
  return {
    given: await answers.newest(reader, projectId),
    inForce: await decisionsInForce(reader, projectId),
  };
}
