import type { ListPlace, StepPlace } from "../document/scenario-outline.js";
import type { Check } from "./check.js";
import { quoted } from "./quoted.js";

/**
 * A branch reads a step that is final when it runs, and an outcome assertion a step of the scenario.
 *
 * Final are the steps in an earlier step of the branch's own list or of a list around it, but for those
 * in a consumer's handler, which runs later. A step around the branch, and a step of another branch of a
 * parallel step, is in no earlier step.
 */
export const unknownStep: Check = {
  code: "unknown-step",
  step: (place, { outline }) => {
    const { step } = place;
    if (step?.type !== "branch") {
      return [];
    }
    if (step.whenStep === null || step.whenStep === undefined) {
      return ["whenStep: names no step"];
    }
    const read = outline.stepOfId.get(step.whenStep);
    return read !== undefined && isFinalBefore(read, place)
      ? []
      : [`whenStep: ${quoted(step.whenStep)} is not final when the branch runs`];
  },
  assertion: ({ entry }, { outline }) =>
    entry?.type === "outcome" && !outline.stepOfId.has(entry.step ?? "")
      ? [`step: ${quoted(entry.step ?? "")} is not in the scenario`]
      : [],
};

function isFinalBefore(read: StepPlace, branch: StepPlace): boolean {
  const around = new Map<ListPlace, number>();
  for (let place: StepPlace | null = branch; place !== null; place = place.list.owner) {
    around.set(place.list, place.position);
  }
  for (let place: StepPlace | null = read; place !== null; place = place.list.owner) {
    const position = around.get(place.list);
    if (position !== undefined) {
      return place.position < position;
    }
    if (place.list.role === "handler") {
      return false;
    }
  }
  return false;
}
