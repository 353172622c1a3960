import { type RunResult, runPrepared, type TraceEvent } from "@plumbline/playback-engine";
import { prepareOnHeld, type ScenarioInput } from "./held-models.js";
import { type PlacedIssue, placedIssues, placedRefusal } from "./placed-issues.js";

/** An event without what it carries, which can be large and is asked for when somebody looks at it. */
export type PlayedEvent = Omit<TraceEvent, "payload" | "headers">;

/** A run as the screen has it. */
export interface PlayedRun extends Omit<RunResult, "events" | "issues"> {
  readonly events: readonly PlayedEvent[];
}

export type PlayOutput =
  | { readonly is: "no-model" }
  | { readonly is: "refused"; readonly issues: readonly PlacedIssue[] }
  | { readonly is: "unplayable"; readonly issues: readonly PlacedIssue[] }
  | { readonly is: "played"; readonly run: PlayedRun };

export interface CarriedInput {
  /** Of the run that the event is of. */
  readonly hash: string;
  readonly sequence: number;
}

/** So many runs are kept, by their hash; the one played longest ago goes first. */
const MOST = 6;

const kept = new Map<string, RunResult>();

/** Plays a scenario on a model that is held, as the service would; its hash is that of the service. */
export function play(input: ScenarioInput): PlayOutput {
  const scenario = prepareOnHeld(input);
  switch (scenario.is) {
    case "no-model":
      return scenario;
    case "refused":
      return { is: "refused", issues: placedRefusal(input.text, scenario.refusal.errors) };
    case "read": {
      const result = runPrepared(scenario.prepared, scenario.modelVersion);
      if (result.issues.length > 0) {
        const issues = placedIssues(input.text, scenario.read.document, result.issues);
        return { is: "unplayable", issues };
      }
      keep(result);
      const { issues: _, events, ...run } = result;
      return { is: "played", run: { ...run, events: events.map(withoutCarried) } };
    }
  }
}

/** What an event of a kept run carries; null where the run went. */
export function carried({ hash, sequence }: CarriedInput): Pick<TraceEvent, "payload" | "headers"> | null {
  const event = kept.get(hash)?.events[sequence - 1];
  return event === undefined ? null : { payload: event.payload, headers: event.headers };
}

function withoutCarried({ payload: _, headers: __, ...event }: TraceEvent): PlayedEvent {
  return event;
}

function keep(result: RunResult): void {
  kept.delete(result.hash);
  kept.set(result.hash, result);
  const [first] = kept.keys();
  if (kept.size > MOST && first !== undefined) {
    kept.delete(first);
  }
}
