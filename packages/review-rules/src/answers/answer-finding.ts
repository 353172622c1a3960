import type { AnswerStatus } from "../records/answer.js";
import type { Finding } from "../records/finding.js";

/** How a finding stands before an answer. */
export interface FindingStanding {
  /** Null when the rule gives none for the subject. */
  readonly finding: Pick<Finding, "result" | "severity"> | null;
  /** The decision in force that names it. */
  readonly namedBy: string | null;
}

/** What somebody asks for. */
export interface AskedAnswer {
  readonly status: AnswerStatus;
  readonly reason: string | null;
  /** Of `accepted-by-decision`: the decision, and whether it is in force. */
  readonly decision: { readonly id: string; readonly isInForce: boolean } | null;
  readonly isOwner: boolean;
}

/**
 * Why an answer is not taken: `forbidden` for who asks, then `not_found` for a finding that is not there, then `conflict`
 * for how the finding or the decision stands.
 */
export interface AnswerRefusal {
  readonly code: "forbidden" | "not_found" | "conflict";
  readonly title: string;
}

type Guard = (standing: FindingStanding, asked: AskedAnswer) => AnswerRefusal | null;

const ONLY_OWNERS = "Only an owner accepts a finding by a decision, or opens one that a decision names";
const NO_FINDING = "The rule gives no finding for the subject";
const NOTHING_TO_ANSWER = "The finding is verified or not applicable: there is nothing to answer";
const BLOCKS = "A blocking finding is mended or accepted by a decision";
const NAMED = "A decision in force names the finding";
const NOT_IN_FORCE = "The decision is not accepted, or no longer in force";
const NAMED_BY_ANOTHER = "Another decision in force names the finding";

const ownerAlone: Guard = (_, { isOwner }) => (isOwner ? null : { code: "forbidden", title: ONLY_OWNERS });
const ownerWhereNamed: Guard = (standing, asked) =>
  standing.namedBy === null ? null : ownerAlone(standing, asked);
const isThere: Guard = ({ finding }) => (finding === null ? { code: "not_found", title: NO_FINDING } : null);
const hasSomethingToAnswer: Guard = ({ finding }) =>
  finding?.result === "concern" || finding?.result === "unknown" ? null : conflict(NOTHING_TO_ANSWER);
const doesNotBlock: Guard = ({ finding }) => (finding?.severity === "blocking" ? conflict(BLOCKS) : null);
const isNotNamed: Guard = ({ namedBy }) => (namedBy === null ? null : conflict(NAMED));
const decisionIsInForce: Guard = (_, { decision }) =>
  decision?.isInForce === true ? null : conflict(NOT_IN_FORCE);
const isNotNamedByAnother: Guard = ({ namedBy }, { decision }) =>
  namedBy === null || namedBy === decision?.id ? null : conflict(NAMED_BY_ANOTHER);

/** What each answer asks for, from whatever answer there is (docs/reference/review.md#answers). */
export const ANSWER_GUARDS: { readonly [To in AnswerStatus]: readonly Guard[] } = {
  open: [ownerWhereNamed, isThere],
  "wont-fix": [isThere, hasSomethingToAnswer, doesNotBlock, isNotNamed],
  "accepted-by-decision": [ownerAlone, isThere, hasSomethingToAnswer, decisionIsInForce, isNotNamedByAnother],
};

/** Why a finding cannot be answered so; null when it can. */
export function refusalOfAnswer(standing: FindingStanding, asked: AskedAnswer): AnswerRefusal | null {
  for (const guard of ANSWER_GUARDS[asked.status]) {
    const refusal = guard(standing, asked);
    if (refusal !== null) {
      return refusal;
    }
  }
  return null;
}

function conflict(title: string): AnswerRefusal {
  return { code: "conflict", title };
}
