import { FACT_LIMITS, type Retry } from "@plumbline/model-core";
import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";

const { minAttempts, maxAttempts, maxBackoffMs, maxTimeoutMs } = FACT_LIMITS;

/** The retry that a contract of Plumbline states as `x-retry`. */
export function statedRetry(place: Place, notes: NoteList): Retry | null {
  if (!place.isThere) {
    return null;
  }
  const attempts = wholeFrom(place.at("maxAttempts"), minAttempts, maxAttempts);
  const backoffMs = wholeFrom(place.at("backoffMs"), 0, maxBackoffMs);
  if (attempts === null || backoffMs === null) {
    notes.add(place, "is no retry that the model can hold");
    return null;
  }
  return { maxAttempts: attempts, backoffMs };
}

/** The time-out that it states as `x-timeout-ms`; 0 when it states none. */
export function statedTimeout(place: Place, notes: NoteList): number {
  const timeout = wholeFrom(place, 0, maxTimeoutMs);
  if (place.isThere && timeout === null) {
    notes.add(place, "is no time-out that the model can hold");
  }
  return timeout ?? 0;
}

function wholeFrom({ value }: Place, least: number, most: number): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null;
}
