import type { CallDocument, StepDocument } from "@plumbline/playback-engine";
import { oncePerReview, type ReviewContext } from "../state/review-context.js";
import { outlinedScenarios, stepsOf } from "./scenario-steps.js";

/** What an element does in the steps of all scenarios. */
export interface Deeds {
  /** Calls of its operations. */
  readonly served: readonly CallDocument[];
  /** Calls by it. */
  readonly calls: readonly CallDocument[];
  readonly writes: boolean;
  readonly publishes: boolean;
}

interface NotedDeeds extends Deeds {
  readonly served: CallDocument[];
  readonly calls: CallDocument[];
  writes: boolean;
  publishes: boolean;
}

/** The deeds of every element that a step names or calls an operation of, by its ID. */
export const deedsOfElements = oncePerReview((context): ReadonlyMap<string, Deeds> => {
  const deeds = new Map<string, NotedDeeds>();
  for (const step of outlinedScenarios(context).flatMap(stepsOf)) {
    note(context, deeds, step);
  }
  return deeds;
});

function note(context: ReviewContext, deeds: Map<string, NotedDeeds>, step: StepDocument): void {
  switch (step.type) {
    case "call":
      deedsOf(deeds, step.from).calls.push(step);
      deedsOf(deeds, context.index.operations.get(step.operation ?? "")?.ownerId).served.push(step);
      break;
    case "publish":
      deedsOf(deeds, step.from).publishes = true;
      break;
    case "write":
      deedsOf(deeds, step.by).writes = true;
      break;
    case "parallel":
    case "branch":
      break;
  }
}

/** What nobody known does is noted under no element of a model. */
function deedsOf(deeds: Map<string, NotedDeeds>, elementId: string | null | undefined): NotedDeeds {
  const id = elementId ?? "";
  const before = deeds.get(id);
  if (before !== undefined) {
    return before;
  }
  const noted: NotedDeeds = { served: [], calls: [], writes: false, publishes: false };
  deeds.set(id, noted);
  return noted;
}
