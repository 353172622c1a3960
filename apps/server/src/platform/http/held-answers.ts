import type { ServerResponse } from "node:http";
import { busy } from "../errors/api-error.js";
import { askerNow } from "../fairness/asker.js";
import { Room } from "../fairness/room.js";

const MIB = 1024 * 1024;

/** Bytes over which an answer is large. */
export const LARGE_ANSWER = 4 * MIB;

/** Large answers to one caller at the same time. */
export const LARGE_ANSWERS_OF_CALLER = 2;

/** Bytes of memory that large answers may hold at the same time, over all requests. */
export const MOST_ANSWER_BYTES = 256 * MIB;

const places = new Room(Number.POSITIVE_INFINITY, LARGE_ANSWERS_OF_CALLER);
const memory = new Room(MOST_ANSWER_BYTES, MOST_ANSWER_BYTES);

/** What an answer is, before it is sent. */
export interface AnswerSize {
  /** Bytes that are sent. */
  readonly sent: number;
  /** Bytes of memory that are held meanwhile. */
  readonly held: number;
}

/** Counts a large answer until its client has it; 429 `busy` where it has too many already, or all have. */
export function holdAnswer(response: ServerResponse, { sent, held }: AnswerSize): void {
  if (sent <= LARGE_ANSWER) {
    return;
  }
  const { caller } = askerNow();
  if (!places.take(caller, 1)) {
    throw busy("Two large answers are on their way to you: read them first");
  }
  if (!memory.take(caller, held)) {
    places.give(caller, 1);
    throw busy("Too many large answers are on their way");
  }
  response.once("close", () => {
    places.give(caller, 1);
    memory.give(caller, held);
  });
}
