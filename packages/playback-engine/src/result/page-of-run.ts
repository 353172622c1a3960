import type { StepOutcome } from "../document/steps.js";
import type { AssertionResult, RunResult, ScenarioIssue, TraceEvent } from "./run-result.js";

/** Which events of a run are wanted, and whether with what they carry. */
export interface PageOfEvents {
  /** The sequence of the last event that was shown; 0 for the first page. */
  readonly after: number;
  readonly limit: number;
  /** Characters of JSON after which the page ends early, though never without an event. */
  readonly room: number;
  /** Without them the payload of every event is null. */
  readonly includePayloads: boolean;
}

/** A run with a page of its events, as plain data. */
export interface RunPage {
  readonly engineVersion: number;
  /** Of the whole run, with its payloads. */
  readonly hash: string;
  readonly modelVersion: number;
  readonly issues: readonly ScenarioIssue[];
  readonly outcomes: { readonly [stepId: string]: StepOutcome };
  readonly assertions: readonly AssertionResult[];
  /** Of all pages. */
  readonly eventCount: number;
  readonly events: readonly TraceEvent[];
  /** A name for each ID that these events hold. */
  readonly labels: { readonly [id: string]: string };
}

/** A page of the events of a run, with what the run says as a whole (docs/reference/playback.md#the-run-result). */
export function pageOfRun(result: RunResult, page: PageOfEvents): RunPage {
  const { engineVersion, hash, modelVersion, issues, assertions } = result;
  const events = eventsOf(result, page);
  return {
    engineVersion,
    hash,
    modelVersion,
    issues,
    outcomes: Object.fromEntries(result.outcomes),
    assertions,
    eventCount: result.events.length,
    events,
    labels: Object.fromEntries(labelsOf(result, events)),
  };
}

function eventsOf({ events }: RunResult, page: PageOfEvents): readonly TraceEvent[] {
  const { after, limit, room, includePayloads } = page;
  const shown: TraceEvent[] = [];
  let left = room;
  for (const event of events.slice(after, after + limit)) {
    const written = includePayloads ? event : { ...event, payload: null };
    left -= JSON.stringify(written).length;
    if (left < 0 && shown.length > 0) {
      break;
    }
    shown.push(written);
  }
  return shown;
}

function labelsOf(
  { labels }: RunResult,
  events: readonly TraceEvent[],
): readonly (readonly [string, string])[] {
  const held = new Set(events.flatMap(({ from, to, target, message }) => [from, to, target, message]));
  return [...labels].filter(([id]) => held.has(id));
}
