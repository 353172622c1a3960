import { ENGINE_VERSION } from "../engine-version.js";
import { hashPlayback } from "./hash-playback.js";
import type { Playback, RunResult, ScenarioIssue } from "./run-result.js";

const NOTHING_PLAYED: Playback = { events: [], outcomes: new Map(), assertions: [] };

/** A run that played nothing; its hash is that of the empty lists. */
export function runWithIssues(issues: readonly ScenarioIssue[], modelVersion: number): RunResult {
  return {
    engineVersion: ENGINE_VERSION,
    hash: hashPlayback(NOTHING_PLAYED),
    modelVersion,
    issues,
    ...NOTHING_PLAYED,
    labels: new Map(),
  };
}
