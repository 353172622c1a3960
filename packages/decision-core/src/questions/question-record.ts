import type { Guid } from "@plumbline/model-core";
import {
  type ListedQuestion,
  type QuestionActor,
  type QuestionEnd,
  type QuestionOrigin,
  type QuestionSource,
  type QuestionStatus,
  type StoredQuestion,
  statusOfQuestion,
} from "./stored-question.js";

/** A question as lists show it (docs/reference/questions.md#the-record). */
export interface QuestionListItem {
  readonly id: Guid;
  readonly text: string;
  readonly about: readonly Guid[];
  /** Those of `about` that the project does not have. */
  readonly missingAbout: readonly Guid[];
  readonly origin: QuestionOrigin;
  readonly status: QuestionStatus;
  /** Null while it is open, and when it was dropped. */
  readonly answer: string | null;
  readonly askedBy: QuestionActor;
  readonly askedAt: string;
  /** Who answered or dropped it, and when; null while it is open. */
  readonly answeredBy: QuestionActor | null;
  readonly answeredAt: string | null;
  /** What it was kept from; null of one that was asked by itself. */
  readonly source: QuestionSource | null;
}

/** A question as it is read by itself, with its former answers, newest first. */
export interface QuestionRecord extends QuestionListItem {
  readonly history: readonly QuestionEnd[];
}

/** Those of the IDs that a question is about which a project does not have, of the IDs it has. */
export function missingAbout(about: readonly Guid[], present: ReadonlySet<Guid>): readonly Guid[] {
  return about.filter((id) => !present.has(id));
}

/** Writes a question as lists show it; `present` are the IDs that the project has now. */
export function questionListItem(question: ListedQuestion, present: ReadonlySet<Guid>): QuestionListItem {
  const { id, text, about, origin, askedBy, askedAt, end, source } = question;
  return {
    id,
    text,
    about,
    missingAbout: missingAbout(about, present),
    origin,
    status: statusOfQuestion(question),
    answer: end?.answer ?? null,
    askedBy,
    askedAt,
    answeredBy: end?.by ?? null,
    answeredAt: end?.at ?? null,
    source: source ?? null,
  };
}

/** Writes a question as it is read by itself. */
export function questionRecord(question: StoredQuestion, present: ReadonlySet<Guid>): QuestionRecord {
  const history = question.history.map(({ answer, status, by, at }) => ({ answer, status, by, at }));
  return { ...questionListItem(question, present), history };
}
