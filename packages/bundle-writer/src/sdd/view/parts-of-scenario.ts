import type { ScenarioDocument, StepDocument } from "@plumbline/playback-engine";
import type { NumberedStep } from "./numbered-steps.js";

/** The IDs of parts that a scenario names, each once, as it names them. */
export function partsOfScenario(
  { faults, assertions }: ScenarioDocument,
  steps: readonly NumberedStep[],
): ReadonlySet<string> {
  const named = [
    ...steps.flatMap(({ step, handles }) => [handles, ...(step === null ? [] : partsOfStep(step))]),
    ...faults.map((fault) => fault?.target),
    ...assertions.map((assertion) => (assertion?.type === "event-count" ? assertion.target : null)),
  ];
  return new Set(named.filter((id) => typeof id === "string"));
}

function partsOfStep(step: StepDocument): readonly (string | null | undefined)[] {
  switch (step.type) {
    case "call":
      return [step.from, step.operation];
    case "publish":
      return [step.from, step.channel, step.message, ...Object.keys(step.handlers ?? {})];
    case "write":
      return [step.by, step.store];
    case "parallel":
    case "branch":
      return [];
  }
}
