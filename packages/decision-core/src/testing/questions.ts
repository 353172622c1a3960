import { type Guid, parseGuid, present } from "@plumbline/model-core";
import {
  askQuestion,
  type MovedQuestion,
  type NewQuestion,
  type QuestionActor,
  type StoredQuestion,
} from "../index.js";

export const ANN: QuestionActor = "user:ann";
export const BOB: QuestionActor = "user:bob";
export const BOT: QuestionActor = "agent-token:bot";

/** The ID of a number. */
export function numbered(number: number): Guid {
  return present(parseGuid(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`));
}

/** An instant, so many minutes after a first one. */
export function at(minute: number): string {
  return new Date(Date.UTC(2026, 10, 25, 8, minute)).toISOString();
}

/** A question that Ann asked in the first minute. */
export function aQuestion(more: Partial<NewQuestion> = {}): StoredQuestion {
  const about = [numbered(11), numbered(10)];
  const asked = { id: numbered(1), text: "Who retries?", about, origin: null, by: ANN, at: at(0) };
  return askQuestion({ ...asked, ...more });
}

/** The question as it is after a move that is made. */
export function done(moved: MovedQuestion): StoredQuestion {
  if (!moved.ok) {
    throw new Error(moved.refusal.title);
  }
  return moved.value;
}
