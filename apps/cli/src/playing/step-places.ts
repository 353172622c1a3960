import type { ScenarioDocument, StepDocument, StepListDocument } from "@plumbline/playback-engine";

/** Where a step is told: in which block (the scenario's own flow, or one delivery), and how deep in it. */
export interface StepPlace {
  readonly block: string;
  readonly depth: number;
}

const OWN_FLOW = "";

/** The block of a delivery: what a consumer does with a message is apart from what its publisher does. */
export function blockOfDelivery(publishStep: string, subscription: string | null): string {
  return `${subscription} takes what ${publishStep} published`;
}

/** By the ID of a step. */
export function placesOfSteps({ steps }: ScenarioDocument): ReadonlyMap<string, StepPlace> {
  const places = new Map<string, StepPlace>();
  const visit = (list: StepListDocument | null | undefined, { block, depth }: StepPlace): void => {
    for (const step of (list ?? []).filter((entry) => entry !== null)) {
      const id = step.id ?? "";
      places.set(id, { block, depth });
      for (const inner of ownLists(step)) {
        visit(inner, { block, depth: depth + 1 });
      }
      for (const [subscription, handler] of handlersOf(step)) {
        visit(handler, { block: blockOfDelivery(id, subscription), depth: 1 });
      }
    }
  };
  visit(steps, { block: OWN_FLOW, depth: 0 });
  return places;
}

function ownLists(step: StepDocument): readonly (StepListDocument | null | undefined)[] {
  switch (step.type) {
    case "call":
      return [step.then, step.onError];
    case "branch":
      return [step.then, step.else];
    case "parallel":
      return step.branches ?? [];
    default:
      return [];
  }
}

function handlersOf(step: StepDocument): readonly (readonly [string, StepListDocument | null])[] {
  return step.type === "publish" ? Object.entries(step.handlers ?? {}) : [];
}
