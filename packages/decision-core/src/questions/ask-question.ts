import type { Guid } from "@plumbline/model-core";
import {
  isAgentActor,
  type QuestionActor,
  type QuestionOrigin,
  type QuestionSource,
  type StoredQuestion,
} from "./stored-question.js";

/** A question that somebody asks. */
export interface NewQuestion {
  readonly id: Guid;
  readonly text: string;
  readonly about: readonly Guid[];
  /** What the request says; of an agent token it counts for nothing. */
  readonly origin: QuestionOrigin | null;
  /** What it is kept from; left out where somebody asks by themselves. */
  readonly source?: QuestionSource;
  readonly by: QuestionActor;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Asks a question, which is open then (docs/reference/questions.md#states). */
export function askQuestion({ id, text, about, origin, source, by, at }: NewQuestion): StoredQuestion {
  return {
    id,
    text,
    about,
    origin: isAgentActor(by) ? "agent-suggested" : (origin ?? "human"),
    ...(source === undefined ? {} : { source }),
    askedBy: by,
    askedAt: at,
    end: null,
    history: [],
  };
}
