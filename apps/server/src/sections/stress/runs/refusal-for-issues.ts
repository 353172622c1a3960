import type { ScenarioIssue } from "@plumbline/playback-engine";
import type { RefusalReason, StressRefusal } from "@plumbline/stress-engine";

/** A refusal for issues of the scenario, as the stress engine words it. */
export function refusalFor(issues: readonly ScenarioIssue[]): StressRefusal {
  const reasons = issues.map(
    ({ code, message, stepId }): RefusalReason => ({
      code: code === "invalid-model" ? "model-invalid" : "scenario-invalid",
      targetId: null,
      stepId,
      message: `${code}: ${message}`,
    }),
  );
  return {
    code: "stress_refused",
    title: `The stress run is refused: ${reasons[0]?.message ?? "it cannot start"}`,
    errors: reasons.map(({ message }) => ({ field: "scenarioId", message })),
    reasons,
  };
}
