import type { EventKind } from "@plumbline/playback-engine";

/** What an event says of how it went; the word and the sign say it beside the colour. */
export type Mood = "good" | "bad" | "odd" | "plain";

interface EventWords {
  readonly outcome: string;
  readonly mood: Mood;
  readonly about: "target" | "message" | "dataset" | "step";
}

const words = (outcome: string, mood: Mood, about: EventWords["about"]): EventWords => ({
  outcome,
  mood,
  about,
});

/** How each kind of event is told. */
export const EVENT_WORDS: Readonly<Record<EventKind, EventWords>> = {
  RequestSent: words("asks", "plain", "target"),
  ResponseReceived: words("answers", "good", "target"),
  RequestFailed: words("fails", "bad", "target"),
  RequestTimedOut: words("times out", "bad", "target"),
  RetryScheduled: words("tries again", "odd", "target"),
  Published: words("publishes", "good", "message"),
  PublishFailed: words("cannot publish", "bad", "message"),
  Delivered: words("delivered", "good", "message"),
  DeliveryFailed: words("delivery fails", "bad", "message"),
  DeadLettered: words("dead-lettered", "odd", "message"),
  Dropped: words("dropped", "bad", "message"),
  DataWritten: words("writes", "good", "dataset"),
  DataWriteFailed: words("cannot write", "bad", "dataset"),
  BranchTaken: words("branches", "plain", "step"),
  StepSkipped: words("skipped", "odd", "step"),
  Routed: words("routed", "plain", "message"),
  NotRouted: words("not followed", "plain", "message"),
};

export const MOOD_SIGNS: Readonly<Record<Mood, string>> = { good: "✓", bad: "✗", odd: "!", plain: "·" };
