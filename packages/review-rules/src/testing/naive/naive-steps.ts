import type {
  CallDocument,
  PublishDocument,
  StepDocument,
  StepListDocument,
  WriteDocument,
} from "@plumbline/playback-engine";
import type { ReviewedState } from "../../state/reviewed-state.js";

export type Steps = StepListDocument | null | undefined;

/** The lists that a step holds. */
export function listsIn(step: StepDocument): readonly Steps[] {
  switch (step.type) {
    case "call":
      return [step.then, step.onError];
    case "publish":
      return Object.values(step.handlers ?? {});
    case "write":
      return [];
    case "parallel":
      return step.branches ?? [];
    case "branch":
      return [step.then, step.else];
  }
}

/** The steps of a list, without empty entries. */
export function entriesOf(steps: Steps): readonly StepDocument[] {
  return (steps ?? []).filter((step) => step !== null);
}

/** "Steps are no facts: they are read at any depth, playable or not, taken or not." */
export function stepsIn(steps: Steps): readonly StepDocument[] {
  return entriesOf(steps).flatMap((step) => [step, ...listsIn(step).flatMap(stepsIn)]);
}

/** "They are read from every stored scenario." */
export function allSteps(state: ReviewedState): readonly StepDocument[] {
  return state.scenarios.flatMap(({ document }) => stepsIn(document.steps));
}

export function allCalls(state: ReviewedState): readonly CallDocument[] {
  return allSteps(state).filter((step) => step.type === "call");
}

export function allPublishes(state: ReviewedState): readonly PublishDocument[] {
  return allSteps(state).filter((step) => step.type === "publish");
}

export function allWrites(state: ReviewedState): readonly WriteDocument[] {
  return allSteps(state).filter((step) => step.type === "write");
}
