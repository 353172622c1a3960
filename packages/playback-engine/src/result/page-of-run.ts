import type { StepOutcome } from "../document/steps.js";
import type { AssertionResult, RunResult, ScenarioIssue, TraceEvent } from "./run-result.js";

/** Which events of a run are wanted, and whether with what they carry. */
export interface PageOfEvents {
  /** The sequence of the last event that was shown; 0 for the first page. */
  readonly after: number;
  readonly limit: number;
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
export function pageOfRun(result: RunResult, { after, limit, includePayloads }: PageOfEvents): RunPage {
  const { engineVersion, hash, modelVersion, issues, assertions } = result;
  const shown = result.events.slice(after, after + limit);
  const events = includePayloads ? shown : shown.map((event) => ({ ...event, payload: null }));
  return {
    engineVersion,
    hash,
    modelVersion,
    issues,
    outcomes: Object.fromEntries(result.outcomes),
    assertions,
    eventCount: result.events.length,
    events,
    labels: Object.fromEntries(labelsOf(result, shown)),
  };
}

function labelsOf(
  { labels }: RunResult,
  events: readonly TraceEvent[],
): readonly (readonly [string, string])[] {
  const held = new Set(events.flatMap(({ from, to, target, message }) => [from, to, target, message]));
  return [...labels].filter(([id]) => held.has(id));
}
