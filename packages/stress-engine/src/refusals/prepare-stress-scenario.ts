import type { Model, Result } from "@plumbline/model-core";
import type { PlayableScenario, ScenarioDocument, ScenarioIssue } from "@plumbline/playback-engine";
import { PLAYBACK_LIMITS, playScenario, prepareScenario } from "@plumbline/playback-engine";
import type { ScenarioReach } from "../program/scenario-reach.js";
import { reachOfScenario } from "../program/scenario-reach.js";

/** A scenario that can be run under load, with what it meets. */
export interface PreparedScenario {
  readonly scenario: PlayableScenario;
  readonly reach: ScenarioReach;
}

/**
 * Validates a scenario as playback does; one whose playback would be too large has an issue too, and so has one
 * with a message that meets too many bindings.
 */
export function prepareStressScenario(
  document: ScenarioDocument,
  model: Model,
): Result<PreparedScenario, readonly ScenarioIssue[]> {
  const prepared = prepareScenario({ document, model });
  if (!prepared.ok) {
    return prepared;
  }
  const played = playScenario(prepared.value);
  if (!played.ok) {
    return { ok: false, refusal: [played.refusal] };
  }
  const reach = reachOfScenario(prepared.value);
  const issue = tooManyBindings(reach);
  return issue === null
    ? { ok: true, value: { scenario: prepared.value, reach } }
    : { ok: false, refusal: [issue] };
}

/** Under load a message can take ways that one playback does not. */
function tooManyBindings(reach: ScenarioReach): ScenarioIssue | null {
  const widest = reach.widestPublish;
  if (widest === null || widest.bindings <= PLAYBACK_LIMITS.bindingsOfMessage) {
    return null;
  }
  const message = `a message is matched against over ${PLAYBACK_LIMITS.bindingsOfMessage} bindings`;
  return { stepId: widest.stepId, code: "trace-too-large", message };
}
