import { outlineScenario, type ScenarioOutline, type StepDocument } from "@plumbline/playback-engine";
import type { Cited } from "../records/cited.js";
import { oncePerReview } from "../state/review-context.js";
import type { ReviewedScenario } from "../state/reviewed-state.js";

/** A stored scenario, laid out flat. */
export interface OutlinedScenario {
  readonly scenario: ReviewedScenario;
  readonly outline: ScenarioOutline;
}

/** Every stored scenario with its steps at any depth, ordered by ID. */
export const outlinedScenarios = oncePerReview(({ scenarios }): readonly OutlinedScenario[] =>
  scenarios.map((scenario) => ({ scenario, outline: outlineScenario(scenario.document) })),
);

/** The steps of a scenario at any depth, in document order, without the entries that hold none. */
export function stepsOf({ outline }: OutlinedScenario): readonly StepDocument[] {
  return outline.steps.flatMap(({ step }) => step ?? []);
}

/** Every part that a step names by itself, whether or not the model has it; not what the steps inside it name. */
export function partsOfStep(step: StepDocument): readonly Cited[] {
  switch (step.type) {
    case "call":
      return [...named("element", step.from), ...named("operation", step.operation)];
    case "publish":
      return [
        ...named("element", step.from),
        ...named("channel", step.channel),
        ...named("message", step.message),
        ...Object.keys(step.handlers ?? {}).flatMap((id) => named("subscription", id)),
      ];
    case "write":
      return [...named("element", step.by), ...named("element", step.store)];
    case "parallel":
    case "branch":
      return [];
  }
}

function named(kind: Cited["kind"], id: string | null | undefined): readonly Cited[] {
  return id === null || id === undefined ? [] : [{ kind, id }];
}
