import type { Guid } from "@plumbline/model-core";

/** Where a question comes from (docs/reference/questions.md#the-question). */
export const QUESTION_ORIGINS = ["human", "ai-suggested", "agent-suggested"] as const;
export type QuestionOrigin = (typeof QUESTION_ORIGINS)[number];

export const QUESTION_STATUSES = ["open", "answered", "dropped"] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

/** Who did something: `user:<id>` for a person, `agent-token:<id>` for an agent token. */
export type QuestionActor = `user:${string}` | `agent-token:${string}`;

/** That somebody answered or dropped a question. */
export interface QuestionEnd {
  readonly status: Exclude<QuestionStatus, "open">;
  /** Null where it was dropped. */
  readonly answer: string | null;
  readonly by: QuestionActor;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** What helped to ask questions (docs/reference/questions.md#the-record). */
export const QUESTION_SOURCE_KINDS = ["flow-proposal", "architecture-proposal", "critique"] as const;

/** What a question was kept from: its place among those of a proposal or critique. */
export interface QuestionSource {
  readonly kind: (typeof QUESTION_SOURCE_KINDS)[number];
  readonly id: Guid;
  readonly index: number;
}

/** A question as it is stored. */
export interface StoredQuestion {
  readonly id: Guid;
  readonly text: string;
  /** In the order they were named in, each once. */
  readonly about: readonly Guid[];
  readonly origin: QuestionOrigin;
  /** Left out of one that was asked by itself. */
  readonly source?: QuestionSource;
  readonly askedBy: QuestionActor;
  /** ISO 8601 in UTC. */
  readonly askedAt: string;
  /** Null while it is open. */
  readonly end: QuestionEnd | null;
  /** How it ended before it was reopened, newest first. */
  readonly history: readonly QuestionEnd[];
}

/** A question without what became of it before it was reopened, which lists do not show. */
export type ListedQuestion = Omit<StoredQuestion, "history">;

/** The status of a question (docs/reference/questions.md#states). */
export function statusOfQuestion({ end }: Pick<StoredQuestion, "end">): QuestionStatus {
  return end?.status ?? "open";
}

export function isAgentActor(actor: QuestionActor): boolean {
  return actor.startsWith("agent-token:");
}
