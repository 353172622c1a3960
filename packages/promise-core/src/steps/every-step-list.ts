import type { ScenarioDocument, StepDocument, StepListDocument } from "@plumbline/playback-engine";

/** Every list of steps of a scenario, whatever a play of it would meet, without the entries that hold no step. */
export function everyStepList(document: ScenarioDocument): readonly (readonly StepDocument[])[] {
  const lists = [stepsIn(document.steps)];
  for (const list of lists) {
    lists.push(...list.flatMap(listsIn));
  }
  return lists;
}

/** The steps of a list as it was sent. */
export function stepsIn(list: StepListDocument | null | undefined): readonly StepDocument[] {
  return (list ?? []).filter((step) => step !== null);
}

function listsIn(step: StepDocument): readonly (readonly StepDocument[])[] {
  switch (step.type) {
    case "call":
      return [stepsIn(step.then), stepsIn(step.onError)];
    case "branch":
      return [stepsIn(step.then), stepsIn(step.else)];
    case "parallel":
      return (step.branches ?? []).map(stepsIn);
    case "publish":
      return Object.values(step.handlers ?? {}).map(stepsIn);
    case "write":
      return [];
  }
}
