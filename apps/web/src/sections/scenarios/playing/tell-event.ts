import type { PlayedEvent } from "../../../engines/play.js";
import { EVENT_WORDS, type Mood } from "./event-words.js";

/** An event in words. */
export interface ToldEvent {
  readonly sequence: number;
  readonly atMs: number;
  readonly from: string | null;
  readonly to: string | null;
  /** What it is about: an operation, a message, a dataset, a step. */
  readonly what: string;
  readonly outcome: string;
  readonly detail: string;
  readonly mood: Mood;
}

export type Labels = ReadonlyMap<string, string>;

/** Tells an event by the names of what it is about. */
export function tellEvent(event: PlayedEvent, labels: Labels): ToldEvent {
  const { outcome, mood, about } = EVENT_WORDS[event.kind];
  const label = (id: string | null): string | null => (id === null ? null : (labels.get(id) ?? id));
  return {
    sequence: event.sequence,
    atMs: event.atMs,
    from: label(event.from),
    to: label(event.to),
    what: whatOf(event, about, label),
    outcome: event.attempt > 1 ? `${outcome}, attempt ${event.attempt}` : outcome,
    detail: about === "dataset" ? "" : (event.detail ?? ""),
    mood,
  };
}

function whatOf(
  { message, target, detail, stepId }: PlayedEvent,
  about: "target" | "message" | "dataset" | "step",
  label: (id: string | null) => string | null,
): string {
  switch (about) {
    case "dataset":
      return detail ?? "";
    case "step":
      return stepId;
    case "message":
      return label(message) ?? label(target) ?? "";
    case "target":
      return label(target) ?? "";
  }
}
