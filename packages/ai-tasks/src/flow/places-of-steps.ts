import type { StepType } from "@plumbline/playback-engine";
import type { AnswerError } from "../tasks/checked-answer.js";
import type { FlowOutput } from "./flow-output.js";
import type { FlowSlot, FlowStep } from "./flow-step.js";

/** The slots of each type of step. */
export const SLOTS_OF_STEP: { readonly [Type in StepType]: readonly FlowSlot[] } = {
  call: ["then", "onError"],
  publish: ["handler"],
  write: [],
  parallel: ["branch"],
  branch: ["then", "else"],
};

/** Each key is there once, and a step is in a slot of an earlier one. */
export function wrongPlaces({ steps }: FlowOutput): readonly AnswerError[] {
  const earlier = new Map<string, FlowStep>();
  const errors: AnswerError[] = [];
  for (const [index, step] of steps.entries()) {
    const pointer = `/steps/${index}`;
    if (earlier.has(step.key)) {
      errors.push({ pointer: `${pointer}/key`, message: "is the key of an earlier step" });
    }
    const wrong = wrongPlace(step, earlier);
    if (wrong !== null) {
      errors.push({ ...wrong, pointer: `${pointer}${wrong.pointer}` });
    }
    if (!earlier.has(step.key)) {
      earlier.set(step.key, step);
    }
  }
  return errors;
}

function wrongPlace({ parent, slot }: FlowStep, earlier: ReadonlyMap<string, FlowStep>): AnswerError | null {
  if (parent === null) {
    return null;
  }
  const holder = earlier.get(parent);
  if (holder === undefined) {
    return { pointer: "/parent", message: "must be the key of an earlier step" };
  }
  const slots = SLOTS_OF_STEP[holder.type];
  if (slot === "root" || slots.includes(slot)) {
    return null;
  }
  const has = slots.length === 0 ? "none" : slots.join(" and ");
  return { pointer: "/slot", message: `must be a slot of the step ${holder.type}, which has ${has}` };
}
