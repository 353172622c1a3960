import type { EventKind } from "@plumbline/playback-engine";

/** How an event is told. */
export interface EventWords {
  /** The word for what became of it. */
  readonly outcome: string;
  readonly mood: "good" | "bad" | "odd" | "dim";
  readonly about: "target" | "message" | "dataset" | "step";
  /** Where it stands: with its step, below it, or at the head of a delivery. */
  readonly place: "step" | "below" | "delivery";
}

const words = (
  outcome: string,
  mood: EventWords["mood"],
  about: EventWords["about"],
  place: EventWords["place"] = "step",
): EventWords => ({ outcome, mood, about, place });

export const EVENT_WORDS: Readonly<Record<EventKind, EventWords>> = {
  RequestSent: words("asked", "dim", "target"),
  ResponseReceived: words("answered", "good", "target"),
  RequestFailed: words("failed", "bad", "target"),
  RequestTimedOut: words("timed out", "bad", "target"),
  RetryScheduled: words("tried again", "odd", "target"),
  Published: words("published", "good", "message"),
  PublishFailed: words("not published", "bad", "message"),
  Delivered: words("delivered", "good", "message", "delivery"),
  DeliveryFailed: words("delivery failed", "bad", "message", "delivery"),
  DeadLettered: words("dead-lettered", "odd", "message", "delivery"),
  Dropped: words("dropped", "bad", "message", "delivery"),
  DataWritten: words("written", "good", "dataset"),
  DataWriteFailed: words("not written", "bad", "dataset"),
  BranchTaken: words("branches", "dim", "step"),
  StepSkipped: words("skipped", "odd", "step"),
  Routed: words("routed", "dim", "message", "below"),
  NotRouted: words("not followed", "dim", "message", "below"),
};
