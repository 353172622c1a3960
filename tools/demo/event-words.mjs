/**
 * How an event is told: the word for its outcome, whether that is good, bad or odd, what it is about, and where it
 * stands: with its step, below it, or at the head of a delivery.
 * @typedef {object} Words
 * @property {string} outcome
 * @property {"good" | "bad" | "odd" | "dim"} mood
 * @property {"target" | "message" | "dataset" | "step"} about
 * @property {"step" | "below" | "delivery"} place
 */

/** @type {(outcome: string, mood: Words["mood"], about: Words["about"], place?: Words["place"]) => Words} */
const words = (outcome, mood, about, place = "step") => ({ outcome, mood, about, place });

/** @type {Readonly<Record<string, Words>>} */
export const EVENT_WORDS = {
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
