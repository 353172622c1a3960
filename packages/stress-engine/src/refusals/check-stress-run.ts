import type { Model, Result } from "@plumbline/model-core";
import type { ScenarioDocument, ScenarioIssue } from "@plumbline/playback-engine";
import type { StressProfile } from "../profile/stress-profile.js";
import { checkBudget, checkComplete, checkNotEmpty } from "./check-assumptions.js";
import { checkTargets } from "./check-targets.js";
import { checkTimeoutFaults, checkTimeoutOutages, checkTimeoutOverrides } from "./check-timeouts.js";
import type { PreparedScenario } from "./prepare-stress-scenario.js";
import { prepareStressScenario } from "./prepare-stress-scenario.js";
import type { FoundReason, RefusalReason, StressRefusal } from "./refusal.js";
import { reason, refusalOf } from "./refusal.js";
import { TargetDirectory } from "./target-directory.js";

/** What a run is made of. */
export interface StressRunInput {
  /** Null when the profile's scenario does not exist (any more). */
  readonly scenario: ScenarioDocument | null;
  readonly model: Model;
  readonly profile: StressProfile;
}

/**
 * Every reason for which a run does not start (docs/reference/stress-runs.md#refusals: 422); none when it
 * can.
 */
export function checkStressRun(input: StressRunInput): readonly RefusalReason[] {
  const prepared = prepareStressRun(input);
  return prepared.ok ? [] : prepared.refusal.reasons;
}

/** The scenario ready to be run, or every reason why it is not. */
export function prepareStressRun(input: StressRunInput): Result<PreparedScenario, StressRefusal> {
  const { scenario, model, profile } = input;
  if (scenario === null) {
    return refused([reason("scenario-missing", "The scenario does not exist.", { field: "scenarioId" })]);
  }
  const prepared = prepareStressScenario(scenario, model);
  if (!prepared.ok) {
    return refused(prepared.refusal.map(reasonOfIssue));
  }
  const { reach } = prepared.value;
  const directory = new TargetDirectory(model, prepared.value.scenario, reach);
  const reasons = [
    ...checkNotEmpty(profile, reach),
    ...checkComplete(profile, reach),
    ...checkTargets(profile, directory),
    ...checkTimeoutOverrides(profile, reach),
    ...checkTimeoutOutages(profile, reach),
    ...checkTimeoutFaults(profile, reach, prepared.value.scenario),
    ...checkBudget(profile.arrivals, reach),
  ];
  return reasons.length > 0 ? refused(reasons) : prepared;
}

function reasonOfIssue({ stepId, code, message }: ScenarioIssue): FoundReason {
  return reason(code === "invalid-model" ? "model-invalid" : "scenario-invalid", `${code}: ${message}`, {
    stepId,
    field: "scenarioId",
  });
}

function refused(found: readonly FoundReason[]): { readonly ok: false; readonly refusal: StressRefusal } {
  return { ok: false, refusal: refusalOf(found) };
}
