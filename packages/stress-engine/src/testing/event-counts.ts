import type { EventKind, TraceEvent } from "@plumbline/playback-engine";
import type { StressRun } from "../result/stress-run.js";

/** The kinds of events that a run of one request and a trace both count. */
export type EventCounts = { readonly [Kind in EventKind]?: number };

const sum = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number): number =>
  entries.reduce((total, entry) => total + of(entry), 0);

export function countsOfRun({
  operations,
  subscriptions,
  channels,
  stores,
  branches,
}: StressRun): EventCounts {
  const attempts = sum(operations, (operation) => operation.attempts);
  const timedOut = sum(operations, (operation) => operation.timedOut);
  const answered = sum(operations, (operation) => operation.succeeded);
  const failedWrites = sum(stores, (store) => store.failed);
  return {
    RequestSent: attempts,
    ResponseReceived: answered,
    RequestTimedOut: timedOut,
    RequestFailed: attempts - timedOut - answered,
    RetryScheduled:
      sum(operations, (operation) => operation.attempts - operation.calls) +
      sum(subscriptions, (subscription) => subscription.attempts - subscription.delivered),
    Published: sum(channels, (channel) => channel.published),
    Routed: sum(channels, (channel) => channel.routed),
    NotRouted: sum(channels, (channel) => channel.notRouted),
    DeliveryFailed: sum(subscriptions, (subscription) => subscription.failed),
    DeadLettered: sum(channels, (channel) => channel.deadLettered),
    Dropped: sum(channels, (channel) => channel.dropped),
    DataWritten: sum(stores, (store) => store.writes) - failedWrites,
    DataWriteFailed: failedWrites,
    BranchTaken: sum(branches, (branch) => branch.thenCount + branch.elseCount),
  };
}

export function countsOfTrace(events: readonly TraceEvent[]): EventCounts {
  const count = (kind: EventKind): number => events.filter((event) => event.kind === kind).length;
  const kinds = [
    "RequestSent",
    "ResponseReceived",
    "RequestTimedOut",
    "RequestFailed",
    "RetryScheduled",
    "Published",
    "Routed",
    "NotRouted",
    "DeliveryFailed",
    "DeadLettered",
    "Dropped",
    "DataWritten",
    "DataWriteFailed",
    "BranchTaken",
  ] as const;
  return Object.fromEntries(kinds.map((kind) => [kind, count(kind)]));
}
