import { outlineScenario, type ScenarioDocument } from "@plumbline/playback-engine";
import { partsOfStep } from "@plumbline/review-rules";
import type { Cause } from "./cause.js";
import { causesOfStepPart, type NamedPart } from "./causes-of-named.js";
import type { DesignInChange } from "./design-in-change.js";

/** What touches each scenario: what its steps, handlers and faults name, at any depth. */
export function touchedScenarios(design: DesignInChange): ReadonlyMap<string, readonly Cause[]> {
  return new Map(
    design.input.scenarios.map(({ id, document }) => [
      id,
      partsOf(design, document).flatMap((part) => causesOfStepPart(design, part)),
    ]),
  );
}

function partsOf(design: DesignInChange, document: ScenarioDocument): readonly NamedPart[] {
  const steps = outlineScenario(document).steps.flatMap(({ step }) => step ?? []);
  const ofSteps = steps.flatMap(partsOfStep);
  const targets = document.faults.flatMap((fault) => fault?.target ?? []);
  const named = [...ofSteps, ...targets.flatMap((id) => partOfTarget(design, id))] as readonly NamedPart[];
  return [...new Map(named.map((part) => [`${part.kind} ${part.id}`, part])).values()];
}

/** A fault names an ID alone. */
function partOfTarget({ index }: DesignInChange, id: string): readonly NamedPart[] {
  const kinds = [
    ["element", index.elements],
    ["operation", index.operations],
    ["channel", index.channels],
    ["subscription", index.subscriptions],
  ] as const;
  return kinds.flatMap(([kind, facts]) => (facts.has(id) ? [{ kind, id }] : []));
}
