import type { StepOutcome } from "@plumbline/playback-engine";
import type { PlayedEvent, PlayedRun } from "../../../engines/play.js";

/** An event that one of two runs has and the other has not, or at another time. */
export type EventChange =
  | { readonly change: "added"; readonly event: PlayedEvent }
  | { readonly change: "removed"; readonly event: PlayedEvent }
  | { readonly change: "moved"; readonly event: PlayedEvent; readonly wasMs: number };

export interface OutcomeChange {
  readonly stepId: string;
  /** Null where the step is not in the run. */
  readonly before: StepOutcome | null;
  readonly after: StepOutcome | null;
}

export interface AssertionChange {
  readonly id: string;
  readonly before: boolean | null;
  readonly after: boolean | null;
  readonly detail: string;
}

/** What is other in a run than in the one before it. */
export interface RunComparison {
  readonly events: readonly EventChange[];
  readonly outcomes: readonly OutcomeChange[];
  readonly assertions: readonly AssertionChange[];
  readonly isSame: boolean;
  readonly beforeMs: number;
  readonly afterMs: number;
}

/**
 * Compares two runs of a story. The same event is the one of the same step, kind, attempt and parts; where a run has
 * several of those, the first goes with the first.
 */
export function compareRuns(before: PlayedRun, after: PlayedRun): RunComparison {
  const events = before.hash === after.hash ? [] : changedEvents(before.events, after.events);
  const outcomes = changedOutcomes(before.outcomes, after.outcomes);
  const assertions = changedAssertions(before, after);
  return {
    events,
    outcomes,
    assertions,
    isSame: events.length + outcomes.length + assertions.length === 0,
    beforeMs: before.events.at(-1)?.atMs ?? 0,
    afterMs: after.events.at(-1)?.atMs ?? 0,
  };
}

function changedEvents(
  before: readonly PlayedEvent[],
  after: readonly PlayedEvent[],
): readonly EventChange[] {
  const left = new Map<string, PlayedEvent[]>();
  for (const event of before.toReversed()) {
    const key = keyOf(event);
    const same = left.get(key);
    if (same === undefined) {
      left.set(key, [event]);
    } else {
      same.push(event);
    }
  }
  const changes = after.flatMap((event): readonly EventChange[] => {
    const was = left.get(keyOf(event))?.pop();
    if (was === undefined) {
      return [{ change: "added", event }];
    }
    return was.atMs === event.atMs ? [] : [{ change: "moved", event, wasMs: was.atMs }];
  });
  const removed = [...left.values()].flat().map((event): EventChange => ({ change: "removed", event }));
  return [...removed, ...changes].sort(byTime);
}

function keyOf({ stepId, kind, attempt, from, to, target, message }: PlayedEvent): string {
  return JSON.stringify([stepId, kind, attempt, from, to, target, message]);
}

function byTime(left: EventChange, right: EventChange): number {
  return left.event.atMs - right.event.atMs || left.event.sequence - right.event.sequence;
}

function changedOutcomes(
  before: PlayedRun["outcomes"],
  after: PlayedRun["outcomes"],
): readonly OutcomeChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((stepId) => ({ stepId, before: before.get(stepId) ?? null, after: after.get(stepId) ?? null }))
    .filter((change) => change.before !== change.after);
}

function changedAssertions(before: PlayedRun, after: PlayedRun): readonly AssertionChange[] {
  const was = new Map(before.assertions.map((one) => [one.id, one]));
  const is = new Map(after.assertions.map((one) => [one.id, one]));
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((id) => ({
      id,
      before: was.get(id)?.passed ?? null,
      after: is.get(id)?.passed ?? null,
      detail: (is.get(id) ?? was.get(id))?.detail ?? "",
    }))
    .filter((change) => change.before !== change.after);
}
