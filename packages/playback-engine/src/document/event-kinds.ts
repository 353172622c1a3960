/** What happens in a run; an assertion counts the events of a kind. */
export const EVENT_KINDS = [
  "RequestSent",
  "ResponseReceived",
  "RequestFailed",
  "RequestTimedOut",
  "RetryScheduled",
  "Published",
  "PublishFailed",
  "Delivered",
  "DeliveryFailed",
  "DeadLettered",
  "Dropped",
  "DataWritten",
  "DataWriteFailed",
  "BranchTaken",
  "StepSkipped",
  "Routed",
  "NotRouted",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
