import { outlineScenario } from "@plumbline/playback-engine";
import type { DesignScenario } from "../../design/design.js";
import { type NumberedStep, numberedSteps } from "./numbered-steps.js";
import { partsOfScenario } from "./parts-of-scenario.js";

/** A scenario with what several sections look up in it. */
export interface ViewedScenario extends DesignScenario {
  readonly steps: readonly NumberedStep[];
  /** The number of the first step of each ID. */
  readonly numberOfStep: ReadonlyMap<string, string>;
  /** The IDs that its steps, faults and assertions name, each once. */
  readonly parts: ReadonlySet<string>;
}

/** Lays a scenario out once. */
export function viewedScenario(scenario: DesignScenario): ViewedScenario {
  const steps = numberedSteps(outlineScenario(scenario.document));
  const numberOfStep = new Map<string, string>();
  for (const { step, number } of steps) {
    const id = step?.id;
    if (typeof id === "string" && !numberOfStep.has(id)) {
      numberOfStep.set(id, number);
    }
  }
  return { ...scenario, steps, numberOfStep, parts: partsOfScenario(scenario.document, steps) };
}
