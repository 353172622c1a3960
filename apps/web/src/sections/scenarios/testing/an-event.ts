import type { PlayedEvent, PlayedRun } from "../../../engines/play.js";

/** An event with defaults. */
export function anEvent(event: Partial<PlayedEvent> = {}): PlayedEvent {
  return {
    sequence: 1,
    atMs: 0,
    kind: "RequestSent",
    stepId: "step",
    attempt: 1,
    from: "a",
    to: "b",
    target: "op",
    detail: null,
    message: null,
    ...event,
  };
}

/** A run of events, which are numbered here. */
export function aRun(events: readonly Partial<PlayedEvent>[], run: Partial<PlayedRun> = {}): PlayedRun {
  return {
    engineVersion: 1,
    hash: "0",
    modelVersion: 1,
    outcomes: new Map(),
    assertions: [],
    labels: new Map(),
    ...run,
    events: events.map((event, index) => anEvent({ ...event, sequence: index + 1 })),
  };
}
