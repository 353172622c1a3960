import type { Model, Result } from "@plumbline/model-core";
import { indexModel } from "@plumbline/model-core";
import type { ValidationRequest } from "./checks/validate-scenario.js";
import { contextOf, findIssues, validatorOn } from "./checks/validate-scenario.js";
import { ENGINE_VERSION } from "./engine-version.js";
import type { PlayableScenario } from "./playable-scenario.js";
import { playScenario } from "./playing/play-scenario.js";
import { resolveScenario } from "./resolving/resolve-scenario.js";
import { hashPlayback } from "./result/hash-playback.js";
import type { RunResult, ScenarioIssue } from "./result/run-result.js";
import { runWithIssues } from "./result/run-with-issues.js";

export interface RunRequest extends ValidationRequest {
  readonly modelVersion: number;
}

/** A scenario ready to be played, or every issue that keeps it from being played. */
export function prepareScenario(
  request: ValidationRequest,
): Result<PlayableScenario, readonly ScenarioIssue[]> {
  const index = indexModel(request.model);
  const issues = findIssues(contextOf(request, index));
  return issues.length > 0
    ? { ok: false, refusal: issues }
    : { ok: true, value: resolveScenario(request.document, index) };
}

/** The same of many scenarios on one model, which is looked through once; schemas are compiled once for all of them. */
export function scenarioPreparer(
  model: Model,
): (request: Omit<ValidationRequest, "model">) => Result<PlayableScenario, readonly ScenarioIssue[]> {
  const index = indexModel(model);
  const validate = validatorOn(model, index);
  return (request) => {
    const issues = validate(request);
    return issues.length > 0
      ? { ok: false, refusal: issues }
      : { ok: true, value: resolveScenario(request.document, index) };
  };
}

/**
 * Validates a scenario and plays it on a model (docs/reference/playback.md#the-run-result). An invalid
 * scenario, or one whose playback is too large, plays nothing and says so in `issues`.
 */
export function runScenario(request: RunRequest): RunResult {
  return runPrepared(prepareScenario(request), request.modelVersion);
}

/** The same from what `prepareScenario` gave, for a caller who does something between the two. */
export function runPrepared(
  prepared: Result<PlayableScenario, readonly ScenarioIssue[]>,
  modelVersion: number,
): RunResult {
  if (!prepared.ok) {
    return runWithIssues(prepared.refusal, modelVersion);
  }
  const played = playScenario(prepared.value);
  if (!played.ok) {
    return runWithIssues([played.refusal], modelVersion);
  }
  return {
    engineVersion: ENGINE_VERSION,
    hash: hashPlayback(played.value),
    modelVersion,
    issues: [],
    ...played.value,
    labels: prepared.value.labels,
  };
}
