import { pathOfIndex, pathOfKey } from "@plumbline/model-core";
import type { ScenarioDocument, StepDocument, StepListDocument } from "@plumbline/playback-engine";

/** Where each step of a scenario stands in its document, by its ID: `steps[0].then[2]`; of an ID that is twice the first. */
export function stepPaths(document: ScenarioDocument): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const visitList = (steps: StepListDocument | null | undefined, path: string): void => {
    for (const [index, step] of (steps ?? []).entries()) {
      visitStep(step, pathOfIndex(path, index));
    }
  };
  const visitStep = (step: StepDocument | null, path: string): void => {
    if (step === null) {
      return;
    }
    if (step.id && !paths.has(step.id)) {
      paths.set(step.id, path);
    }
    for (const [key, list] of listsOf(step)) {
      visitList(list, `${path}.${key}`);
    }
  };
  visitList(document.steps, "steps");
  return paths;
}

type NamedList = readonly [string, StepListDocument | null | undefined];

/** The lists of steps in a step, each by its path from there. */
function listsOf(step: StepDocument): readonly NamedList[] {
  switch (step.type) {
    case "call":
      return [
        ["then", step.then],
        ["onError", step.onError],
      ];
    case "branch":
      return [
        ["then", step.then],
        ["else", step.else],
      ];
    case "parallel":
      return (step.branches ?? []).map((list, index) => [pathOfIndex("branches", index), list] as const);
    case "publish":
      return Object.entries(step.handlers ?? {}).map(
        ([id, list]) => [pathOfKey("handlers", id), list] as const,
      );
    default:
      return [];
  }
}
